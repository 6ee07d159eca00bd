import Arguments
import Testing

@Suite("First guesses, topics and remarks")
struct FirstGuessTests {
    /// The tea maker with guesses, a topic, and leaves that may stand for `brew`.
    static let tool = ToolSpec(
        "tea", version: "2.1", summary: "brews tea",
        topics: [
            HelpTopic(
                "leaves", summary: "what can be brewed", discussion: "Fresh ones are best.",
                lists: [.init("Black", rows: [.init("assam", "strong and malty"), .init("keemun", "")])])
        ],
        guesses: [
            FirstGuess("make", is: "brew"), FirstGuess("-V", is: "--version"),
            FirstGuess("coffee", refusedFor: "'tea brew chicory' comes near"), FirstGuess("--hot", is: "--heat", "95"),
            FirstGuess("--to", is: "--output"), FirstGuess("--sugar", refusedFor: "'--add sugar' sweetens"),
        ],
        implied: { $0 == "assam" || $0.hasPrefix("leaf:") ? "brew" : nil }, impliedWords: ["assam"],
        commands: [Tea.brew]
    ) { Tea.colour }

    /// A line, and the command with its leaf, heat and output, or the sentence.
    static let lines: [(line: String, answer: String)] = [
        ("make assam", "brew assam 80.0 -"), ("assam", "brew assam 80.0 -"), ("leaf:x mug", "brew leaf:x 80.0 -"),
        ("brew assam --hot", "brew assam 95.0 -"), ("brew assam --to x", "brew assam 80.0 x"),
        ("brew assam --to=x", "brew assam 80.0 x"), ("-V", "version"),
        ("brew assam --hot=3", "'--hot' takes no value, but '3' was given; leave it out"),
        ("brew assam --hot --heat 3", "'--hot' and '--heat' are one option, taken once; leave one out"),
        ("coffee", "'coffee' is not a tea command; 'tea brew chicory' comes near"),
        ("brew assam --sugar", "'tea brew' has no option '--sugar'; '--add sugar' sweetens"),
        ("--hot brew assam", "'--hot' belongs after the command: 'tea COMMAND --hot'"),
        ("asam", "'asam' is not a tea command; did you mean 'assam'? 'tea help' lists the commands"),
        ("help leaves", "leaves"), ("leaves --help", "leaves"),
        ("help leave", "'leave' is not a tea command; 'tea help' lists the commands"),
        // Only the first word is a guess, and a command's name is never one.
        ("brew make", "brew make 80.0 -"), ("brew coffee", "brew coffee 80.0 -"), ("brew brew", "brew brew 80.0 -"),
    ]

    @Test("a guess is read as other words, or refused with what does it", arguments: lines)
    func guesses(line: String, answer: String) throws {
        func read() throws(UsageError) -> String {
            switch try Self.tool.parse(line.split(separator: " ").map(String.init)) {
            case .run(let command, let arguments):
                "\(command.name) \(try arguments[Tea.leaf]) \(try arguments[Tea.heat]) \(try arguments[Tea.output] ?? "-")"
            case .help(.topic(let topic), _): topic.name
            case .help: "help"
            case .version: "version"
            }
        }
        do throws(UsageError) { #expect(try read() == answer) } catch { #expect(error.description == answer) }
    }

    @Test("a topic's page is laid out as a command's is")
    func page() throws {
        guard case .help(let subject, _) = try Self.tool.parse(["help", "leaves"]) else { return }
        #expect(
            HelpScreen(width: 40).text(of: subject, in: Self.tool) == """
                tea help leaves: what can be brewed

                Fresh ones are best.

                Black:
                  assam   strong and malty
                  keemun

                """)
    }

    @Test("what is odd about words is told, what is clear is not")
    func remarks() throws {
        func remarks(_ line: String) throws -> [String] {
            try Tea.arguments(line.split(separator: " ").map(String.init)).remarks
        }
        #expect(try remarks("brew assam --steep 80") == ["--steep 80 is 80 s; write 80ms for milliseconds"])
        #expect(try remarks("brew assam --steep=1e1") == ["--steep 1e1 is 10 s; write 1e1ms for milliseconds"])
        for clear in ["9.9", "80ms", "80s", "10 ms"] {
            #expect(try Tea.arguments(["brew", "assam", "--steep", clear]).remarks == [])
        }
        let pair = Positional.some(
            "N", .word.remarking { $0.count == 2 ? "\($0[0]) and \($0[1]) are a pair" : nil }, help: "")
        let tool = ToolSpec(
            "t", version: "1", summary: "", commands: [CommandSpec("c", summary: "", positionals: { pair })])
        guard case .run(_, let two) = try tool.parse(["c", "a", "b"]),
            case .run(_, let three) = try tool.parse(["c", "a", "b", "c"])
        else { return }
        #expect(two.remarks == ["a and b are a pair"] && three.remarks == [])
    }

    @Test("help carries the tool's own options, wherever they stand")
    func helpOptions() throws {
        for line in [
            "brew --help --colour never", "--colour=never help brew", "brew -h --bogus --colour never",
            "help brew --colour never",
        ] {
            guard
                case .help(.command(let command), let arguments) = try Self.tool.parse(
                    line.split(separator: " ").map(String.init))
            else {
                Issue.record("no help: \(line)")
                continue
            }
            #expect(command.name == "brew")
            #expect(try arguments[Tea.colour] == .never)
        }
        #expect(throws: UsageError.self) { try Self.tool.parse(["brew", "--help", "--colour", "blue"]) }
    }

    @Test("one ending is a plain pattern in zsh, for a group alone would be glob qualifiers")
    func zshPattern() {
        let file = Positional("FILE", .word.completing(.files(endings: ["leaf"])), help: "")
        let other = Positional("OTHER", .word.completing(.files(endings: ["leaf", "bag"])), help: "")
        let tool = ToolSpec(
            "t", version: "1", summary: "",
            commands: [
                CommandSpec("c", summary: "") {
                    file
                    other
                } options: {
                    Tea.iced
                }
            ])
        let script = Completions(of: tool).script(for: .zsh)
        #expect(script.contains("_files -g '*.leaf' ") && script.contains("_files -g '*.(leaf|bag)' "))
    }

    @Test("the manual page names characters beyond ASCII")
    func manualPage() {
        let tool = ToolSpec("t", version: "1", summary: "♥ é 🙂", commands: [])
        let text = ManPage(of: tool).text
        #expect(text.contains(#"\[u2665] \[u00E9] \[u1F642]"#) && text.utf8.allSatisfy { $0 < 0x80 })
    }
}
