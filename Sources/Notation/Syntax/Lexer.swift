/// A word, number or sign of a text, and where it stands.
struct Token: Hashable, Sendable {
    /// What a token is.
    enum Kind: Hashable, Sendable {
        /// A number and the letters or `%` that follow it at once: `350ms`, `0.65f`; `20%` is 0.2 and `%`.
        case number(Double, suffix: String)
        /// An identifier.
        case name(String)
        /// A quoted text without its quotes.
        case string(String)
        /// A single sign.
        case symbol(Unicode.Scalar)
        /// Behind the last token.
        case end
    }

    var kind: Kind
    /// In Unicode scalars.
    var range: Range<Int>

    /// Whether this is the sign.
    func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        kind == .symbol(scalar)
    }
}

/// Cuts a text into tokens. Blanks, line breaks, `//` and nested `/* */` comments separate.
struct Lexer: Sendable {
    private let scalars: [Unicode.Scalar]
    private let end: Int
    private let hyphenatedNames: Bool
    private(set) var position: Int

    /// - Parameter hyphenatedNames: whether `ease-in-out` is one name, as in CSS, or a subtraction.
    init(_ scalars: [Unicode.Scalar], range: Range<Int>, hyphenatedNames: Bool = false) {
        self.scalars = scalars
        self.end = range.upperBound
        self.position = range.lowerBound
        self.hyphenatedNames = hyphenatedNames
    }

    /// A lexer over the rest of the same text from a place on, in which `-` is always a sign.
    func from(_ offset: Int) -> Lexer {
        Lexer(scalars, range: min(offset, end)..<end)
    }

    /// The text of a range, cut when long, for messages.
    func excerpt(_ range: Range<Int>) -> String {
        let text = String(String.UnicodeScalarView(scalars[range]))
        return text.count <= 40 ? text : text.prefix(39) + "…"
    }

    /// Whether a line ends in a range.
    func hasLineBreak(_ range: Range<Int>) -> Bool {
        scalars[range].contains { $0 == "\n" || $0 == "\r" }
    }

    /// Whether the `?` at a place chooses between two values, and does not belong to a type or an optional chain.
    func isChoice(at place: Int) -> Bool {
        let before = place > 0 ? scalars[place - 1] : " "
        let after = place + 1 < end ? scalars[place + 1] : " "
        if before == "?" || after == "?" { return false }
        if after == "." { return before.isBlank }
        return after.isBlank || before.isBlank || after == "{" || after.isDigit || after.startsName
    }

    /// The next token; `.end` at the end, as often as asked.
    mutating func next() throws(Fault) -> Token {
        try skipBlanks()
        let start = position
        guard let first = peek() else { return Token(kind: .end, range: end..<end) }
        if first.isDigit || (first == "." && (peek(1)?.isDigit ?? false)) { return try number() }
        if first.startsName { return Token(kind: .name(name()), range: start..<position) }
        if first == "\"" || first == "'" { return try string(quote: first) }
        if first == "`", let closing = scalars[(start + 1)..<end].firstIndex(of: "`") {
            position = closing + 1
            return Token(
                kind: .name(String(String.UnicodeScalarView(scalars[(start + 1)..<closing]))), range: start..<position)
        }
        position += 1
        // A minus sign as typeset by word processors is a minus.
        return Token(kind: .symbol(first == "\u{2212}" ? "-" : first), range: start..<position)
    }

