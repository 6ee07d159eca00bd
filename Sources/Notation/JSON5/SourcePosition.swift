/// A place in a text.
package struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The character in the line, from 1; a character is a Unicode scalar.
    package let column: Int

    /// A place from its two numbers.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
