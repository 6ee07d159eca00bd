import Terminal

/// What a chart in the terminal is drawn with.
enum DotChoice: String, CaseIterable, Hashable, Sendable {
    /// Braille patterns, the finest.
    case braille
    /// Half blocks, for fonts without braille.
    case blocks

    /// The characters.
    var glyphs: Glyphs {
        switch self {
        case .braille: .braille
        case .blocks: .halfBlock
        }
    }
}
