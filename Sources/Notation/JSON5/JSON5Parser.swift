import Words

/// Reads JSON5: JSON with comments, trailing commas, unquoted keys, single quotes and relaxed numbers.
///
/// The grammar is that of the JSON5 specification 1.0.0, except that a key may stand only once in an object.
package struct JSON5Parser {
    /// Where and why a text is no JSON5.
    package struct Failure: Error, Hashable {
        package let problem: JSON5Problem
        package let position: SourcePosition
    }

    /// How deep objects and lists may lie in one another.
    package static let nesting = 32

    var scalars: [Unicode.Scalar]
    var index = 0
    private var depth = 0
    private var line = 1
    private var lineStart = 0

    /// The value a text says.
    ///
    /// - Parameter mostBytes: how large the text may be.
    package static func parse(_ text: String, bytes: Int? = nil, mostBytes: Int) throws(Failure) -> JSON5Node {
        let bytes = bytes ?? text.utf8.count
        guard bytes <= mostBytes else {
            throw Failure(
                problem: .tooLarge(bytes: bytes, limit: mostBytes),
                position: SourcePosition(line: 1, column: 1))
        }
        var parser = JSON5Parser(scalars: Array(text.unicodeScalars))
        if parser.scalars.first == "\u{FEFF}" { parser.scalars.removeFirst() }
        try parser.skipSpace()
        let node = try parser.value()
        try parser.skipSpace()
        guard parser.index == parser.scalars.count else { throw parser.unexpected("the end of the file") }
        return node
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// The scalar at the reading place; nil at the end.
    var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    /// The scalar after the reading place.
    var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

    func failure(_ problem: JSON5Problem, at place: SourcePosition? = nil) -> Failure {
        Failure(problem: problem, position: place ?? position)
    }

    func unexpected(_ expected: String) -> Failure {
        failure(.unexpected(found: current.map(Self.quoted), expected: expected))
    }

    private static func quoted(_ scalar: Unicode.Scalar) -> String {
        if isLineEnd(scalar) { return "a line end" }
        guard scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F else {
            return "'\(scalar)'"
        }
        return "U+" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count))
            + String(scalar.value, radix: 16, uppercase: true)
    }

    static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    /// Moves on by one scalar, keeping count of lines; a carriage return and line feed are one line end.
    mutating func advance() {
        guard let scalar = current else { return }
        index += 1
        if Self.isLineEnd(scalar), !(scalar == "\r" && current == "\n") {
            line += 1
            lineStart = index
        }
    }

    private mutating func skipSpace() throws(Failure) {
        while let scalar = current {
            if scalar == "/" {
                try skipComment()
            } else if Self.isLineEnd(scalar) || scalar == "\u{FEFF}" || scalar.properties.isWhitespace {
                advance()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let start = position
        if next == "/" {
            while let scalar = current, !Self.isLineEnd(scalar) { advance() }
        } else if next == "*" {
            advance()
            advance()
            while !(current == "*" && next == "/") {
                guard current != nil else { throw failure(.unfinishedComment, at: start) }
                advance()
            }
            advance()
            advance()
        } else {
            throw unexpected("a value or a comment")
        }
    }

    private mutating func value() throws(Failure) -> JSON5Node {
        let start = position
        let value: JSON5Node.Value
        switch current {
        case "{": value = try object()
        case "[": value = try array()
        case "\"", "'": value = .string(try string())
        case let scalar? where scalar == "I" || scalar == "N" || "+-.0123456789".unicodeScalars.contains(scalar):
            value = .number(try number())
        default:
            switch word() {
            case "true": value = .bool(true)
            case "false": value = .bool(false)
            case "null": value = .null
            case "": throw unexpected("a value")
            case let word: throw failure(.unquotedText(String(word.prefix(80))), at: start)
            }
        }
        return JSON5Node(value: value, position: start)
    }

    /// The letters and digits at the reading place.
    private mutating func word() -> String {
        var text = String.UnicodeScalarView()
        while let scalar = current, Self.isNamePart(scalar) {
            text.append(scalar)
            advance()
        }
        return String(text)
    }

    private mutating func nest() throws(Failure) {
        guard depth < Self.nesting else { throw failure(.tooDeep(limit: Self.nesting)) }
        depth += 1
        advance()
    }

    private mutating func array() throws(Failure) -> JSON5Node.Value {
        try nest()
        var elements = [JSON5Node]()
        while true {
            try skipSpace()
            if current == "]" { break }
            elements.append(try value())
            try skipSpace()
            if current == "," { advance() } else if current != "]" { throw unexpected("',' or ']'") }
        }
        advance()
        depth -= 1
        return .array(elements)
    }

    private mutating func object() throws(Failure) -> JSON5Node.Value {
        try nest()
        var members = [JSON5Node.Member]()
        var lines = [String: Int]()
        while true {
            try skipSpace()
            if current == "}" { break }
            let place = position
            let key = try key()
            if let first = lines[key] {
                throw failure(.duplicateKey(String(key.prefix(80)), firstLine: first), at: place)
            }
            lines[key] = place.line
            try skipSpace()
            guard current == ":" else { throw unexpected("':'") }
            advance()
            try skipSpace()
            members.append(JSON5Node.Member(key: key, keyPosition: place, node: try value()))
            try skipSpace()
            if current == "," { advance() } else if current != "}" { throw unexpected("',' or '}'") }
        }
        advance()
        depth -= 1
        return .object(members)
    }

    private mutating func key() throws(Failure) -> String {
        if current == "\"" || current == "'" { return try string() }
        var text = String.UnicodeScalarView()
        while let scalar = current {
            if scalar == "\\", next == "u" {
                let place = position
                advance()
                advance()
                let named = try hexScalar(digits: 4, escape: "u", at: place)
                guard text.isEmpty ? Self.isNameStart(named) : Self.isNamePart(named) else {
                    throw failure(.unexpected(found: Self.quoted(named), expected: "a letter of a key"), at: place)
                }
                text.append(named)
            } else if text.isEmpty ? Self.isNameStart(scalar) : Self.isNamePart(scalar) {
                text.append(scalar)
                advance()
            } else {
                break
            }
        }
        guard !text.isEmpty else { throw unexpected("a key or '}'") }
        return String(text)
    }

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "$" || scalar == "_" || scalar.properties.isIDStart
    }

    static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "$" || scalar == "_" || scalar == "\u{200C}" || scalar == "\u{200D}"
            || scalar.properties.isIDContinue
    }
}
