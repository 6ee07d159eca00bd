extension String {
    /// The text within a line of Markdown: one line, and nothing in it is markup, a link or HTML (CommonMark 0.31, 2.4;
    /// GitHub's tables and strikethrough).
    package var markdownEscaped: String {
        var escaped = ""
        for character in singleLine {
            if "\\|`*_<>[]~&".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }

    /// The text as a paragraph of Markdown by itself.
    package var markdownParagraph: String {
        var escaped = String(markdownEscaped.drop { $0 == " " })
        // What makes a heading, a list, a rule or a quotation does so at the start of a line alone.
        let digits = escaped.prefix { $0.isASCII && $0.isNumber }
        let start = digits.isEmpty ? escaped.startIndex : digits.endIndex
        guard start < escaped.endIndex, (digits.isEmpty ? "#+-=" : ".)").contains(escaped[start]) else {
            return escaped
        }
        escaped.insert("\\", at: start)
        return escaped
    }

    /// The text with `&`, `<`, `>`, `"` and `'` as character references, for element content and quoted attributes; one
    /// line without control characters, which HTML does not have.
    package var htmlEscaped: String {
        var escaped = ""
        for scalar in singleLine.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
