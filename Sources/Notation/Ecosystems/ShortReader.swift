import Springs

/// Reads the short form: a duration and, behind a comma or a blank, a bounce; `0.35,0.35`, `350ms 0.35`, `0.35`.
struct ShortReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []
    private var lexer: Lexer
    private var token: Token

    /// Nil when the text does not start with a number.
    init?(_ lexer: Lexer) throws(Fault) {
        self.lexer = lexer
        token = try self.lexer.next()
        var copy = self
        switch token.kind {
        case .number: break
        case .name(let name) where Self.notNumbers.contains(name.lowercased()):
            throw Self.notFinite(name, "duration", at: token.range.lowerBound)
        case .symbol("-"), .symbol("+"):
            try copy.advance()
            if case .name(let name) = copy.token.kind, Self.notNumbers.contains(name.lowercased()) {
                throw Self.notFinite((token.isSymbol("-") ? "-" : "") + name, "duration", at: token.range.lowerBound)
            }
            guard case .number = copy.token.kind else { return nil }
        case .name, .string, .symbol, .end: return nil
        }
    }

    private static let notNumbers: Set<String> = ["nan", "inf", "infinity"]

    private static func notFinite(_ name: String, _ parameter: String, at offset: Int) -> Fault {
        let value = Double(name) ?? .nan
        return Fault(.outOfRange(parameter: parameter, value: value, allowed: "a finite number"), at: offset)
    }

    private mutating func advance() throws(Fault) {
        token = try lexer.next()
    }

    /// The animation: `.spring(duration:bounce:)` of the two numbers, bounce 0 when there is one.
    mutating func animation() throws(Fault) -> Animation {
        let duration = try value("a duration in seconds such as 0.35 or 350ms")
        if case .number(let seconds, "") = duration.form, seconds >= Quantity.doubtfulSeconds {
            warnings.append(.secondsTyped(parameter: "duration", seconds: seconds))
        }
        let seconds = try Quantity.seconds(duration)
        let hasComma = token.isSymbol(",")
        if hasComma { try advance() }
        var bounce: Node?
        if hasComma || token.kind != .end { bounce = try value("a bounce such as 0.35") }
        guard token.kind == .end else {
            throw Fault(
                .unexpected(found: "'\(lexer.excerpt(token.range))'", expected: "the end after duration and bounce"),
                at: token.range.lowerBound)
        }
        if seconds == 0, hasComma, let bounce, case .number(let digits, "") = bounce.form, digits >= 1 {
            throw Fault(
                .unsupported(
                    "',' separates duration and bounce", advice: "write '.' as the decimal point, such as 0.35"),
                at: duration.range.upperBound)
        }
        let amount = try bounce.map { node throws(Fault) in try Quantity.number(node) } ?? 0
        do {
            return Animation(.spring(try Spring(duration: seconds, bounce: amount), blendDuration: 0))
        } catch {
            var place = duration
            if case .bounceOutOfRange = error, let bounce { place = bounce }
            throw Fault(.spring(error), at: place.range.lowerBound)
        }
    }

    /// A signed number; no arithmetic, so that `0.35 -0.3` is a duration and a bounce.
    private mutating func value(_ expected: String) throws(Fault) -> Node {
        let start = token.range.lowerBound
        let negative = token.isSymbol("-")
        if negative || token.isSymbol("+") { try advance() }
        if case .name(let name) = token.kind, Self.notNumbers.contains(name.lowercased()) {
            throw Self.notFinite(name, "bounce", at: token.range.lowerBound)
        }
        guard case .number(let magnitude, let suffix) = token.kind else {
            if token.kind == .end { throw Fault(.unfinished(expected: expected), at: token.range.lowerBound) }
            throw Fault(
                .unexpected(found: "'\(lexer.excerpt(token.range))'", expected: expected), at: token.range.lowerBound)
        }
        let node = Node(
            form: .number(negative ? -magnitude : magnitude, suffix: suffix), range: start..<token.range.upperBound)
        try advance()
        return node
    }
}

extension Ecosystem {
    /// Duration and bounce as two numbers.
    package static let short = Ecosystem(
        id: "short", title: "short form",
        examples: ["0.35,0.35", "0.35", "350ms,0.35", "0.35 -0.3"],
        readsWhole: true,
        recognise: { snippet in
            do {
                return try ShortReader(snippet.lexer()) == nil ? nil : .words
            } catch {
                // A number that is none, such as nan: the reader says so.
                return .words
            }
        },
        read: { snippet throws(Fault) in
            guard var reader = try ShortReader(snippet.lexer()) else {
                throw Fault(.empty(label: nil), at: snippet.range.lowerBound)
            }
            let animation = try reader.animation()
            return Reading(animation, warnings: reader.warnings)
        })
}
