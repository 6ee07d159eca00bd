import Testing

@testable import Terminal

@Suite("Pages of cells")
struct TextGridTests {
    static func row(_ pieces: [(text: String, column: Int)], width: Int = 8) -> String {
        var page = TextGrid(width: width)
        let line = page.addLine()
        for piece in pieces { page.put(piece.text, line: line, column: piece.column) }
        return page.text(colored: false)
    }

    @Test("a wide character takes two cells, and what is put over half of it leaves a blank")
    func wide() {
        #expect(Self.row([("ばね|", 0)]) == "ばね|\n")
        #expect(Self.row([("ばね", 0), ("|", 4)]) == "ばね|\n")
        #expect(Self.row([("ばね", 0), ("x", 1)]) == " xね\n")
        #expect(Self.row([("ばね", 0), ("x", 2)]) == "ばx\n")
        #expect(Self.row([("ばね|", 0), ("x", 2)]) == "ばx |\n")
        #expect(Self.row([("ばね|", 0), ("の", 1)]) == " の |\n")
        #expect(Self.row([("abcd", 0), ("の", 1)]) == "aのd\n")
        #expect(Self.row([("ばね", 0), ("の", 2)]) == "ばの\n")
    }

    @Test("no character stands half outside")
    func edges() {
        #expect(Self.row([("aばね", 0)], width: 4) == "aば\n")
        #expect(Self.row([("abcd", 0), ("ば", 3)], width: 4) == "abc\n")
        var page = TextGrid(width: 4)
        for _ in 0..<2 { page.addLine("abcd") }
        var label = TextGrid(width: 8)
        label.addLine("ばね")
        page.put(label, line: 0, column: -1)
        page.put(label, line: 1, column: 1)
        #expect(page.text(colored: false) == " ねd\naば\n")
    }

    @Test("what takes no cell is left out, tabs and line ends are blanks")
    func cellless() {
        #expect(Self.row([("a\u{1B}b\u{301}\tc\nd\u{200B}|", 0)]) == "ab\u{301} c d|\n")
    }
}
