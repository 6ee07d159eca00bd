import Foundation
import TestSupport
import Testing

@Suite("Odd input is worked with or refused, and never traps")
struct HostileTests {
    static let animations = [
        "1e-9", "1e9", "1e-100", "1e99", "1e308", "5e-324", "-0", "0.3,-0.9999999999", "0.3,0.9999999", "0.3,1",
        "1e9,0.9999",
        "1e-9,1", ".linear.repeatCount(1000000000)", ".linear.repeatForever()",
        ".linear.repeatCount(9223372036854775807)",
        ".linear.repeatCount(99999999999999999999)", ".snappy.speed(1e-9)", ".snappy.speed(1e300)",
        ".snappy.delay(1e9)",
        ".snappy.delay(1e300)", ".snappy.delay(-1)", ".spring(response: 1e-300, dampingFraction: 1e300)",
        "Spring(mass: 1e300, stiffness: 1e-300, damping: 1e300)", "Spring(settlingDuration: 1e9, dampingRatio: 0)",
        "cubic-bezier(0, 1e9, 1, -1e9) 1s", "cubic-bezier(0,0,0,0) 1e9s", "linear(0, 1e308, 1) 1s",
        "{ type: \"spring\", stiffness: 1e308 }", "((((((((", "\"", "🙂", "🙂=0.3", "e\u{301}=0.3", "\u{202E}0.3",
        "a=b=0.3", "=0.3",
        "--", "0.3,", ",", ",,", "0.3,0.3,0.3", "0x1p3", "1_000", "٣", "0,35,0,35",
    ]

    @Test("any animation ends in a result or a sentence", arguments: animations)
    func animation(text: String) throws {
        let folder = try Folder()
        for words in [
            ["inspect"], ["csv", "--samples", "3"], ["csv", "--solver", "both", "--samples", "3"],
            ["plot", "--until", "1"], ["plot", "-o", "x.png", "--size", "400x300", "--until", "1"],
        ] {
            let outcome = try Dashpot.run(words + ["-q", "--", text], in: folder)
            #expect([0, 2].contains(outcome.status), "\(words): \(outcome.status) \(outcome.errors)")
            #expect((outcome.status == 0) == outcome.errors.isEmpty, "\(words): \(outcome.errors)")
            if outcome.status == 2 { #expect(outcome.output.isEmpty) }
            #expect(!outcome.text.contains("nan") && !outcome.text.contains("inf"))
        }
    }

    static let options: [[String]] = [
        ["csv", "0.3", "--from", "-1e9", "--to", "1e9", "--velocity", "1e12"],
        ["csv", "0.3", "--from", "0", "--to", "1e-300"],
        ["csv", "0.3", "--until", "5e-324"], ["csv", "0.3", "--until", "1e-300", "--samples", "1000"],
        ["csv", "0.3", "--property", "x=-1e9:1e9:-1e9"], ["csv", "0.3", "--property", "x=5:5"],
        ["csv", "0.3", "--property", "x=0:5e-324"], ["plot", "0.3", "--property", "x=0:5e-324"],
        ["plot", "0.3", "--property", "x=5:5", "-o", "x.png"], ["plot", "0.3", "--velocity", "1e12"],
        ["plot", "0.3", "--velocity", "-1e12", "-o", "x.png"], ["plot", "0.3", "--until", "1e-300"],
        ["plot", "0.3", "--until", "1e300"], ["plot", "0.3", "--until", "1e300", "-o", "x.png"],
        ["plot", "0.3", "--until", "5e-324", "-o", "x.png"],
        ["inspect", "0.3", "--velocity", "1e12"], ["inspect", "0.3", "--velocity", "-5e-324"],
        ["inspect", "0.3", "--fps", "1"], ["inspect", "0.3", "--fps", "1000"],
        ["compare", "0.3", "0.4", "--hold", "3600"], ["compare", "0.3", "0.4", "--hold", "0", "-o", "x.png"],
        ["compare", "0.3", "0.4", "--hold", "1e-300", "--csv", "-"], ["compare", "0.3", "0.4", "--control", "1x1"],
        ["compare", "0.3", "0.4", "--control", "16384x16384"], ["compare", "0.3,1", "0.3,1"],
        ["compare", ".linear", ".easeIn"], ["compare", ".linear.repeatForever()", "0.3", "-o", "x.png"],
        ["compare", "0.3", "0.4", "--velocity", "1e12", "-o", "x.png"],
        ["csv", "press-scale", "--hold", "3600", "--samples", "3"], ["csv", "press-scale", "--hold", "0"],
        ["csv", "morphing-submit", "--set", "work=1e300"], ["csv", "press-scale", "--until", "1e-9"],
        ["csv", "0.3", "--precision", "17"], ["inspect", "0.3", "--width", "10000"],
        ["csv", String(repeating: "x", count: 100_000)], [String(repeating: "x", count: 100_000)],
        ["csv", "0.3", "--" + String(repeating: "x", count: 100_000)],
        ["csv", "0.3", "--property", String(repeating: "x", count: 50_000) + "=0:1"],
        ["csv", String(repeating: "l", count: 50_000) + "=0.3"],
        ["plot", String(repeating: "l", count: 50_000) + "=0.3", "0.4", "-o", "x.png"],
        ["scene", "new", "0.3", "0.4", "--name", String(repeating: "x", count: 100_000)],
        ["csv", "0.3", "-o", String(repeating: "x", count: 5000)],
        [""], ["", ""], ["csv", " "], ["help", ""], ["help", "nothing"], ["scene", "run", "press-scale", "-o", ""],
        ["csv", "@\u{1B}[31m"], ["csv", "0.3", "-o", "no\u{1B}[31m/x.csv"],
    ]

    @Test("any option ends in a result or a sentence", arguments: options)
    func option(words: [String]) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words, in: folder)
        #expect([0, 2].contains(outcome.status), "\(outcome.status) \(outcome.errors)")
        if outcome.status == 2 { #expect(outcome.errors.hasPrefix("dashpot: ")) }
        if outcome.status == 2 {
            #expect(outcome.output.isEmpty)
            #expect(try folder.names.isEmpty)
        }
        #expect(outcome.errors.utf8.count < 2000)
        // A file's name cannot steer the terminal that shows it.
        #expect(!outcome.errors.contains("\u{1B}"))
        if words.first == "csv" || words.contains("--csv") {
            for field in CSVTable(outcome.text).rows.joined() {
                #expect(!field.isEmpty && field != "nan" && field != "inf")
            }
        }
    }

