import Testing

@testable import Arguments

@Suite("Display width")
struct DisplayWidthTests {
    @Test("scalars are as wide as Unicode 14 says")
    func scalars() {
        let wide = Set(wideCharacters.joined())
        var wrong: [String] = []
        // Beyond these there are tags, variation selectors and private use, and none of them is spoken of here.
        for value in UInt32(0x20)...0x3FFFF {
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 14 else { continue }
            // Regional indicators are narrow alone and a wide flag in pairs; marks and controls are tested below.
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format, .control, .privateUse, .unassigned: continue
            default: if (0x1F1E6...0x1F1FF).contains(value) { continue }
            }
            if scalarWidth(scalar) != (wide.contains(value) ? 2 : 1) { wrong.append(String(value, radix: 16)) }
        }
        #expect(wrong.isEmpty)
    }

    @Test(
        "a text is as wide as a terminal shows it",
        arguments: [
            ("", 0), ("spring", 6), ("Feder", 5), ("naïve", 5), ("nai\u{308}ve", 5), ("ばね", 4), ("弹簧", 4), ("스프링", 6),
            ("\u{1109}\u{1173}", 2), ("ﾊﾈ", 2), ("ζ < 1", 5), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2),
            ("❤", 1), ("a\u{200B}b", 2), ("━━", 2), ("⣿", 1),
        ])
    func texts(_ text: String, _ width: Int) {
        #expect(displayWidth(text) == width)
    }
}
