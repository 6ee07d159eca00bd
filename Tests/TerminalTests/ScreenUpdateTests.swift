import TestSupport
import Testing

@testable import Terminal

@Suite("Updates of a screen")
struct ScreenUpdateTests {
    static let size = TerminalSize(columns: 20, rows: 3)

    static func page(_ lines: String..., style: ANSIStyle = .plain) -> TextGrid {
        var page = TextGrid(size: size)
        for (line, text) in lines.enumerated() { page.put(text, line: line, column: 0, style) }
        return page
    }

    // ECMA-48: CUP is ESC [ line ; column H counted from 1, SGR is ESC [ … m, ED is ESC [ 2 J.
    @Test(
        "what differs is written and nothing else",
        arguments: [
            (page("abc"), page("abc"), ""),
            (page("abc"), page("abd"), "\u{1B}[1;3Hd"),
            (page("abc", "x"), page("abc", "y"), "\u{1B}[2;1Hy"),
            (page("abc"), page("a"), "\u{1B}[1;2H  "),
            // Two changes three cells apart are one run; ten apart are two.
            (page("a123b"), page("A123B"), "\u{1B}[1;1HA123B"),
            (page("a1234567890b"), page("A1234567890B"), "\u{1B}[1;1HA\u{1B}[1;12HB"),
            (page("ab"), page("ab", style: .bold), "\u{1B}[1;1H\u{1B}[1mab\u{1B}[0m"),
            (page("ab", style: .bold), page("ab"), "\u{1B}[1;1Hab"),
            // A wide character moves the cursor two cells on.
            (page("ばねx"), page("ばのx"), "\u{1B}[1;3Hの"),
            (page("ばx"), page("ab"), "\u{1B}[1;1Hab "),
            (page("abc"), page("aばc"), "\u{1B}[1;2Hばc"),
        ] as [(TextGrid, TextGrid, String)])
    func differences(old: TextGrid, new: TextGrid, text: String) {
        #expect(ScreenUpdate(from: old, size: Self.size, colored: true).text(to: new) == text)
    }

    @Test("an unknown screen is cleared first")
    func first() {
        let text = ScreenUpdate(from: nil, size: Self.size, colored: true).text(to: Self.page("", "hi"))
        #expect(text == "\u{1B}[0m\u{1B}[2J\u{1B}[2;1Hhi")
    }

    @Test("without colour bold, faint and reversed stay")
    func colourless() {
        let page = Self.page("ab", style: ANSIStyle(.series(1), bold: true, reversed: true))
        let text = ScreenUpdate(from: nil, size: Self.size, colored: false).text(to: page)
        #expect(text.contains("\u{1B}[1;7mab"))
        #expect(!text.contains("38;5"))
    }

    @Test("nothing is written outside the terminal")
    func outside() {
        var page = TextGrid(width: 40)
        for _ in 0..<6 { page.addLine(String(repeating: "x", count: 40)) }
        let text = ScreenUpdate(from: nil, size: Self.size, colored: true).text(to: page)
        #expect(text.filter { $0 == "x" }.count == 60)
    }

    /// A terminal that knows cursor movement, clearing and styles, and nothing else.
    struct Emulator {
        var cells: [[String]] = Array(repeating: Array(repeating: " ", count: 20), count: 3)

        mutating func show(_ text: String) {
            var (line, column) = (0, 0)
            var rest = Substring(text)
            while let character = rest.popFirst() {
                guard character == "\u{1B}" else {
                    cells[line][column] = String(character)
                    column += 1
                    continue
                }
                rest.removeFirst()
                let parameters = rest.prefix { $0.isNumber || $0 == ";" }
                rest = rest.dropFirst(parameters.count)
                let numbers = parameters.split(separator: ";").compactMap { Int($0) }
                switch rest.removeFirst() {
                case "H": (line, column) = (numbers[0] - 1, numbers[1] - 1)
                case "J": self = Emulator()
                default: break
                }
            }
        }
    }

    @Test("after any chain of random pages the terminal shows the last one")
    func chain() {
        var dice = Dice(seed: 42)
        var emulator = Emulator()
        var shown: TextGrid?
        for turn in 0..<200 {
            var page = TextGrid(size: Self.size)
            for _ in 0..<dice.index(below: 12) {
                page.put(
                    String(repeating: ["a", "b", " "][dice.index(below: 3)], count: dice.index(below: 9)),
                    line: dice.index(below: 3), column: dice.index(below: 20),
                    dice.index(below: 2) == 0 ? .plain : .bold)
            }
            emulator.show(ScreenUpdate(from: shown, size: Self.size, colored: true).text(to: page))
            shown = turn % 17 == 0 ? nil : page
            for line in 0..<3 {
                for column in 0..<20 {
                    #expect(emulator.cells[line][column] == String(page.cell(line: line, column: column).character))
                }
            }
        }
    }
}
