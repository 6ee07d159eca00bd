/// What becomes of a word that is longer than a line.
package enum LongWords: Hashable, Sendable {
    /// It is broken wherever the line ends.
    case broken
    /// It stands alone on a line longer than the others.
    case whole
}

extension String {
    /// The text in lines, broken between its words: at spaces, tabs and line ends, of which one space is kept between two
    /// words of a line. No-break spaces part no words.
    ///
    /// - Parameters:
    ///   - width: the most cells of a line, its beginning included. A line has one character at least.
    ///   - longWords: what becomes of a word longer than a line.
    ///   - first: what the first line begins with.
    ///   - rest: what the other lines begin with.
    /// - Returns: lines without spaces at their ends; none for a text without words and an empty beginning.
    package func wrapped(
        to width: Int, longWords: LongWords = .whole, first: String = "", rest: String = ""
    ) -> [String] {
        var lines: [String] = []
        var line = first
        var used = first.cellWidth
        var hasWords = false
        func add(_ text: some StringProtocol, _ cells: Int) {
            line += text
            used += cells
            hasWords = true
        }
        func breakLine() {
            lines.append(line)
            line = rest
            used = rest.cellWidth
            hasWords = false
        }
        for word in split(whereSeparator: \.partsWords).map(String.init) {
            let length = word.cellWidth
            if hasWords && used + 1 + length > width { breakLine() }
            if hasWords { add(" ", 1) }
            if longWords == .whole || used + length <= width {
                add(word, length)
                continue
            }
            for character in word {
                if hasWords && used + character.cellWidth > width { breakLine() }
                add(String(character), character.cellWidth)
            }
        }
        while line.last == " " { line.removeLast() }
        return line.isEmpty ? lines : lines + [line]
    }
}

extension Character {
    /// Whether a line may be broken here, the character left out.
    fileprivate var partsWords: Bool { self == " " || self == "\t" || isNewline }
}
