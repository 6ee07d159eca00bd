/// Reads lists of animations, one a line, as in `@file` or on standard input.
package enum AnimationList {
    /// The most lines a list may have.
    package static let lineLimit = 100_000

    /// The animations of a list in order. Blank lines and lines that start with `#` or `//` are skipped.
    ///
    /// - Throws: ``NotationError`` of the first line that cannot be read, with its number in ``NotationError/line``.
    package static func parse(_ text: String) throws(NotationError) -> [LabelledAnimation] {
        var animations: [LabelledAnimation] = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let content = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            if content.isEmpty || content.hasPrefix("#") || content.hasPrefix("//") { continue }
            do throws(NotationError) {
                guard number <= lineLimit else {
                    throw NotationError(.tooManyLines(limit: lineLimit), text: String(line.prefix(80)), position: 0)
                }
                animations += try AnimationParser.parseAll(String(line))
            } catch {
                var located = error
                located.line = number
                throw located
            }
        }
        return animations
    }
}
