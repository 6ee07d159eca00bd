import Words

/// Sentences laid out in lines.
enum ProseLines {
    /// The lines of a text, broken at spaces; a word longer than the width stands alone.
    static func wrap(_ text: String, width: Int) -> [String] { text.wrapped(to: width) }

    /// A text in ASCII.
    static func spelled(_ text: String) -> String { text.spelledInASCII }
}
