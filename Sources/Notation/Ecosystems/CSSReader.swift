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
    /// Whether the name of a property or of an animation may still come.
    private var takesName = false
    /// The property of a transition or the name of an animation; nil for `all`.
    private(set) var property: String?

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

    /// One transition or animation of a shorthand's list, or a value of a longhand.
    init(transition lexer: Lexer) throws(Fault) {
        self.lexer = lexer
        token = try self.lexer.next()
        takesName = true
    }

    /// Whether a name is a function of CSS or an easing, and not a property.
    private func isEasing(_ name: String) throws(Fault) -> Bool {
        if Vocabulary.cssEasings.contains(name.lowercased()) { return true }
        var ahead = lexer
        return try ahead.next().isSymbol("(")
    }

    /// Takes a word that is a property's or an animation's name; answers whether it was one.
    private mutating func takeProperty() throws(Fault) -> Bool {
        guard takesName, case .name(let name) = token.kind, try !isEasing(name) else { return false }
        takesName = false
        if name.lowercased() != "all" { property = name }
        try advance()
        return true
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
                if try takeProperty() { continue }
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

    /// One animation of the `animation` shorthand: beside what a transition has, how often and in which direction.
    mutating func keyframedAnimation() throws(Fault) -> Animation {
        var curve: TimingCurve?
        var times: [Double] = []
        var count: Int? = 1
        var alternates = false
        while token.kind != .end {
            let start = token.range.lowerBound
            guard case .name(let name) = token.kind else {
                let (value, suffix, _) = try number()
                if suffix.isEmpty {
                    guard let whole = Int(exactly: value), whole >= 1 else {
                        throw Fault(
                            .outOfRange(
                                parameter: "the iteration count", value: value, allowed: "a whole number of 1 or more"),
                            at: start)
                    }
                    count = whole
                } else {
                    guard times.count < 2 else { throw unexpected("the end after duration and delay") }
                    times.append(try Self.seconds(value, suffix, at: start))
                }
                continue
            }
            switch name.lowercased() {
            case "infinite": count = nil
            case "alternate": alternates = true
            case "alternate-reverse", "reverse":
                alternates = name.lowercased() != "reverse"
                warnings.append(.ignored(setting: name, reason: "it plays from the target back"))
            case "normal", "none", "forwards", "backwards", "both", "running", "paused": break
            default:
                if try takeProperty() { continue }
                guard curve == nil else { throw unexpected("a time, as the easing was said already") }
                curve = try easing()
                continue
            }
            try advance()
        }
        if times.isEmpty { warnings.append(.durationAssumed(seconds: Animation.defaultCurveDuration)) }
        var modifiers: [Animation.Modifier] = []
        if count != 1 { modifiers.append(.repeated(count: count, autoreverses: alternates)) }
        if times.count == 2, times[1] > 0 { modifiers.append(.delay(try Quantity.delay(times[1], at: 0))) }
        let duration = try times.first.map { value throws(Fault) in
            try Quantity.curveDuration(value, "duration", at: 0)
        }
        return Animation(
            .timingCurve(curve ?? .ease, duration: duration ?? Animation.defaultCurveDuration), modifiers: modifiers)
    }

    /// SwiftUI's modifiers behind the CSS.
    private mutating func trailingModifiers() throws(Fault) -> [Animation.Modifier] {
        var parser = try ExpressionParser(lexer.from(token.range.lowerBound))
        let node = try parser.expression()
        guard parser.token.kind == .end else { throw parser.unexpected("the end of the animation") }
        token = parser.token
        var reader = SwiftUIReader(excerpt: lexer.excerpt)
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

    mutating func time() throws(Fault) -> Double {
        let (value, suffix, offset) = try number()
        return try Self.seconds(value, suffix, at: offset)
    }

    private static func seconds(_ value: Double, _ suffix: String, at offset: Int) throws(Fault) -> Double {
        switch suffix.lowercased() {
        case "s": return value
        case "ms": return value / 1000
        case "":
            let text = NumberText.shortest(value)
            throw Fault(.unsupported("the time \(text) has no unit", advice: "write \(text)s or \(text)ms"), at: offset)
        default: throw Fault(.badUnit(suffix, allowed: units), at: offset)
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
            "--pop: cubic-bezier(0.3, 1.4, 0.5, 1); --pop-duration: 240ms;",
            "animation: nudge 0.28s ease-out 40ms 2 alternate;", "ease-[cubic-bezier(0.3,1.4,0.5,1)] duration-[240ms]",
        ],
        readsWhole: true,
        recognise: { snippet in
            if CSSSheet(snippet) != nil || TailwindClasses(snippet) != nil { return .name }
            return (try? CSSReader(snippet.lexer(hyphenatedNames: true))) == nil ? nil : .name
        },
        readAll: { snippet throws(Fault) in
            if var sheet = CSSSheet(snippet) { return try sheet.readings() }
            if let classes = TailwindClasses(snippet) { return [try classes.reading()] }
            guard var reader = try CSSReader(snippet.lexer(hyphenatedNames: true)) else {
                throw Fault(.empty(label: nil), at: snippet.range.lowerBound)
            }
            let animation = try reader.animation()
            return [Reading(animation, warnings: reader.warnings)]
        },
        targets: [.css, .cssBezier])
}
