import Testing

@testable import Words

@Suite("Widths in cells")
struct CellWidthTests {
    @Test("scalars are as wide as another table of terminal widths says")
    func scalars() {
        let wide = Set(wideReference.joined())
        var wrong: [String] = []
        for value in UInt32(0x20)...0x3FFFF {
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15 else { continue }
            // Regional indicators are tested in pairs, marks and controls below; the rest has no look of its own.
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .privateUse, .unassigned: continue
            // The filler of Hangul is wide by the standard and unseen in a terminal.
            case .otherLetter where value == 0x3164: continue
            default: if (0x1F1E6...0x1F1FF).contains(value) { continue }
            }
            if scalar.cellWidth != (wide.contains(value) ? 2 : 1) { wrong.append(String(value, radix: 16)) }
        }
        #expect(wrong.isEmpty)
    }

    @Test(
        "a text is as wide as a terminal shows it",
        arguments: [
            ("", 0), ("spring", 6), ("Feder", 5), ("naïve", 5), ("nai\u{308}ve", 5), ("ばね", 4), ("弹簧", 4), ("스프링", 6),
            ("\u{1109}\u{1173}", 2), ("ﾊﾈ", 2), ("ζ < 1", 5), ("ζ ω₀", 4), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2),
            ("❤\u{FE0F}", 2), ("❤", 1), ("a\u{200B}b", 2), ("\u{200B}", 0), ("━━", 2), ("⣿", 1), ("─│⠿", 3), ("ｶﾅ", 2),
            ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("か\u{3099}", 2), ("\u{3099}", 0), ("\u{31350}", 2),
            ("\u{1FAE8}", 2), ("\u{1FAF8}", 2), ("a\tb", 2), ("a\u{1B}b", 2),
        ])
    func texts(_ text: String, _ width: Int) {
        #expect(text.cellWidth == width)
    }

    @Test(
        "a beginning never takes more cells than there are",
        arguments: [
            ("spring", 3, "spr"), ("ばね", 4, "ばね"), ("ばね", 3, "ば"), ("ばね", 1, ""), ("aば", 2, "a"),
            ("e\u{301}e\u{301}", 1, "e\u{301}"), ("ab", 0, ""), ("ab", -1, ""), ("", 5, ""),
        ])
    func beginnings(_ text: String, _ width: Int, _ beginning: String) {
        #expect(text.prefix(cells: width) == beginning)
    }
}
