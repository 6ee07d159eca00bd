import Springs

/// Finds out whose words a text uses and hands it to their reader.
struct Dispatch {
    /// The whole text.
    let scalars: [Unicode.Scalar]
    /// The animation in it, without label and blanks.
    let range: Range<Int>

    /// Other words that may be meant, such as the names of scenes.
    let alsoKnown: [String]

    /// The animation and whose words they were.
    func reading() throws(Fault) -> Reading {
        do throws(Fault) {
            return try recognised()
        } catch {
            throw unknownWord(instead: error) ?? error
        }
    }

    /// A text that is one plain word, such as a scene's misspelt name, is called unknown as a whole.
    private func unknownWord(instead fault: Fault) -> Fault? {
        let isPlain = scalars[range].allSatisfy { $0.continuesName || $0 == "-" || $0 == "." }
        guard isPlain, scalars[range.lowerBound].startsName, fault.offset == range.lowerBound else { return nil }
        switch fault.problem {
        case .unknownName, .wrongKind: break
        default: return nil
        }
        let word = String(String.UnicodeScalarView(scalars[range]))
        let known = Vocabulary.animations + Vocabulary.cssEasings.filter { $0.contains("-") } + alsoKnown
        return Fault(
            .unknownName(
                String(word.prefix(40)), kind: alsoKnown.isEmpty ? "animation" : "animation or scene",
                suggestion: Spelling.nearest(to: word, among: known), allowed: Vocabulary.animations + alsoKnown),
            at: range.lowerBound)
    }

    private func recognised() throws(Fault) -> Reading {
        if var css = try CSSReader(Lexer(scalars, range: range, hyphenatedNames: true)) {
            let animation = try css.animation()
            return Reading(animation: animation, ecosystem: .css, warnings: css.warnings)
        }
        if var short = try ShortReader(Lexer(scalars, range: range)) {
            return Reading(animation: try short.animation(), ecosystem: .short)
        }
        var parser = try ExpressionParser(Lexer(scalars, range: range))
        try skipPropertyName(&parser)
        let node = try parser.expression()
        if let chain = node.chain, CoreAnimationReader.reads(chain, followedBy: parser.token) {
            var reader = CoreAnimationReader()
            let animation = try reader.animation(node, &parser)
            return Reading(animation: animation, ecosystem: .coreAnimation, warnings: reader.warnings)
        }
        try finish(&parser, after: node)
        return try reading(node)
    }

    private func reading(_ node: Node) throws(Fault) -> Reading {
        if case .object(let items) = node.form { return try reading(items, at: node.range) }
        if let chain = node.chain, let first = chain.links.first, !chain.leadingDot {
            if ComposeReader.reads(chain), let link = chain.links.last {
                var reader = ComposeReader()
                let animation = try reader.animation(link)
                return Reading(animation: animation, ecosystem: .compose, warnings: reader.warnings)
            }
            if first.name == "config", chain.links.count == 2 {
                return Reading(animation: try ReactSpringReader().preset(chain.links[1]), ecosystem: .reactSpring)
            }
            if first.name == "SpringDescription" {
                return Reading(animation: try FlutterReader().animation(chain, at: node.range), ecosystem: .flutter)
            }
            if UIKitReader.types.contains(first.name) {
                var reader = UIKitReader()
                let animation = try reader.animation(chain, at: node.range)
                return Reading(animation: animation, ecosystem: .uiKit, warnings: reader.warnings)
            }
        }
        var reader = SwiftUIReader()
        let animation = try reader.animation(node)
        return Reading(animation: animation, ecosystem: .swiftUI, warnings: reader.warnings)
    }

    /// JavaScript objects; `{{ … }}` as in JSX and `{ transition: { … } }` are opened first.
    private func reading(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Reading {
        if items.count == 1, let item = items.first, item.label.map(Self.propertyNames.contains) ?? true {
            return try reading(item.value)
        }
        if items.contains(where: { $0.label.map(ReactSpringReader.ownKeys.contains) ?? false }) {
            var reader = ReactSpringReader()
            let animation = try reader.animation(items, at: range)
            return Reading(animation: animation, ecosystem: .reactSpring, warnings: reader.warnings)
        }
        var reader = MotionReader()
        let animation = try reader.animation(items, at: range)
        return Reading(animation: animation, ecosystem: .motion, warnings: reader.warnings)
    }

    /// Properties that hold a transition or a config in JavaScript.
    private static let propertyNames: Set<String> = ["transition", "config"]

    private func skipPropertyName(_ parser: inout ExpressionParser) throws(Fault) {
        guard let name = parser.token.labelText, Self.propertyNames.contains(name), try parser.lookahead().isSymbol(":")
        else { return }
        try parser.advance()
        try parser.advance()
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
