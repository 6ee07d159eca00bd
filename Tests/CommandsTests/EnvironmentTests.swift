import Foundation
import TestSupport
import Testing

@Suite("What the environment changes, and what it does not")
struct EnvironmentTests {
    static let dataCommands: [String] = [
        "csv 0.35,0.35 --property blur=8:0", "csv press-scale -q", "inspect 0.35,0.35 --format json",
        "inspect 0.35,0.35 --format csv", "compare 0.12,0 0.35,0.35 --csv -", "compare 0.12,0 0.35,0.35 --format json",
        "scene show press-scale", "plot snappy -o -", "completions bash",
    ]
    static let environments: [[String: String]] = [
        ["LC_ALL": "de_DE.UTF-8"], ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "", "LANG": "fr_FR.ISO-8859-1"],
        ["LC_ALL": "tr_TR.UTF-8"], ["NO_COLOR": "1"], ["CLICOLOR_FORCE": "1"], ["TERM": "dumb"], ["COLUMNS": "41"],
        ["COLUMNS": "nonsense"],
    ]

    @Test("data is the same in every locale, colour and width", arguments: dataCommands)
    func data(words: String) throws {
        let folder = try Folder()
        let words = words.split(separator: " ").map(String.init)
        let usual = try Dashpot.run(words, in: folder).output
        for environment in Self.environments {
            let outcome = try Dashpot.run(words, environment: environment, in: folder)
            #expect(outcome.output == usual, "\(environment)")
        }
    }

    static let texts: [String] = [
        "inspect 0.12,0 0.35,0.35", "inspect 0.35,0.35 --solver swiftui", "inspect 0.35,0.35 --format markdown",
        "compare 0.12,0 0.35,0.35", "compare 0.3,1 0.3,1", "compare press-scale --hold 40ms", "plot 0.12,0 0.35,0.35",
        "plot morphing-submit", "scene list", "help", "help compare", "help csv", "help tune",
        "csv snappy --format text",
    ]

    @Test("text keeps to ASCII where the locale has nothing else, and with --ascii", arguments: texts)
    func ascii(words: String) throws {
        let folder = try Folder()
        let words = words.split(separator: " ").map(String.init)
        for locale in ["C", "POSIX"] {
            let outcome = try Dashpot.run(words, environment: ["LC_ALL": locale], in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.output.allSatisfy { $0 < 0x80 })
            let usual = try Dashpot.run(words, in: folder).text
            #expect(
                outcome.text.filter { $0 == "?" }.count == usual.filter { $0 == "?" }.count, "a letter has no spelling")
            #expect(outcome.errors.utf8.allSatisfy { $0 < 0x80 })
        }
        guard words.first != "help" else { return }
        #expect(try Dashpot.run(words + ["--ascii"], in: folder).output.allSatisfy { $0 < 0x80 })
    }

    @Test("complaints keep to ASCII too")
    func asciiComplaints() throws {
        let outcome = try Dashpot.run("csv", "größe=nan", environment: ["LC_ALL": "C"])
        #expect(outcome.errors.utf8.allSatisfy { $0 < 0x80 })
        #expect(outcome.errors.hasPrefix("dashpot: duration nan is not allowed; give a finite number\n"))
    }

    static let escape = "\u{1B}["
    static let colors: [(words: [String], environment: [String: String], isColored: Bool)] = [
        ([], [:], false),
        (["--color", "always"], [:], true),
        (["--color", "always"], ["NO_COLOR": "1"], true),
        (["--color", "always"], ["TERM": "dumb"], true),
        (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
        (["--color", "auto"], ["CLICOLOR_FORCE": "1"], true),
        ([], ["CLICOLOR_FORCE": "1"], true),
        ([], ["CLICOLOR_FORCE": "0"], false),
        ([], ["CLICOLOR_FORCE": ""], false),
        ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
        ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true),
    ]

    @Test("escape sequences are written when asked for, and only then", arguments: colors)
    func color(words: [String], environment: [String: String], isColored: Bool) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["plot", "snappy", "bouncy"] + words, environment: environment, in: folder)
        #expect(outcome.text.contains(Self.escape) == isColored)
    }

    @Test("lines are no longer than --width says", arguments: [40, 41, 50, 60, 72, 80, 100, 120, 160, 200])
    func widths(width: Int) throws {
        let folder = try Folder()
        for words in [
            ["inspect", "0.12,0", "0.35,0.35"], ["inspect", "cubic-bezier(0.123456, 0.8, 0.2, 1) 300ms"],
            ["inspect", "averylonglabelaverylonglabelaverylonglabelaverylonglabel=0.35,0.35", "--solver", "swiftui"],
            ["compare", "0.12,0", "0.35,0.35"], ["compare", "press-scale", "--hold", "40ms"],
            ["plot", "0.12,0", "0.35,0.35"], ["plot", "morphing-submit"], ["scene", "list"],
            ["csv", "snappy", "--format", "text"],
        ] {
            for ascii in [[], ["--ascii"]] {
                let outcome = try Dashpot.run(words + ["--width", "\(width)"] + ascii, in: folder)
                #expect(outcome.status == 0, "\(outcome.errors)")
                let long = outcome.lines.filter { columns($0) > width }
                #expect(long.isEmpty, "\(words) at \(width): \(long.first ?? "")")
            }
        }
    }

    @Test("COLUMNS is the width of help and sentences in a pipe", arguments: [40, 53, 80, 100])
    func columnsVariable(width: Int) throws {
        let folder = try Folder()
        for words in [
            ["help"], ["help", "compare"], ["help", "csv"], ["plot", "--help"], ["scene", "list"], ["plot", "snappy"],
        ] {
            let outcome = try Dashpot.run(words, environment: ["COLUMNS": "\(width)"], in: folder)
            #expect(outcome.lines.allSatisfy { columns($0) <= width }, "\(words)")
            // And it is used: some line comes near it.
            #expect(outcome.lines.contains { columns($0) > width - 16 }, "\(words)")
        }
    }

    /// Every character here is one column wide: braille, box drawing, Latin.
    private func columns(_ line: String) -> Int { line.count }
}