    static let scripts: [(script: String, errors: String)] = [
        (
            "dashpot csv $'\\xff\\xfe'",
            "dashpot: word 2 of the command line, '\u{FFFD}\u{FFFD}', is not UTF-8; write labels and names of files in UTF-8\n"
        ),
        (
            "dashpot csv snappy -o $'\\xff.csv'",
            "dashpot: word 4 of the command line, '\u{FFFD}.csv', is not UTF-8; write labels and names of files in UTF-8\n"
        ),
        (
            "dashpot $'\\x1b[31m'",
            "dashpot: '\\u{1b}[31m' is not a dashpot command; 'dashpot help' lists the commands\n"
        ),
    ]

    @Test("words that are no text are refused and shown harmlessly", arguments: scripts)
    func words(script: String, errors: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(script, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors == errors)
        #expect(try folder.names.isEmpty)
    }

    @Test("a binary file is no list")
    func binaryList() throws {
        let folder = try Folder()
        var dice: UInt64 = 0x9E37_79B9_7F4A_7C15
        try folder.file(
            "noise",
            Data(
                (0..<100_000).map { _ in
                    dice ^= dice << 13
                    dice ^= dice >> 7
                    dice ^= dice << 17
                    return UInt8(truncatingIfNeeded: dice)
                }))
        let outcome = try Dashpot.run(["csv", "@noise"], in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.utf8.count < 2000)
        #expect(!outcome.errors.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test("a list of ten thousand animations is inspected")
    func longList() throws {
        let folder = try Folder()
        try folder.file("many", (1...10_000).map { "n\($0)=0.3\n" }.joined())
        let outcome = try Dashpot.run(["inspect", "@many", "--format", "csv"], in: folder)
        #expect(outcome.lines.count == 10_001)
    }
}
