import Words

/// What can be wrong with a JSON5 text.
package enum JSON5Problem: Hashable, Sendable {
    /// More bytes than the text may have.
    case tooLarge(bytes: Int, limit: Int)
    /// A word stands where a value should.
    case unquotedText(String)
    /// Something else stands where `expected` should; nil is the end of the text.
    case unexpected(found: String?, expected: String)
    /// A text without its closing quote on the same line.
    case unfinishedText
    /// A comment without its end.
    case unfinishedComment
    /// A backslash with something that cannot follow it.
    case badEscape(String)
    /// Digits that form no number.
    case badNumber(String)
    /// The same key twice in one object.
    case duplicateKey(String, firstLine: Int)
    /// Objects and lists inside one another beyond the limit.
    case tooDeep(limit: Int)
}

extension JSON5Problem: CustomStringConvertible {
    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .tooLarge(let bytes, let limit):
            "the file has \(bytes) bytes; at most \(limit) are allowed"
        case .unquotedText(let word):
            "\(quoted(word)) stands where a value should; texts stand in quotes"
        case .unexpected(let found?, let expected):
            "\(found) stands where \(expected) should"
        case .unexpected(nil, let expected):
            "the file ends where \(expected) should stand"
        case .unfinishedText:
            "the text has no closing quote on its line"
        case .unfinishedComment:
            "the comment has no end; close it with */"
        case .badEscape(let escape):
            "\(quoted("\\" + escape)) is no escape; write a backslash as \\\\"
        case .badNumber(let text):
            "\(quoted(text)) is no number"
        case .duplicateKey(let key, let firstLine):
            "\(quoted(key)) stands here and on line \(firstLine); keep one of them"
        case .tooDeep(let limit):
            "objects and lists are more than \(limit) deep inside one another"
        }
    }
}
