import Words

extension String {
    /// The text with spaces instead of tabs and line breaks, and U+FFFD instead of other control characters, so that no
    /// cell can break a line or steer a terminal.
    var singleLine: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        var line = ""
        for scalar in unicodeScalars.lazy.map({ $0.singleLine }) { line.unicodeScalars.append(scalar) }
        return line
    }

    /// The text as it is where it fits into `width` cells, at least 2; else in lines of at most that many.
    func folded(to width: Int) -> [String] {
        guard cellWidth > width else { return [self] }
        let lines = wrapped(to: width, longWords: .broken)
        return lines.isEmpty ? [""] : lines
    }
}

extension Unicode.Scalar {
    fileprivate var singleLine: Unicode.Scalar {
        switch self {
        case "\n", "\r", "\t": " "
        default: properties.generalCategory == .control ? "\u{FFFD}" : self
        }
    }
}
