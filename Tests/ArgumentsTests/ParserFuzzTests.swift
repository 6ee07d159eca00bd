import Arguments
import TestSupport
import Testing

@Suite("Parser, with thrown words")
struct ParserFuzzTests {
    @Test("whatever the words, there is an answer or a sentence")
    func anything() {
        var dice = Dice(seed: 1)
        let vocabulary = [
            "brew", "mix", "note", "wash", "help", "assam", "--heat", "--heat=3", "--heat=", "-t", "-t3", "-it", "-qi",
            "-q",
            "--", "-", "---", "--=", "-=", "=", "", "--no-cosy", "--cosy", "--no-", "--name", "x", "-0.3", "-.5",
            "-1e-3",
            "-.", "-x-", "--colour", "never", "--add", "milk", "-a", "-aa", "--help", "-h", "--version", "--he",
            "\u{0}",
            "-\u{301}", "--\u{301}", "👩‍👩‍👧", "-👍", "--heat=\u{FFFD}",
        ]
        var answers = 0
        var errors = 0
        for _ in 0..<20_000 {
            let words = (0..<dice.index(below: 8)).map { _ in
                if dice.index(below: 6) > 0 { return dice.pick(vocabulary) }
                // Any bytes at all, mended as the system's argument list is.
                return String(
                    decoding: (0..<dice.index(below: 6)).map { _ in UInt8(dice.index(below: 256)) }, as: UTF8.self)
            }
            switch Tea.parse(words) {
            case .success(.run(_, let arguments)):
                answers += 1
                #expect(arguments.positionals.count < words.count)
            case .success: answers += 1
            case .failure(let error):
                errors += 1
                #expect(!error.description.isEmpty && !error.description.hasSuffix("."))
                #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
            }
        }
        #expect(answers > 1000 && errors > 1000)
    }

    @Test("a line put together from options and arguments is taken apart into the same, each once")
    func assembled() throws {
        var dice = Dice(seed: 2)
        for _ in 0..<5_000 {
            var pieces: [[String]] = []
            var expected: [String: [String]] = [:]
            func add(_ name: String, _ value: String, _ spellings: [[String]]) {
                expected[name, default: []].append(value)
                pieces.append(dice.pick(spellings))
            }
            if dice.index(below: 2) == 0 {
                let v = dice.pick(["80", "-3", "-.5", "1e1"])
                add("heat", v, [["--heat", v], ["--heat=\(v)"], ["-t", v], ["-t\(v)"], ["-t=\(v)"]])
            }
            if dice.index(below: 2) == 0 {
                let v = dice.pick(["-", "a b", "x=y", "é", "a"])
                add("output", v, [["--output", v], ["--out=\(v)"], ["-o", v], ["-o\(v)"], ["--output=\(v)"]])
            }
            if dice.index(below: 2) == 0 { add("colour", "never", [["--colour", "never"], ["--colour=never"]]) }
            if dice.index(below: 2) == 0 { add("iced", "on", [["--iced"], ["-i"]]) }
            if dice.index(below: 2) == 0 { add("quiet", "on", [["--quiet"], ["-q"]]) }
            for v in ["milk", "sugar", "milk"].prefix(dice.index(below: 4)) {
                add("add", v, [["--add", v], ["-a", v], ["-a\(v)"]])
            }
            let positionals = Array(
                [dice.pick(["assam", "-", "-0.3,0.2", "a=b"]), dice.pick(["mug", "-1"])].prefix(
                    1 + dice.index(below: 2)))
            let marked = (pieces.map { ($0, true) } + positionals.map { ([$0], false) }).shuffled(using: &dice)
            // The arguments come in their own order whatever stands between them.
            var rest = positionals[...]
            let words = marked.flatMap { piece, isOption in isOption ? piece : [rest.removeFirst()] }
            let arguments = try Tea.arguments(["brew"] + words)
            #expect(arguments.positionals == positionals)
            for name in ["heat", "output", "colour", "add"] {
                #expect(arguments.values(name).sorted() == (expected[name] ?? []).sorted())
            }
            for name in ["iced", "quiet"] { #expect(arguments.flag(name) == (expected[name] != nil)) }
        }
    }
}
