/// Reads an expression into a ``Node``. Recursion is bounded by ``depthLimit``; chains and sums are flat.
struct ExpressionParser: Sendable {
    /// How deep brackets and signs may be nested.
    static let depthLimit = 32
    /// Words that may stand before a value without changing it.
    private static let leadingKeywords: Set<String> = ["return", "const", "new", "final", "await", "ref"]

    private var lexer: Lexer
    private(set) var token: Token
    /// Where the token before the next one ends.
    private(set) var lastEnd: Int
    private var depth = 0
    /// Up to where no statement is a choice, so that a row of statements is searched once and not once each.
    private(set) var choiceFree: Int

    init(_ lexer: Lexer, choiceFree: Int = 0) throws(Fault) {
        self.lexer = lexer
        self.choiceFree = choiceFree
        lastEnd = lexer.position
        token = try self.lexer.next()
    }

    mutating func advance() throws(Fault) {
        lastEnd = token.range.upperBound
        token = try lexer.next()
    }

    /// Whether the next token stands on a new line.
    var isOnNewLine: Bool { lexer.hasLineBreak(lastEnd..<max(lastEnd, token.range.lowerBound)) }

    /// The token behind the next one.
    func lookahead() throws(Fault) -> Token {
        var copy = lexer
        return try copy.next()
    }

    /// A lexer over the rest of the same text from a place on.
    func lexer(from offset: Int) -> Lexer { lexer.from(offset) }

    /// Takes the sign if it is next.
    mutating func take(_ symbol: Unicode.Scalar) throws(Fault) -> Bool {
        guard token.isSymbol(symbol) else { return false }
        try advance()
        return true
    }

    /// How the next token reads in a message.
    var found: String {
        token.kind == .end ? "the end" : "'\(lexer.excerpt(token.range))'"
    }

    /// The fault of finding something else than `expected`.
    func unexpected(_ expected: String) -> Fault {
        if token.kind == .end { return Fault(.unfinished(expected: expected), at: token.range.lowerBound) }
        if token.isSymbol(":") {
            return Fault(
                .unsupported("':' cannot stand here", advice: "write '=' behind a label, such as press=.snappy"),
                at: token.range.lowerBound)
        }
        return Fault(.unexpected(found: found, expected: expected), at: token.range.lowerBound)
    }

    /// An expression: terms joined by `+ - * /`, or a choice between two.
    mutating func expression() throws(Fault) -> Node { try expression(isStatement: depth == 0) }

    /// - Parameter isStatement: whether no bracket is open, so that a new line ends it.
    private mutating func expression(isStatement: Bool) throws(Fault) -> Node {
        try nested { parser throws(Fault) in
            if let mark = parser.choiceMark(isStatement: isStatement) {
                return try parser.choice(at: mark, isStatement: isStatement)
            }
            let first = try parser.product()
            var terms: [Node.Term] = []
            while let sign = parser.sign(of: ["+", "-"]) {
                try parser.advance()
                terms.append(Node.Term(sign: sign, value: try parser.product()))
            }
            return Self.joined(first, terms)
        }
    }

    /// Where the `?` of a choice stands that the next tokens are the condition of: before the end of their level.
    private mutating func choiceMark(isStatement: Bool) -> Int? {
        if isStatement, token.range.lowerBound < choiceFree { return nil }
        var ahead = self
        let mark = ahead.skipToChoice(isStatement: isStatement)
        if mark == nil, isStatement { choiceFree = ahead.token.range.lowerBound }
        return mark
    }

    private mutating func skipToChoice(isStatement: Bool) -> Int? {
        var open = 0
        while token.kind != .end {
            if case .symbol(let symbol) = token.kind {
                switch symbol {
                case "(", "[", "{": open += 1
                case ")", "]", "}":
                    guard open > 0 else { return nil }
                    open -= 1
                case ",", ";", ":": if open == 0 { return nil }
                case "?": if open == 0, lexer.isChoice(at: token.range.lowerBound) { return token.range.lowerBound }
                default: break
                }
            }
            guard (try? advance()) != nil else { return nil }
            // Between statements a new line parts, except before a sign that goes on.
            if isStatement, open == 0, isOnNewLine, token.isWord { return nil }
        }
        return nil
    }

    private mutating func choice(at mark: Int, isStatement: Bool) throws(Fault) -> Node {
        let start = token.range.lowerBound
        while token.range.lowerBound < mark { try advance() }
        let condition = start..<max(start, lastEnd)
        try advance()
        let yes = try expression()
        guard try take(":") else { throw unexpected("':' and the other value") }
        let no = try expression(isStatement: isStatement)
        return Node(form: .choice(condition: condition, yes, no), range: start..<no.range.upperBound)
    }

    private mutating func product() throws(Fault) -> Node {
        let first = try operand()
        var terms: [Node.Term] = []
        while let sign = sign(of: ["*", "/"]) {
            try advance()
            terms.append(Node.Term(sign: sign, value: try operand()))
        }
        return Self.joined(first, terms)
    }

