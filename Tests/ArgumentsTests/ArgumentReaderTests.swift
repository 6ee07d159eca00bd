import Testing

@testable import Arguments

@Suite("What a command reads of its arguments")
struct ArgumentReaderTests {
    static let theme = Option("theme", .word, default: "light", help: "Colours.").serving("pictures")
    static let output = Option("output", short: "o", .word, help: "Where to.")
    static let quiet = Option.flag("quiet", help: "Say less.")
    static let depth = Option("depth", .integer(.atLeast(0)), default: 1, help: "How deep.")
    static let file = Positional("FILE", .word("FILE", "a file"), help: "What to read.")
    static let other = Positional("OTHER", .word("OTHER", "a word"), help: "Something else.")

    static let tool = ToolSpec(
        "tool", version: "1", summary: "a tool",
        commands: [
            CommandSpec("draw", summary: "draw", positionals: { file }) {
                theme
                output
            },
            CommandSpec(
                "kit", summary: "two actions",
                actions: [
                    CommandSpec("kit open", summary: "open it", positionals: { file }) { depth },
                    CommandSpec("kit shut", summary: "shut it"),
                ]),
        ]
    ) { quiet }

    static func reader(_ words: [String]) throws -> ArgumentReader {
        guard case .run(let command, let arguments) = try tool.parse(words) else { throw NotRun() }
        return ArgumentReader(arguments, of: command, everywhere: tool.globalOptions)
    }

    struct NotRun: Error {}

    @Test("an option that was given and not read is refused as it was spelled, with what it is for")
    func unread() throws {
        var reader = try Self.reader(["draw", "x", "--theme", "dark", "-o", "y", "--quiet"])
        #expect(throws: UsageError.withoutEffect("--theme", purpose: "pictures")) { try reader.refuseUnread() }
        #expect(try reader[Self.theme] == "dark")
        #expect(throws: UsageError.withoutEffect("-o", purpose: nil)) { try reader.refuseUnread() }
        #expect(try reader.isGiven(Self.output))
        try reader.refuseUnread()
    }

    @Test("what was not given need not be read")
    func notGiven() throws { try Self.reader(["draw", "x"]).refuseUnread() }

    @Test("reading what the command never declared is a fault of the tool")
    func undeclared() throws {
        var reader = try Self.reader(["draw", "x"])
        #expect(throws: UsageError.undeclared("--depth", command: "tool draw")) { try reader[Self.depth] }
        #expect(throws: UsageError.undeclared("OTHER", command: "tool draw")) { try reader[Self.other] }
        #expect(try reader[Self.file] == "x")
    }

    @Test("an action has options and arguments of its own")
    func actions() throws {
        var reader = try Self.reader(["kit", "open", "x", "--depth", "3"])
        #expect(try reader[Self.depth] == 3)
        #expect(try reader[Self.file] == "x")
        let fault = UsageError.unknownOption("--depth", command: "tool kit shut", suggestions: [])
        #expect(throws: fault) { try Self.reader(["kit", "shut", "--depth", "3"]) }
        #expect(throws: UsageError.self) { try Self.reader(["kit"]) }
        #expect(throws: UsageError.self) { try Self.reader(["kit", "opne", "x"]) }
    }

    static let helps: [(words: [String], page: String)] = [
        (["help", "kit"], "kit"), (["kit", "--help"], "kit"), (["help", "kit", "open"], "kit open"),
        (["kit", "open", "--help"], "kit open"), (["kit", "open", "x", "-h"], "kit open"),
        (["help", "draw"], "draw"), (["draw", "x", "--help"], "draw"),
    ]

    @Test("every action has a page of its own", arguments: helps)
    func help(words: [String], page: String) throws {
        guard case .help(.command(let command), _) = try Self.tool.parse(words) else { throw NotRun() }
        #expect(command.name == page)
    }

    @Test("the page of a command with actions lists them, and theirs their own options")
    func pages() {
        let page = HelpScreen().text(of: Self.tool.command("kit"), in: Self.tool)
        let lines = page.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("open open it") && lines.contains("shut shut it"))
        #expect(!page.contains("--depth"))
        let action = HelpScreen().text(of: Self.tool.pages.first { $0.name == "kit open" }, in: Self.tool)
        #expect(action.contains("tool kit open [options] FILE") && action.contains("--depth"))
        #expect(ManPage(of: Self.tool).text.contains(".SS \"kit open\""))
    }
}
