import Words

extension String {
    /// The text with spaces instead of tabs and line breaks, and U+FFFD instead of other characters that steer what shows
    /// it: no cell can break a line, move a cursor or turn the direction of what follows.
    package var singleLine: String {
        guard unicodeScalars.contains(where: \.steers) else { return self }
        var line = ""
        for scalar in unicodeScalars {
            let isBlank =
                scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == "\u{2028}" || scalar == "\u{2029}"
            line.unicodeScalars.append(isBlank ? " " : scalar.steers ? "\u{FFFD}" : scalar)
        }
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
    /// Whether it does something instead of being seen: the control characters, line separators and the embeddings,
    /// overrides and isolates of the bidirectional algorithm (UAX #9).
    package var steers: Bool {
        switch self {
        case "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: properties.generalCategory == .control
        }
    }
}