    private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        position + ahead < end ? scalars[position + ahead] : nil
    }

    private mutating func skipBlanks() throws(Fault) {
        while let scalar = peek() {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                position += 1
            } else if scalar == "/", peek(1) == "/" {
                while let next = peek(), next != "\n", next != "\r" { position += 1 }
            } else if scalar == "/", peek(1) == "*" {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(Fault) {
        var depth = 0
        repeat {
            guard let scalar = peek() else { throw Fault(.unfinished(expected: "the end '*/' of a comment"), at: end) }
            if scalar == "/", peek(1) == "*" {
                depth += 1
                position += 2
            } else if scalar == "*", peek(1) == "/" {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0
    }

    private mutating func name() -> String {
        let start = position
        while let scalar = peek() {
            let hyphen = hyphenatedNames && scalar == "-" && (peek(1)?.startsName ?? false)
            guard scalar.continuesName || hyphen else { break }
            position += 1
        }
        return String(String.UnicodeScalarView(scalars[start..<position]))
    }

    private mutating func string(quote: Unicode.Scalar) throws(Fault) -> Token {
        let start = position
        guard let closing = scalars[(start + 1)..<end].firstIndex(of: quote) else {
            throw Fault(.unfinished(expected: "the closing quote \(quote)"), at: end)
        }
        position = closing + 1
        return Token(
            kind: .string(String(String.UnicodeScalarView(scalars[(start + 1)..<closing]))), range: start..<position)
    }

    private mutating func number() throws(Fault) -> Token {
        let start = position
        var value: Double?
        var decimal: String?
        if scalars[position] == "0", let radix = peek(1).flatMap(Self.radix) {
            position += 2
            value = radixNumber(radix)
        } else {
            var digits = takeDigits()
            if peek() == ".", peek(1)?.isDigit ?? false {
                position += 1
                digits += "." + takeDigits()
            }
            if peek() == "e" || peek() == "E" {
                let signed = peek(1) == "-" || peek(1) == "+"
                if peek(signed ? 2 : 1)?.isDigit ?? false {
                    digits += signed && peek(1) == "-" ? "e-" : "e"
                    position += signed ? 2 : 1
                    digits += takeDigits()
                }
            }
            decimal = digits.hasPrefix(".") ? "0" + digits : digits
            value = decimal.flatMap { Double($0) }
        }
        let suffixStart = position
        if peek() == "%" {
            position += 1
            // The point moves in the digits: division by 100 would round once more.
            value = decimal.flatMap(Self.hundredth)
        } else {
            while let scalar = peek(), scalar.continuesName { position += 1 }
        }
        guard let value else { throw Fault(.badNumber(excerpt(start..<position)), at: start) }
        guard value.isFinite else {
            throw Fault(.outOfRange(parameter: "the number", value: value, allowed: "a finite one"), at: start)
        }
        let suffix = String(String.UnicodeScalarView(scalars[suffixStart..<position]))
        return Token(kind: .number(value, suffix: suffix), range: start..<position)
    }

    private static func hundredth(_ digits: String) -> Double? {
        let parts = digits.split(separator: "e", maxSplits: 1)
        guard let mantissa = parts.first else { return nil }
        guard parts.count > 1 else { return Double(mantissa + "e-2") }
        // An exponent too long for an integer leaves the range of doubles anyway.
        return Int(parts[1]).flatMap { Double(mantissa + "e\($0 &- 2)") }
    }

    private mutating func takeDigits() -> String {
        var digits = ""
        while let scalar = peek(), scalar.isDigit || scalar == "_" {
            if scalar != "_" { digits.unicodeScalars.append(scalar) }
            position += 1
        }
        return digits
    }

    private static func radix(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case "x", "X": 16
        case "o": 8
        case "b": 2
        default: nil
        }
    }

    /// Hexadecimal (with fraction and binary exponent, `0x1.8p3`), octal and binary integers.
    private mutating func radixNumber(_ radix: Int) -> Double? {
        let start = position
        while let scalar = peek(),
            scalar.continuesName || (radix == 16 && (scalar == "." && peek(1)?.isHexDigit ?? false))
        {
            position += 1
            if radix == 16, scalar == "p" || scalar == "P", peek() == "-" || peek() == "+" { position += 1 }
        }
        let digits = String(String.UnicodeScalarView(scalars[start..<position].filter { $0 != "_" }))
        if radix == 16 { return Double("0x" + digits) }
        return UInt64(digits, radix: radix).map { Double($0) }
    }
}

extension Unicode.Scalar {
    /// 0…9 and nothing else.
    var isDigit: Bool { ("0"..."9").contains(self) }
    /// 0…9, a…f, A…F.
    var isHexDigit: Bool { isDigit || ("a"..."f").contains(self) || ("A"..."F").contains(self) }
    /// A letter in any script, or `_`.
    var startsName: Bool { self == "_" || properties.isXIDStart }
    /// A letter, digit, combining mark or `_`.
    var continuesName: Bool { self == "_" || properties.isXIDContinue }
}
