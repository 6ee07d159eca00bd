import Springs

/// Reads a `CASpringAnimation` and the properties set on it, as statements:
///
///     let spring = CASpringAnimation(keyPath: "position")
///     spring.mass = 1; spring.stiffness = 322; spring.damping = 23.3
///
/// Facts from developer.apple.com/documentation/quartzcore/caspringanimation: mass 1, stiffness 100, damping 10,
/// initialVelocity 0 (travels per second) unless set; `init(perceptualDuration:bounce:)`; a damping above critical is cut
/// unless `allowsOverdamping` is true.
struct CoreAnimationReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []
    private var values: [String: Node] = [:]
    private var initial: Spring?

    private static let properties = ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"]
    /// Properties of every animation that say nothing about the spring.
    private static let harmless: Set<String> = [
        "keyPath", "fromValue", "toValue", "byValue", "fillMode", "isRemovedOnCompletion", "removedOnCompletion",
        "isAdditive", "isCumulative", "delegate", "valueFunction", "preferredFrameRateRange",
    ]
    /// Properties that change when or how the spring is shown.
    private static let timing: Set<String> = [
        "duration", "beginTime", "timeOffset", "speed", "repeatCount", "repeatDuration", "autoreverses",
        "timingFunction",
    ]

    /// Whether a chain begins a list of statements: the type's name, or a property of a named object.
    static func reads(_ chain: Chain, followedBy token: Token) -> Bool {
        if chain.links.contains(where: { $0.name == "CASpringAnimation" }) { return true }
        return !chain.leadingDot && chain.links.count == 2 && token.isSymbol("=")
            && chain.links.allSatisfy { $0.arguments == nil }
    }

    /// The animation of a first expression and the statements behind it.
    mutating func animation(_ first: Node, _ parser: inout ExpressionParser) throws(Fault) -> Animation {
        var node = first
        while true {
            try statement(node, &parser)
            while parser.token.isSymbol(";") || parser.token.isSymbol(",") { try parser.advance() }
            if parser.token.kind == .end { break }
            node = try parser.expression()
        }
        return try made(at: first.range)
    }

    private mutating func statement(_ node: Node, _ parser: inout ExpressionParser) throws(Fault) {
        guard let chain = node.chain, let link = chain.links.last else {
            throw Fault(
                .wrongKind("this", expected: "a property such as spring.damping = 10"), at: node.range.lowerBound)
        }
        if let call = chain.links.first(where: { $0.name == "CASpringAnimation" }) { return try construct(call) }
        if link.arguments != nil { return }
        guard try parser.take("=") else { throw parser.unexpected("'=' and the value of '\(link.name.prefix(40))'") }
        let value = try parser.expression()
        if Self.properties.contains(link.name) {
            values[link.name] = value
        } else if Self.timing.contains(link.name) {
            warnings.append(.ignored(setting: link.name, reason: "it is not part of the spring"))
        } else if !Self.harmless.contains(link.name) {
            let suggestion = Spelling.nearest(to: link.name, among: Self.properties)
            throw Fault(
                .unknownName(
                    String(link.name.prefix(40)), kind: "property of CASpringAnimation", suggestion: suggestion,
                    allowed: Self.properties), at: link.range.lowerBound)
        }
    }

    private mutating func construct(_ link: Link) throws(Fault) {
        let reader = SwiftUIReader()
        let arguments = try reader.bound(link, [["keyPath?"], ["perceptualDuration", "bounce"]])
        guard arguments.has("perceptualDuration") else { return }
        let duration = try reader.seconds(arguments, "perceptualDuration", default: 0.5)
        let bounce = try reader.number(arguments, "bounce", default: 0)
        initial = try SwiftUIReader.made(arguments, renamed: ["duration": "perceptualDuration"]) {
            () throws(SpringError) in
            try Spring(duration: duration, bounce: bounce)
        }
    }

    private mutating func made(at range: Range<Int>) throws(Fault) -> Animation {
        func number(_ name: String, _ value: Double) throws(Fault) -> Double {
            guard let node = values[name] else { return value }
            return try Quantity.number(node)
        }
        let velocity = try number("initialVelocity", 0)
        var spring: Spring
        if let initial, values["mass"] == nil, values["stiffness"] == nil, values["damping"] == nil {
            spring = initial
        } else {
            let mass = try number("mass", initial?.mass ?? 1)
            let stiffness = try number("stiffness", initial?.stiffness ?? 100)
            let damping = try number("damping", initial?.damping ?? 10)
            do {
                spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
            } catch {
                let name = SwiftUIReader.parameter(of: error) ?? ""
                throw Fault(.spring(error), at: values[name]?.range.lowerBound ?? range.lowerBound)
            }
            let isAllowed = try values["allowsOverdamping"].map { node throws(Fault) in try SwiftUIReader.flag(node) }
            let limited = spring.limitedToCriticalDamping
            if limited != spring, !(isAllowed ?? false) {
                warnings.append(.overdampingCut(given: damping, used: limited.damping))
                spring = limited
            }
        }
        return ForeignSpring.animation(spring, velocity: velocity, warnings: &warnings)
    }
}
