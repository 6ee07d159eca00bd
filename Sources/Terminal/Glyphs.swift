import Words

/// Which characters a chart in the terminal is made of.
package enum Glyphs: Hashable, Sendable, CaseIterable {
    /// Braille patterns, 2 × 4 dots a character: the finest.
    case braille
    /// Half blocks, 1 × 2 dots a character: for fonts without braille.
    case halfBlock
    /// Printable ASCII, one dot a character: for terminals that have nothing else.
    case ascii

    /// Dots across one character.
    var dotsAcross: Int { self == .braille ? 2 : 1 }

    /// Dots down one character.
    var dotsDown: Int {
        switch self {
        case .braille: 4
        case .halfBlock: 2
        case .ascii: 1
        }
    }

    /// What an empty character of the drawing area is. Braille's blank is a braille cell as well, because fonts that
    /// borrow braille from elsewhere make it wider than a space and rows would shear.
    var blank: Character { self == .braille ? "\u{2800}" : " " }

    /// The character with dots at the given places of its cell (`x + y · dotsAcross`), drawn by the n-th series.
    func character(dots: UInt8, series: Int) -> Character {
        switch self {
        case .braille:
            // Unicode numbers the dots 1 2 3 7 down the left, 4 5 6 8 down the right.
            let order: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
            let pattern = order.indices.reduce(UInt32(0)) { dots & (1 << $1) != 0 ? $0 | order[$1] : $0 }
            return Unicode.Scalar(0x2800 + pattern).map(Character.init) ?? " "
        case .halfBlock:
            return dots == 3 ? "█" : dots == 1 ? "▀" : "▄"
        case .ascii:
            let signs: [Character] = ["*", "o", "+", "x", "#"]
            return signs[series % signs.count]
        }
    }

    /// The signs around the drawing area.
    var frame: Frame {
        self == .ascii
            ? Frame(
                upright: "|", tick: "+", corner: "+", level: "-", levelTick: "+", target: "-", hidden: ":", mark: "@")
            : Frame(
                upright: "│", tick: "┤", corner: "└", level: "─", levelTick: "┬", target: "┄", hidden: "░", mark: "●")
    }

    /// The signs around the drawing area.
    struct Frame {
        let upright, tick, corner, level, levelTick, target, hidden, mark: Character
    }

    /// A text with what these glyphs lack spelled in ASCII.
    func spelled(_ text: String) -> String {
        self == .ascii ? text.spelledInASCII : text
    }
}
