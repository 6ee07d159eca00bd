extension String {
    /// How many cells of a terminal the text takes: two for a wide character, none for a combining one.
    ///
    /// After Unicode Standard Annex 11: what is wide or fullwidth there takes two cells, what is ambiguous one. Emoji take
    /// two; control characters, tabs among them, and format characters none.
    ///
    ///     "spring".cellWidth  // 6
    ///     "ばね".cellWidth     // 4
    package var cellWidth: Int {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? utf8.count : reduce(0) { $0 + $1.cellWidth }
    }

    /// The longest beginning that takes at most `width` cells; none of a wide character that only half fits.
    package func prefix(cells width: Int) -> Substring {
        var used = 0
        let end = firstIndex { character in
            used += character.cellWidth
            return used > width
        }
        return self[..<(end ?? endIndex)]
    }
}

extension Character {
    /// How many cells of a terminal the character takes: 0, 1 or 2, as many as its widest scalar. The selector of emoji
    /// style (U+FE0F) makes any character wide.
    package var cellWidth: Int {
        var width = 0
        for scalar in unicodeScalars {
            if scalar == "\u{FE0F}" { return 2 }
            width = max(width, scalar.cellWidth)
        }
        return width
    }
}

extension Unicode.Scalar {
    /// The cells of the scalar by itself. Half a flag counts as a whole one.
    var cellWidth: Int {
        switch value {
        // What tables and charts are made of need not be looked up: printable ASCII, lines and blocks, braille.
        case 0x20..<0x7F, 0x2500...0x259F, 0x2800...0x28FF: return 1
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return isWide ? 2 : 1
        }
    }

    private var isWide: Bool {
        guard value >= 0x1100 else { return false }
        var low = 0
        var high = wideScalars.count
        while low < high {
            let middle = (low + high) / 2
            if wideScalars[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        // Emoji younger than the table are known by their property.
        return low < wideScalars.count && wideScalars[low].contains(value) || properties.isEmojiPresentation
    }
}
