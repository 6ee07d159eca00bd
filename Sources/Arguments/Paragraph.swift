/// A part of a discussion: running text, or lines that stand as they are written.
enum Paragraph: Equatable {
    /// Text that may be broken anywhere between words.
    case text(String)
    /// Lines that begin with two spaces or more, such as a table; those two spaces are taken away.
    case lines([String])

    /// The paragraphs of a text: parted by empty lines, and where indented lines begin or end.
    static func paragraphs(of text: String) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) {
                isOpen = false
                continue
            }
            switch (paragraphs.last, line.hasPrefix("  ")) {
            case (.lines(let before), true) where isOpen:
                paragraphs[paragraphs.count - 1] = .lines(before + [String(line.dropFirst(2))])
            case (.text(let before), false) where isOpen:
                paragraphs[paragraphs.count - 1] = .text(before + "\n" + line)
            case (_, true):
                paragraphs.append(.lines([String(line.dropFirst(2))]))
            case (_, false):
                paragraphs.append(.text(String(line)))
            }
            isOpen = true
        }
        return paragraphs
    }
}
