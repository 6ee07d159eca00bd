/// What is wrong with a record of a CSV text.
///
/// Lines and columns count from 1; a column is a field, not a character.
package enum CSVError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The record has another number of fields than the header.
    case ragged(line: Int, found: Int, expected: Int)
    /// Text follows the closing quote of a field.
    case textAfterQuote(line: Int, column: Int)
    /// A quote stands inside a field that does not begin with one.
    case strayQuote(line: Int, column: Int)
    /// The text ends inside a quoted field, which begins on `line`.
    case unclosedQuote(line: Int, column: Int)
    /// A field is longer than allowed; it is cut.
    case fieldTooLong(line: Int, column: Int, limit: Int)
    /// A field is not UTF-8.
    case notUTF8(line: Int, column: Int)
    /// There is no header.
    case empty

    /// What is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .ragged(let line, let found, let expected):
            found < expected
                ? "line \(line) ends after column \(found): the header has \(expected) columns"
                : "line \(line), column \(expected + 1): the header has \(expected) columns, this line \(found)"
        case .textAfterQuote(let line, let column):
            "line \(line), column \(column): text follows the closing quote; double a quote inside a quoted field"
        case .strayQuote(let line, let column):
            "line \(line), column \(column): a quote inside a field; put the field in quotes and double the quote"
        case .unclosedQuote(let line, let column):
            "line \(line), column \(column): the quote that opens here is never closed"
        case .fieldTooLong(let line, let column, let limit):
            "line \(line), column \(column): the field is longer than \(limit) bytes"
        case .notUTF8(let line, let column):
            "line \(line), column \(column): the field is not UTF-8; save the file as UTF-8"
        case .empty:
            "there is no header: the first line names the columns"
        }
    }
}
