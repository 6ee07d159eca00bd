extension ExpressionParser {
    /// Arguments whose values are code of the caller's and are skipped.
    private static let opaqueLabels: Set<String> = [
        "value", "options", "animations", "completion", "completionCriteria", "body", "content", "onChange",
    ]

    /// Skips `<Float>` in Kotlin's `spring<Float>(…)`; answers whether it was there.
    mutating func skipGenericArguments() throws(Fault) -> Bool {
        guard try take("<") else { return false }
        while !token.isSymbol(">") {
            guard token.isName || token.isSymbol(",") || token.isSymbol(".") || token.isSymbol("?") else {
                throw unexpected("'>' after the type")
            }
            try advance()
        }
        try advance()
        return true
    }

    /// What stands in brackets behind a name; `end` becomes the place behind the bracket.
    mutating func arguments(of name: String, end: inout Int) throws(Fault) -> [Argument] {
        try advance()
        var items: [Argument] = []
        while !token.isSymbol(")") {
            items.append(try argument())
            guard try take(",") else { break }
        }
        end = token.range.upperBound
        try close(")", after: "the arguments of '\(name)'")
        return items
    }

    /// A value with or without a label.
    mutating func argument() throws(Fault) -> Argument {
        let start = token.range.lowerBound
        var label: String?
        var separator: Unicode.Scalar?
        if let name = token.labelText {
            let next = try lookahead()
            if case .symbol(let symbol) = next.kind, symbol == ":" || symbol == "=", !isComparison(next) {
                label = name
                separator = symbol
                try advance()
                try advance()
            }
        }
        let value: Node
        if let label, Self.opaqueLabels.contains(label) {
            let from = token.range.lowerBound
            value = Node(form: .opaque, range: from..<(try skipBalanced()))
        } else {
            value = try expression()
        }
        return Argument(
            label: label, separator: separator, value: value, range: start..<max(start, value.range.upperBound))
    }

    /// Whether a `=` begins `==`.
    private func isComparison(_ sign: Token) -> Bool {
        guard sign.isSymbol("="), var ahead = try? ExpressionParser(lexer(from: sign.range.lowerBound)) else {
            return false
        }
        return (try? ahead.advance()) != nil && ahead.token.isSymbol("=")
            && ahead.token.range.lowerBound == sign.range.upperBound
    }

    /// Skips code up to a `,` or closing bracket of its own level; answers where it ends.
    private mutating func skipBalanced() throws(Fault) -> Int {
        var open = 0
        var end = token.range.lowerBound
        while token.kind != .end {
            if case .symbol(let symbol) = token.kind {
                if ["(", "[", "{"].contains(symbol) { open += 1 }
                if [")", "]", "}"].contains(symbol) {
                    if open == 0 { return end }
                    open -= 1
                }
                if symbol == ",", open == 0 { return end }
            }
            end = token.range.upperBound
            try advance()
        }
        return end
    }
}
