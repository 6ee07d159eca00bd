/// A piece of pasted code, without label and quotes, and the expression it begins with.
struct Snippet: Sendable {
    /// The whole text.
    let scalars: [Unicode.Scalar]
    /// The piece.
    let range: Range<Int>
    /// The expression at its head, behind `transition:` or `config:`; nil where there is none.
    let node: Node?
    /// Why there is no expression.
    let fault: Fault?
    /// Reads on behind the expression.
    let rest: ExpressionParser?

    /// - Parameter choiceFree: up to where no statement is known to choose between two values.
    init(_ scalars: [Unicode.Scalar], range: Range<Int>, choiceFree: Int = 0) {
        self.scalars = scalars
        self.range = range
        do throws(Fault) {
            var parser = try ExpressionParser(Lexer(scalars, range: range), choiceFree: choiceFree)
            try Self.skipPropertyName(&parser)
            node = Self.opened(try parser.expression())
            rest = parser
            fault = nil
        } catch {
            (node, rest, fault) = (nil, nil, error)
        }
    }

    private init(_ snippet: Snippet, node: Node) {
        scalars = snippet.scalars
        range = node.range
        self.node = node
        fault = nil
        rest = nil
    }

    /// A part of the expression as a snippet of its own.
    func part(_ node: Node) -> Snippet { Snippet(self, node: node) }

    /// Properties that hold a transition or a config in JavaScript.
    private static let propertyNames: Set<String> = ["transition", "config"]

    private static func skipPropertyName(_ parser: inout ExpressionParser) throws(Fault) {
        guard let name = parser.token.labelText, propertyNames.contains(name), try parser.lookahead().isSymbol(":")
        else { return }
        try parser.advance()
        try parser.advance()
    }

    /// The text of a range, cut when long, for messages.
    @Sendable func excerpt(_ range: Range<Int>) -> String { lexer().excerpt(range) }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    /// Reads the piece token by token.
    ///
    /// - Parameter hyphenatedNames: whether `ease-in-out` is one name.
    func lexer(hyphenatedNames: Bool = false) -> Lexer {
        Lexer(scalars, range: range, hyphenatedNames: hyphenatedNames)
    }

    /// The names and calls of the expression; nil where it is something else.
    var chain: Chain? { node?.chain }

    /// The one call or name that the expression is, type and module names in front left aside; nil for anything else.
    var call: Link? { chain?.links.last }

    /// What stands inside `{{ … }}` as in JSX and `{ transition: { … } }`.
    private static func opened(_ node: Node) -> Node {
        var node = node
        while case .object(let items) = node.form, items.count == 1, let item = items.first,
            item.label.map(propertyNames.contains) ?? true
        {
            node = item.value
        }
        return node
    }

    /// The expression's names and calls, or why there are none.
    func requiredChain() throws(Fault) -> Chain {
        if let chain { return chain }
        throw fault
            ?? Fault(
                .wrongKind("this", expected: "an animation such as .spring() or .easeOut"),
                at: node?.range.lowerBound ?? range.lowerBound)
    }

    /// The last call or name of the expression, or why there is none.
    func requiredCall() throws(Fault) -> Link {
        guard let link = try requiredChain().links.last else { throw Fault(.empty(label: nil), at: range.lowerBound) }
        return link
    }

    /// The last object among the arguments of a call of one of some names.
    func options(of names: Set<String>) -> (link: Link, fields: [Argument], range: Range<Int>)? {
        guard let link = call, names.contains(link.name) else { return nil }
        for argument in (link.arguments ?? []).reversed() {
            if case .object(let fields) = argument.value.form { return (link, fields, argument.value.range) }
        }
        return nil
    }

    /// The fields of the object that the expression is, or of the last object that a call of one of some names is given.
    func fields(of names: Set<String>) throws(Fault) -> (fields: [Argument], range: Range<Int>) {
        if let object, let node { return (object, node.range) }
        if let options = options(of: names) { return (options.fields, options.range) }
        // Without options the ecosystem's own values are meant.
        let link = try requiredCall()
        return ([], link.lastPlace..<link.lastPlace)
    }

    /// The fields of the object that the expression is; nil for anything else.
    var object: [Argument]? {
        if case .object(let fields)? = node?.form { fields } else { nil }
    }

    /// The fields' labels; empty where the expression is no object.
    var keys: Set<String> { Set((object ?? []).compactMap(\.label)) }

    /// The fields in braces behind the expression, as in QML.
    var block: (fields: [Argument], range: Range<Int>)? {
        guard var parser = rest, parser.token.isSymbol("{"), let node = try? parser.expression(),
            case .object(let fields) = node.form
        else { return nil }
        return (fields, node.range)
    }

    /// Makes sure that what follows may follow: a closure, what a statement ends with, or another statement.
    func finish() throws(Fault) {
        guard let parser = rest, !parser.endsStatement else { return }
        throw parser.unexpected("the end of the animation")
    }

    /// What stands behind `=` after the expression: `y.value = withSpring(1)`.
    var assigned: Range<Int>? {
        guard chain != nil, var parser = rest, (try? parser.take("=")) == true, parser.token.kind != .end else {
            return nil
        }
        return parser.token.range.lowerBound..<range.upperBound
    }

    /// What stands behind the expression's statement; nil where nothing does.
    var remainder: Range<Int>? {
        guard var parser = rest, parser.endsStatement else { return nil }
        do throws(Fault) {
            if parser.token.isSymbol("{"), try !parser.skipBlock() { return nil }
            while parser.token.isSeparator { try parser.advance() }
        } catch {
            return nil
        }
        guard parser.token.kind != .end else { return nil }
        return parser.token.range.lowerBound..<range.upperBound
    }
}

extension ExpressionParser {
    /// Whether a statement may end before the next token: at a closure, a bracket left over, a comma, a semicolon, on a new line,
    /// or before another attribute of JSX.
    fileprivate var endsStatement: Bool {
        if token.kind == .end || token.isSymbol("{") || token.isSeparator || isOnNewLine { return true }
        guard token.isName, let next = try? lookahead() else { return false }
        return next.isSymbol("=")
    }
}

extension Token {
    /// What parts statements, and brackets whose beginning was not copied.
    fileprivate var isSeparator: Bool {
        if case .symbol(let symbol) = kind { [",", ";", ")", "]", "}"].contains(symbol) } else { false }
    }
}
