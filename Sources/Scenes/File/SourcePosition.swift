/// A place in a text.
public struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The character in the line, from 1; a character is a Unicode scalar.
    public let column: Int

    /// A place from its two numbers.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
