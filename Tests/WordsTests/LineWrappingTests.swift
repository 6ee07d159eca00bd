import Testing
import Words

@Suite("Wrapping at a width in cells")
struct LineWrappingTests {
    @Test(
        "lines are broken between words",
        arguments: [
            ("", 10, []), (" \t\n ", 10, []), ("one", 10, ["one"]), ("one two", 7, ["one two"]),
            ("one two", 6, ["one", "two"]), ("one  two\tthree\nfour", 10, ["one two", "three four"]),
            ("  indented", 20, ["indented"]), ("弹簧 弹簧", 9, ["弹簧 弹簧"]), ("弹簧 弹簧", 8, ["弹簧", "弹簧"]),
            // No-break spaces group digits: the number stays whole.
            ("at 10\u{A0}000 N", 9, ["at 10\u{A0}000", "N"]), ("at 10\u{A0}000", 6, ["at", "10\u{A0}000"]),
        ] as [(String, Int, [String])])
    func words(_ text: String, _ width: Int, _ lines: [String]) {
        #expect(text.wrapped(to: width, longWords: .broken) == lines)
        #expect(text.wrapped(to: width, longWords: .whole) == lines)
    }

    @Test(
        "a word longer than a line is broken, or stands alone",
        arguments: [
            ("a trajectory b", 4, ["a", "traj", "ecto", "ry b"], ["a", "trajectory", "b"]),
            ("ばねの動き", 5, ["ばね", "の動", "き"], ["ばねの動き"]),
            // One character a line where not even that fits.
            ("ばね", 1, ["ば", "ね"], ["ばね"]), ("ab", 0, ["a", "b"], ["ab"]), ("ab", .min / 2, ["a", "b"], ["ab"]),
        ] as [(String, Int, [String], [String])])
    func longWords(_ text: String, _ width: Int, _ broken: [String], _ whole: [String]) {
        #expect(text.wrapped(to: width, longWords: .broken) == broken)
        #expect(text.wrapped(to: width, longWords: .whole) == whole)
    }

    @Test("lines begin as they are told, and that counts")
    func beginnings() {
        #expect("one two three".wrapped(to: 9, longWords: .whole, first: "- ", rest: "  ") == ["- one two", "  three"])
        #expect("ばねば".wrapped(to: 4, longWords: .broken, first: "→ ", rest: "  ") == ["→ ば", "  ね", "  ば"])
        #expect("".wrapped(to: 9, longWords: .whole, first: "  1  ") == ["  1"])
        #expect("".wrapped(to: 9, longWords: .whole, first: "  ") == [])
    }

    @Test("nothing is lost and no broken line is too long", arguments: 2...30)
    func laws(_ width: Int) {
        let text = "The press is 弹簧弹簧弹簧 and a\u{301}bsolutely 👩‍👩‍👧👩‍👩‍👧 incomprehensible−ly ﾊﾈ short, 10\u{A0}000 frames."
        for longWords in [LongWords.broken, .whole] {
            let lines = text.wrapped(to: width, longWords: longWords)
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
            for line in lines {
                #expect(line.cellWidth <= width || longWords == .whole && !line.contains(" "))
                #expect(line.first != " " && line.last != " ")
            }
        }
    }
}
