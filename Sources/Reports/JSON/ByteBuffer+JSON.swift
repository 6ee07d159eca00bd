extension ByteBuffer {
    /// Appends a JSON value (RFC 8259): indented by two spaces from the given level, or compact without a level.
    ///
    /// Empty arrays and objects are `[]` and `{}`.
    package mutating func append(_ value: JSONValue, notation: NumberNotation = .shortest, indentation: Int?) {
        switch value {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .number(let value) where value.isFinite: append(value, as: notation)
        case .number: append("null")
        case .integer(let value): append(value)
        case .string(let text): append(quoted: text)
        case .array(let values):
            append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                appendBreak(first: index == 0, indentation: indentation.map { $0 + 1 })
                append(value, notation: notation, indentation: indentation.map { $0 + 1 })
            }
            if !values.isEmpty { appendBreak(first: true, indentation: indentation) }
            append(UInt8(ascii: "]"))
        case .object(let members):
            append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                appendBreak(first: index == 0, indentation: indentation.map { $0 + 1 })
                append(quoted: member.name)
                append(indentation == nil ? ":" : ": ")
                append(member.value, notation: notation, indentation: indentation.map { $0 + 1 })
            }
            if !members.isEmpty { appendBreak(first: true, indentation: indentation) }
            append(UInt8(ascii: "}"))
        }
    }

    private mutating func appendBreak(first: Bool, indentation: Int?) {
        if !first { append(UInt8(ascii: ",")) }
        guard let indentation else { return }
        append(UInt8(ascii: "\n"))
        append(repeating: 0x20, count: 2 * indentation)
    }

    /// Appends a string in quotes. Quotes, backslashes and control characters are escaped, and U+2028 and U+2029, which
    /// end a line in older JavaScript; everything else stands as UTF-8.
    package mutating func append(quoted text: String) {
        append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": append("\\\"")
            case "\\": append("\\\\")
            case "\n": append("\\n")
            case "\r": append("\\r")
            case "\t": append("\\t")
            case "\u{8}": append("\\b")
            case "\u{C}": append("\\f")
            case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": append(escaped: scalar.value)
            default:
                if scalar.isASCII {
                    append(UInt8(truncatingIfNeeded: scalar.value))
                } else {
                    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
                }
            }
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(escaped value: UInt32) {
        append("\\u")
        for shift in [12, 8, 4, 0] as [UInt32] {
            let nibble = UInt8(truncatingIfNeeded: value >> shift & 0xF)
            append(nibble < 10 ? 48 + nibble : 87 + nibble)
        }
    }
}
