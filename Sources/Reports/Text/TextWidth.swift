extension String {
    /// How many cells of a terminal the text takes: two for wide characters, none for combining ones.
    public var cellWidth: Int {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? utf8.count : reduce(0) { $0 + $1.cellWidth }
    }

    /// The text with spaces instead of tabs and line breaks, and U+FFFD instead of other control characters, so that no
    /// cell can break a line or steer a terminal.
    var singleLine: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        var line = ""
        for scalar in unicodeScalars.lazy.map({ $0.singleLine }) { line.unicodeScalars.append(scalar) }
        return line
    }

    /// The text in lines of at most `width` cells (at least 2), broken at spaces where there are any.
    func wrapped(to width: Int) -> [String] {
        guard cellWidth > width else { return [self] }
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            let joined = line.isEmpty ? String(word) : line + " " + word
            if joined.cellWidth <= width {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in word {
                if (line + String(character)).cellWidth > width {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        if !line.isEmpty || lines.isEmpty { lines.append(line) }
        return lines
    }
}

extension Character {
    /// A character is as wide as its widest scalar; the emoji selector makes it wide.
    fileprivate var cellWidth: Int {
        var width = 0
        for scalar in unicodeScalars {
            if scalar.value == 0xFE0F { return 2 }
            width = max(width, scalar.cellWidth)
        }
        return width
    }
}

extension Unicode.Scalar {
    fileprivate var cellWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        // Flags are pairs of regional indicators.
        if (0x1F1E6...0x1F1FF).contains(value) { return 2 }
        var low = 0
        var high = wideScalars.count
        while low < high {
            let middle = (low + high) / 2
            if wideScalars[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < wideScalars.count && wideScalars[low].contains(value) ? 2 : 1
    }

    fileprivate var singleLine: Unicode.Scalar {
        switch self {
        case "\n", "\r", "\t": " "
        default: properties.generalCategory == .control ? "\u{FFFD}" : self
        }
    }
}
