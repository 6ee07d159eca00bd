import Springs

/// Finds out whose words a text uses and hands it to their reader.
struct Dispatch {
    /// The whole text.
    let scalars: [Unicode.Scalar]
    /// The animation in it, without label and blanks.
    let range: Range<Int>

    /// The animation and whose words they were.
    func reading() throws(Fault) -> Reading {
        if var css = try CSSReader(Lexer(scalars, range: range, hyphenatedNames: true)) {
            let animation = try css.animation()
            return Reading(animation: animation, ecosystem: .css, warnings: css.warnings)
        }
        if var short = try ShortReader(Lexer(scalars, range: range)) {
            return Reading(animation: try short.animation(), ecosystem: .short)
        }
        var parser = try ExpressionParser(Lexer(scalars, range: range))
        let node = try parser.expression()
        try finish(&parser, after: node)
        var reader = SwiftUIReader()
        let animation = try reader.animation(node)
        return Reading(animation: animation, ecosystem: .swiftUI, warnings: reader.warnings)
    }

    /// A closure behind a wrapper and a closing `;` or `,` may follow; anything else is one word too many.
    private func finish(_ parser: inout ExpressionParser, after node: Node) throws(Fault) {
        let wrappers: Set<String> = ["withAnimation", "animation", "animate"]
        if parser.token.isSymbol("{"), node.chain?.links.contains(where: { wrappers.contains($0.name) }) ?? false {
            return
        }
        while parser.token.isSymbol(",") || parser.token.isSymbol(";") { try parser.advance() }
        guard parser.token.kind == .end else { throw parser.unexpected("the end of the animation") }
    }
}
