/// How many terminal columns a text takes: two for East Asian wide characters and emoji, none for combining marks.
///
/// After Unicode Standard Annex 11: what is wide or fullwidth there counts two, what is ambiguous one. A tab or another
/// control character counts none.
func displayWidth(_ text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { total, character in
        let isPictured = character.unicodeScalars.contains("\u{FE0F}")
        return total + (isPictured ? 2 : character.unicodeScalars.map(scalarWidth).max() ?? 0)
    }
}

/// The columns of one scalar by itself.
func scalarWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark where !isWide(scalar), .enclosingMark, .format, .control: 0
    default: isWide(scalar) || scalar.properties.isEmojiPresentation ? 2 : 1
    }
}

private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wideRanges.contains { $0.contains(scalar.value) }
}

/// Whole blocks of wide characters; wide emoji elsewhere are known by their property.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x18D00...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
