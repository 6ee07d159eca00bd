import Springs
import Words

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

    /// Whether a chain begins a list of statements: the type's name, or a property of a named object that a
    /// `CASpringAnimation` has, or one that is spelled nearly so.
    static func recognises(_ chain: Chain, followedBy token: Token) -> Recognition? {
        if chain.links.contains(where: { $0.name == "CASpringAnimation" }) { return .name }
        guard !chain.leadingDot, chain.links.count == 2, token.isSymbol("="),
            chain.links.allSatisfy({ $0.arguments == nil })
        else { return nil }
        let name = chain.links[1].name
        if properties.contains(name) || timing.contains(name) || harmless.contains(name) { return .words }
        return Suggestion.nearest(to: name, among: properties) == nil ? nil : .words
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
            throw Fault.unknown(
                link.name, kind: "property of CASpringAnimation", among: Self.properties, at: link.range.lowerBound)
        }
    }

    private mutating func construct(_ link: Link) throws(Fault) {
        let call = try CallReader(link, [["keyPath?"], ["perceptualDuration", "bounce"]])
        guard call.has("perceptualDuration") else { return }
        warnings += call.doubtfulSeconds(["perceptualDuration"])
        initial = try call.durationAndBounce("perceptualDuration")
    }

    private mutating func made(at range: Range<Int>) throws(Fault) -> Animation {
        func number(_ name: String, _ value: Double) throws(Fault) -> Double {
            guard let node = values[name] else { return value }
            return try Quantity.number(node)
        }
        let velocity = try number("initialVelocity", 0)
        if let initial, values["mass"] == nil, values["stiffness"] == nil, values["damping"] == nil {
            return initial.starting(at: velocity, &warnings)
        }
        let mass = try number("mass", initial?.mass ?? 1)
        let stiffness = try number("stiffness", initial?.stiffness ?? 100)
        let damping = try number("damping", initial?.damping ?? 10)
        let spring: Spring
        do {
            spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
        } catch {
            throw Fault(.spring(error), at: values[error.parameter ?? ""]?.range.lowerBound ?? range.lowerBound)
        }
        let isAllowed = if let node = values["allowsOverdamping"] { try Quantity.flag(node) } else { false }
        return (isAllowed ? spring : spring.cutToCriticalDamping(&warnings)).starting(at: velocity, &warnings)
    }
}

extension Ecosystem {
    /// Core Animation's `CASpringAnimation`, also as a list of properties.
    package static let coreAnimation = Ecosystem(
        id: "core-animation", title: "Core Animation", words: ["perceptualDuration", "allowsOverdamping", "keyPath"],
        examples: [
            "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5)",
            "let spring = CASpringAnimation(keyPath: \"position\"); spring.mass = 2; spring.stiffness = 300",
            "spring.stiffness = 400; spring.damping = 25; spring.initialVelocity = 3",
        ],
        readsWhole: true,
        recognise: { snippet in
            guard let chain = snippet.chain, let token = snippet.rest?.token else { return nil }
            return CoreAnimationReader.recognises(chain, followedBy: token)
        },
        read: { snippet throws(Fault) in
            guard let node = snippet.node, var parser = snippet.rest else { throw Fault(.empty(label: nil), at: 0) }
            var reader = CoreAnimationReader()
            let animation = try reader.animation(node, &parser)
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.coreAnimation])
}

extension Target {
    /// `CASpringAnimation`, with the duration that it needs.
    static let coreAnimation = Target(
        id: "core-animation", title: "Core Animation", holds: "any spring, start velocity",
        spring: { hub, style in
            let name = style.name
            var lines: [String]
            if hub.mass == 1 {
                lines = [
                    "let \(name) = CASpringAnimation("
                        + hub.fields([("perceptualDuration", hub.duration), ("bounce", hub.bounce)]) + ")"
                ]
            } else {
                lines = [
                    "let \(name) = CASpringAnimation()", "\(name).mass = \(hub.text(hub.mass))",
                    "\(name).stiffness = \(hub.text(hub.stiffness))", "\(name).damping = \(hub.text(hub.damping))",
                ]
            }
            if hub.isOverdamped { lines.append("\(name).allowsOverdamping = true") }
            if let velocity = hub.startVelocity { lines.append("\(name).initialVelocity = \(hub.text(velocity))") }
            // Without it the animation is cut after a quarter of a second.
            lines.append("\(name).duration = \(name).settlingDuration")
            return Writing(
                lines.joined(separator: "\n"),
                plays: .spring(hub.spring, velocity: hub.velocity, end: hub.coreAnimationEnd(hub.spring)))
        })
}
