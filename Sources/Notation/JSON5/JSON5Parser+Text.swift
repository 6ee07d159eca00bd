extension JSON5Parser {
    /// The text between quotes at the reading place.
    mutating func string() throws(Failure) -> String {
        let start = position
        let quote = current
        advance()
        var text = String.UnicodeScalarView()
        while let scalar = current, scalar != quote {
            switch scalar {
            case "\\":
                if let escaped = try escape() { text.append(escaped) }
            case "\n", "\r":
                throw failure(.unfinishedText, at: start)
            default:
                text.append(scalar)
                advance()
            }
        }
        guard current != nil else { throw failure(.unfinishedText, at: start) }
        advance()
        return String(text)
    }

    /// What a backslash and what follows stand for; nil for a continued line.
    private mutating func escape() throws(Failure) -> Unicode.Scalar? {
        let place = position
        advance()
        guard let scalar = current else { throw failure(.unfinishedText, at: place) }
        switch scalar {
        case "\r":
            advance()
            if current == "\n" { advance() }
            return nil
        case "\n", "\u{2028}", "\u{2029}":
            advance()
            return nil
        case "u":
            advance()
            return try hexScalar(digits: 4, escape: "u", at: place)
        case "x":
            advance()
            return try hexScalar(digits: 2, escape: "x", at: place)
        case "1"..."9":
            throw failure(.badEscape(String(scalar)), at: place)
        case "0":
            if let digit = next, ("0"..."9").contains(digit) { throw failure(.badEscape("0\(digit)"), at: place) }
            advance()
            return "\0"
        default:
            advance()
            return Self.simpleEscapes[scalar] ?? scalar
        }
    }

    private static let simpleEscapes: [Unicode.Scalar: Unicode.Scalar] = [
        "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}",
    ]

    /// The scalar that hexadecimal digits name; two `\u` halves make one beyond U+FFFF.
    mutating func hexScalar(digits: Int, escape: String, at place: SourcePosition) throws(Failure) -> Unicode.Scalar {
        let high = try hexNumber(digits: digits, escape: escape, at: place)
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard (0xD800..<0xDC00).contains(high), current == "\\", next == "u" else {
            throw failure(.badEscape(escape + String(high, radix: 16)), at: place)
        }
        advance()
        advance()
        let low = try hexNumber(digits: 4, escape: escape, at: place)
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
        else { throw failure(.badEscape(escape + String(high, radix: 16)), at: place) }
        return scalar
    }

    private mutating func hexNumber(
        digits: Int, escape: String, at place: SourcePosition
    ) throws(Failure) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = current.flatMap({ Character($0).isASCII ? Character($0).hexDigitValue : nil }) else {
                throw failure(.badEscape(escape), at: place)
            }
            number = number << 4 | UInt32(digit)
            advance()
        }
        return number
    }

    /// The number at the reading place.
    mutating func number() throws(Failure) -> Double {
        let place = position
        var text = ""
        while let scalar = current {
            let isSign = scalar == "+" || scalar == "-"
            let isExponentSign = isSign && !text.isEmpty && !Self.isHexadecimal(text) && "eE".contains(text.last ?? " ")
            guard Self.isNamePart(scalar) || scalar == "." || (isSign && text.isEmpty) || isExponentSign else { break }
            text.unicodeScalars.append(scalar)
            advance()
            guard text.utf8.count <= Self.longestNumber else { break }
        }
        guard text.utf8.count <= Self.longestNumber, let number = Self.number(text) else {
            throw failure(.badNumber(String(text.prefix(80))), at: place)
        }
        return number
    }

    private static let longestNumber = 1000

    private static func isHexadecimal(_ text: String) -> Bool {
        let digits = text.drop { $0 == "+" || $0 == "-" }
        return digits.hasPrefix("0x") || digits.hasPrefix("0X")
    }

    private static func number(_ text: String) -> Double? {
        var digits = Substring(text)
        let sign = digits.first == "-" ? -1.0 : 1.0
        if digits.first == "+" || digits.first == "-" { digits = digits.dropFirst() }
        if digits == "Infinity" { return sign * .infinity }
        if digits == "NaN" { return .nan }
        if isHexadecimal(String(digits)) {
            let hex = digits.dropFirst(2)
            guard !hex.isEmpty, hex.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
            return hex.reduce(0.0) { $0 * 16 + Double($1.hexDigitValue ?? 0) } * sign
        }
        let parts = digits.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let mantissa = (parts.first ?? "").split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let whole = mantissa.first ?? ""
        let fraction = mantissa.count > 1 ? mantissa[1] : ""
        let isDigits = { (part: Substring) in part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard isDigits(whole), isDigits(fraction), !(whole.isEmpty && fraction.isEmpty),
            whole.count == 1 || whole.first != "0"
        else { return nil }
        var exponent = "0"
        if parts.count > 1 {
            let written = parts[1]
            let magnitude = written.first == "+" || written.first == "-" ? written.dropFirst() : written
            guard !magnitude.isEmpty, isDigits(magnitude) else { return nil }
            exponent = String(written)
        }
        return Double("\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)e\(exponent)").map {
            $0 * sign
        }
    }
}
