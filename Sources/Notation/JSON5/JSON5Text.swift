import Words

/// A JSON5 value to be written.
package indirect enum JSON5Text {
    /// How it is written.
    package enum Style {
        /// Unquoted keys where they can be, comments, trailing commas.
        case json5
        /// Plain JSON.
        case json
    }

    /// A key, its value, and a comment for the line above.
    package struct Entry {
        package let key: String
        package let value: JSON5Text
        package let comment: String?

        package init(_ key: String, _ value: JSON5Text, comment: String? = nil) {
            self.key = key
            self.value = value
            self.comment = comment
        }
    }

    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSON5Text])
    case object([Entry])

    /// The widest line on which a whole list or object is put.
    private static let widest = 112

    /// The text, its lines after the first indented by `indent` spaces; `lead` characters stand before it.
    package func rendered(_ style: Style, indent: Int = 0, lead: Int = 0) -> String {
        let inline = inlined(style)
        let isWhole = indent > 0 && !hasComments && indent + lead + inline.utf8.count <= Self.widest
        let margin = String(repeating: " ", count: indent + 2)
        var lines = [String]()
        switch self {
        case .null, .bool, .number, .text:
            return inline
        case .list(let elements):
            guard !isWhole, !elements.isEmpty else { return inline }
            for (index, element) in elements.enumerated() {
                lines.append(
                    margin + element.rendered(style, indent: indent + 2)
                        + Self.comma(style, isLast: index == elements.count - 1))
            }
            return "[\n" + lines.joined(separator: "\n") + "\n" + String(repeating: " ", count: indent) + "]"
        case .object(let entries):
            guard !isWhole, !entries.isEmpty else { return inline }
            for (index, entry) in entries.enumerated() {
                if style == .json5, let comment = entry.comment { lines.append("\(margin)// \(comment)") }
                let key = Self.key(entry.key, style) + ": "
                lines.append(
                    margin + key + entry.value.rendered(style, indent: indent + 2, lead: key.utf8.count)
                        + Self.comma(style, isLast: index == entries.count - 1))
            }
            return "{\n" + lines.joined(separator: "\n") + "\n" + String(repeating: " ", count: indent) + "}"
        }
    }

    private var hasComments: Bool {
        if case .object(let entries) = self { entries.contains { $0.comment != nil } } else { false }
    }

    private static func comma(_ style: Style, isLast: Bool) -> String { style == .json && isLast ? "" : "," }

    private func inlined(_ style: Style) -> String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): NumberText.shortest(value)
        case .text(let text): Self.quoted(text)
        case .list(let elements): "[" + elements.map { $0.inlined(style) }.joined(separator: ", ") + "]"
        case .object(let entries) where entries.isEmpty: "{}"
        case .object(let entries):
            "{ "
                + entries.map { "\(Self.key($0.key, style)): \($0.value.inlined(style))" }.joined(separator: ", ")
                + " }"
        }
    }

    private static func key(_ key: String, _ style: Style) -> String {
        let isName = key.unicodeScalars.enumerated().allSatisfy { index, scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || scalar == "$"
                || (index > 0 && ("0"..."9").contains(scalar))
        }
        return style == .json5 && isName && !key.isEmpty ? key : quoted(key)
    }

    private static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        } + "\""
    }
}