    private static func joined(_ first: Node, _ terms: [Node.Term]) -> Node {
        guard let last = terms.last else { return first }
        return Node(form: .arithmetic(first, terms), range: first.range.lowerBound..<last.value.range.upperBound)
    }

    private func sign(of allowed: [Unicode.Scalar]) -> Unicode.Scalar? {
        if case .symbol(let sign) = token.kind, allowed.contains(sign) { sign } else { nil }
    }

    private mutating func nested(_ body: (inout Self) throws(Fault) -> Node) throws(Fault) -> Node {
        guard depth < Self.depthLimit else {
            throw Fault(.nestedTooDeep(limit: Self.depthLimit), at: token.range.lowerBound)
        }
        depth += 1
        let node = try body(&self)
        depth -= 1
        return node
    }

    private mutating func operand() throws(Fault) -> Node {
        let start = token.range.lowerBound
        switch token.kind {
        case .symbol("-"), .symbol("+"):
            let negative = token.isSymbol("-")
            try advance()
            let value = try nested { parser throws(Fault) in try parser.operand() }
            guard negative else { return value }
            let zero = Node(form: .number(0, suffix: ""), range: start..<start)
            return Self.joined(zero, [Node.Term(sign: "-", value: value)])
        case .number(let value, let suffix):
            let range = token.range
            try advance()
            return Node(form: .number(value, suffix: suffix), range: range)
        case .string(let text):
            let range = token.range
            try advance()
            return Node(form: .string(text), range: range)
        case .symbol("("):
            try advance()
            let value = try expression()
            try close(")", after: "the expression")
            return value
        case .symbol("["):
            return try list()
        case .symbol("{"):
            return try object()
        case .symbol("."):
            try advance()
            return try chain(from: start, leadingDot: true)
        case .name(let name):
            if Self.leadingKeywords.contains(name) {
                let next = try lookahead()
                if next.isSymbol(".") || next.isName {
                    try advance()
                    return try nested { parser throws(Fault) in try parser.operand() }
                }
            }
            return try chain(from: start, leadingDot: false)
        case .symbol, .end:
            throw unexpected("an animation or a value")
        }
    }

    mutating func close(_ symbol: Unicode.Scalar, after what: String) throws(Fault) {
        guard try take(symbol) else { throw unexpected("'\(symbol)' after \(what)") }
    }

    private mutating func list() throws(Fault) -> Node {
        let start = token.range.lowerBound
        try advance()
        var items: [Node] = []
        while !token.isSymbol("]") {
            items.append(try expression())
            guard try take(",") else { break }
        }
        let end = token.range.upperBound
        try close("]", after: "the list")
        return Node(form: .list(items), range: start..<end)
    }

    private mutating func object() throws(Fault) -> Node {
        let start = token.range.lowerBound
        try advance()
        var items: [Argument] = []
        while !token.isSymbol("}") {
            items.append(try argument())
            // QML and Lua part fields by `;` as well.
            let comma = try take(",")
            let semicolon = try take(";")
            guard comma || semicolon else { break }
        }
        let end = token.range.upperBound
        try close("}", after: "the object")
        return Node(form: .object(items), range: start..<end)
    }

    private mutating func chain(from start: Int, leadingDot: Bool) throws(Fault) -> Node {
        var links: [Link] = []
        repeat {
            guard case .name(let name) = token.kind else { throw unexpected("a name after '.'") }
            var link = Link(name: name, range: token.range, arguments: nil, end: token.range.upperBound)
            try advance()
            link.hasTypeArguments = try skipGenericArguments()
            if token.isSymbol("(") {
                link.arguments = try arguments(of: name, end: &link.end)
            }
            links.append(link)
            try skipClosureBeforeModifier()
        } while try take(".")
        let end = links.last?.end ?? start
        return Node(form: .chain(Chain(leadingDot: leadingDot, links: links)), range: start..<end)
    }
}

extension ExpressionParser {
    /// Skips `{ … }` where a modifier follows it, as behind `Button("Send") { … }.animation(…)`.
    private mutating func skipClosureBeforeModifier() throws(Fault) {
        guard token.isSymbol("{") else { return }
        var ahead = self
        guard (try? ahead.skipBlock()) == true, ahead.token.isSymbol("."), (try? ahead.lookahead().isName) == true
        else { return }
        self = ahead
    }

    /// Skips `{ … }`; answers whether it was closed.
    mutating func skipBlock() throws(Fault) -> Bool {
        var open = 0
        repeat {
            if token.isSymbol("{") { open += 1 }
            if token.isSymbol("}") { open -= 1 }
            if token.kind == .end { return false }
            try advance()
        } while open > 0
        return true
    }
}

extension Token {
    /// Whether this is an identifier.
    var isName: Bool {
        if case .name = kind { true } else { false }
    }

    /// Whether this is anything but a sign.
    fileprivate var isWord: Bool {
        if case .symbol = kind { false } else { true }
    }

    /// The text of an identifier or a quoted text: what may stand before `:`.
    var labelText: String? {
        switch kind {
        case .name(let text), .string(let text): text
        case .number, .symbol, .end: nil
        }
    }
}
