import Springs
import Words

/// Reads CSS: an easing function with its duration and, behind it, a delay; `cubic-bezier(0.2, 0.8, 0.2, 1) 300ms 50ms`.
///
/// Duration and easing stand in any order, as in the `transition` shorthand, whose name and property may stand before:
/// `transition: transform 300ms ease-out`. Behind it SwiftUI's modifiers may follow: `linear(0, 1) 600ms.speed(2)`.
/// Source: CSS Easing Functions Level 2 and CSS Transitions Level 1 (w3.org/TR/css-easing-2, w3.org/TR/css-transitions-1).
struct CSSReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []
    var lexer: Lexer
    var token: Token

    static let keywords: [String: TimingCurve] = [
        "linear": .linear, "ease": .ease, "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut,
    ]
    private static let units = ["s", "ms"]

    /// Nil when the text is not CSS.
    init?(_ lexer: Lexer) throws(Fault) {
        self.lexer = lexer
        token = try self.lexer.next()
        var ahead = self
        switch token.kind {
        case .name(let name):
            try ahead.advance()
            if ahead.token.isSymbol("."), name != "linear" { return nil }
            switch name.lowercased() {
            case "transition" where ahead.token.isSymbol(":"):
                try ahead.advance()
                // A transition of JavaScript.
                if ahead.token.isSymbol("{") { return nil }
                try advance()
                try advance()
                try skipProperty()
            case "linear":
                if ahead.token.isSymbol("(") { try ahead.advance() }
                guard ahead.startsNumber else { return nil }
            case "cubic-bezier", "steps", "step-start", "step-end", "ease", "ease-in", "ease-out", "ease-in-out": break
            default: return nil
            }
        case .number:
            try ahead.advance()
            guard case .name = ahead.token.kind else { return nil }
        case .string, .symbol, .end: return nil
        }
    }

    var startsNumber: Bool {
        switch token.kind {
        case .number, .symbol("-"), .symbol("+"): true
        case .name, .string, .symbol, .end: false
        }
    }

    mutating func advance() throws(Fault) {
        token = try lexer.next()
    }

    private mutating func skipProperty() throws(Fault) {
        guard case .name(let name) = token.kind, !Vocabulary.cssEasings.contains(name.lowercased()) else { return }
        try advance()
    }

    private var found: String {
        token.kind == .end ? "the end" : "'\(lexer.excerpt(token.range))'"
    }

    func unexpected(_ expected: String) -> Fault {
        token.kind == .end
            ? Fault(.unfinished(expected: expected), at: token.range.lowerBound)
            : Fault(.unexpected(found: found, expected: expected), at: token.range.lowerBound)
    }

    /// The animation.
    mutating func animation() throws(Fault) -> Animation {
        var curve: TimingCurve?
        var times: [Double] = []
        var modifiers: [Animation.Modifier] = []
        while token.kind != .end, !token.isSymbol(";") {
            let start = token.range.lowerBound
            switch token.kind {
            case .number, .symbol("-"), .symbol("+"):
                guard times.count < 2 else { throw unexpected("the end after duration and delay") }
                let value = try time()
                times.append(
                    times.isEmpty
                        ? try Quantity.curveDuration(value, "duration", at: start)
                        : try Quantity.delay(value, at: start))
            case .name:
                guard curve == nil else { throw unexpected("a time, as the easing was said already") }
                curve = try easing()
            case .symbol("."):
                modifiers = try trailingModifiers()
            case .symbol(","):
                throw Fault(
                    .unsupported("',' begins a second transition", advice: "give each as a word of its own"), at: start)
            case .string, .symbol, .end: throw unexpected("an easing or a time")
            }
        }
        if token.isSymbol(";") { try advance() }
        guard token.kind == .end else { throw unexpected("the end of the animation") }
        if times.isEmpty { warnings.append(.durationAssumed(seconds: Animation.defaultCurveDuration)) }
        if times.count == 2, times[1] > 0 { modifiers.insert(.delay(times[1]), at: 0) }
        return Animation(
            .timingCurve(curve ?? .ease, duration: times.first ?? Animation.defaultCurveDuration), modifiers: modifiers)
    }

    /// SwiftUI's modifiers behind the CSS.
    private mutating func trailingModifiers() throws(Fault) -> [Animation.Modifier] {
        var parser = try ExpressionParser(lexer.from(token.range.lowerBound))
        let node = try parser.expression()
        guard parser.token.kind == .end else { throw parser.unexpected("the end of the animation") }
        token = parser.token
        var reader = SwiftUIReader()
        var modifiers: [Animation.Modifier] = []
        for link in node.chain?.links ?? [] {
            if let modifier = try reader.modifier(link) { modifiers.append(modifier) }
        }
        warnings += reader.warnings
        return modifiers
    }

    mutating func number() throws(Fault) -> (value: Double, suffix: String, offset: Int) {
        let start = token.range.lowerBound
        let negative = token.isSymbol("-")
        if negative || token.isSymbol("+") { try advance() }
        guard case .number(let value, let suffix) = token.kind else { throw unexpected("a number") }
        try advance()
        return (negative ? -value : value, suffix, start)
    }

    private mutating func time() throws(Fault) -> Double {
        let (value, suffix, offset) = try number()
        switch suffix.lowercased() {
        case "s": return value
        case "ms": return value / 1000
        case "":
            let text = NumberText.plain(value)
            throw Fault(.unsupported("the time \(text) has no unit", advice: "write \(text)s or \(text)ms"), at: offset)
        default: throw Fault(.badUnit(suffix, allowed: Self.units), at: offset)
        }
    }
}

extension Ecosystem {
    /// CSS easings with their times, also as the `transition` shorthand.
    package static let css = Ecosystem(
        id: "css", title: "CSS",
        words: ["cubic-bezier", "steps", "transition-duration", "transition-timing-function"],
        examples: [
            "cubic-bezier(0.2, 0.8, 0.2, 1) 300ms", "ease-out 200ms", "linear(0, 0.5 20%, 1) 600ms", "steps(4) 1s",
            "transition: transform 300ms ease-out 50ms;",
        ],
        recognise: { snippet in
            (try? CSSReader(snippet.lexer(hyphenatedNames: true))) == nil ? nil : .name
        },
        read: { snippet throws(Fault) in
            guard var reader = try CSSReader(snippet.lexer(hyphenatedNames: true)) else {
                throw Fault(.empty(label: nil), at: snippet.range.lowerBound)
            }
            let animation = try reader.animation()
            return Reading(animation, warnings: reader.warnings)
        },
        targets: [
            Target(id: "css-timing", title: "CSS timing function") { animation in
                guard animation.modifiers.isEmpty, case .timingCurve(let curve, let duration) = animation.base,
                    let text = CSSNotation.text(for: curve)
                else { return Writing(nil) }
                return Writing("\(text) \(NumberText.plain(duration))s")
            }
        ])
}
