import CLibrary
import Springs

/// Reads transitions of Motion (Framer Motion): `{ type: "spring", visualDuration: 0.5, bounce: 0.3 }`,
/// `{ type: "spring", stiffness: 300, damping: 20 }`, `{ duration: 0.3, ease: [0.4, 0, 0.2, 1], delay: 0.1 }`.
///
/// Facts from motion.dev/docs/react-transitions and the MIT-licensed source, packages/motion-dom/src/animation/generators/spring:
/// stiffness 100, damping 10, mass 1 unless given; any of these overrides `duration` and `bounce`.
struct MotionReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    private static let form: Signature = [
        "type?", "stiffness?", "damping?", "mass?", "duration?", "visualDuration?", "bounce?", "velocity?", "delay?",
        "ease?",
        "restDelta?", "restSpeed?", "repeat?", "repeatType?", "repeatDelay?",
    ]
    /// The damping ratios Motion allows for time-defined springs.
    private static let dampingRatios = 0.05...1.0
    /// The seconds Motion allows for springs of a `duration`.
    private static let durations = 0.01...10.0
    /// The height of the envelope at the end of a spring of a `duration`.
    private static let restEnvelope = 0.001
    /// u with (1 + u)·e^(−u) = 0.001: where a critically damped spring comes to rest.
    private static let criticalRest = 9.233413476451586
    private static let visualStretch = 1.2

    /// The animation of a transition object.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try BoundArguments(
            items, of: "a Motion transition", at: range, end: max(range.lowerBound, range.upperBound - 1),
            forms: [Self.form])
        for setting in ["velocity", "repeat"] where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "it is not part of the curve"))
        }
        var animation = try isSpring(fields) ? spring(fields) : tween(fields)
        if let delay = fields["delay"]?.value {
            let seconds = try SwiftUIReader.notNegative(Quantity.seconds(delay), "delay", at: delay)
            if seconds > 0 { animation.modifiers.append(.delay(seconds)) }
        }
        return animation
    }

    private func isSpring(_ fields: BoundArguments) throws(Fault) -> Bool {
        guard let type = fields["type"]?.value else {
            return ["stiffness", "damping", "mass", "bounce", "visualDuration"].contains(where: fields.has)
        }
        let known = ["spring", "tween", "keyframes"]
        guard case .string(let name) = type.form else {
            throw Fault(
                .wrongKind("this", expected: "a type such as \"spring\" or \"tween\""), at: type.range.lowerBound)
        }
        guard known.contains(name) else {
            throw Fault(
                .unknownName(
                    String(name.prefix(40)), kind: "transition type",
                    suggestion: Spelling.nearest(to: name, among: known),
                    allowed: known),
                at: type.range.lowerBound)
        }
        return name == "spring"
    }

    private mutating func spring(_ fields: BoundArguments) throws(Fault) -> Animation {
        let reader = SwiftUIReader()
        let bounce = try reader.number(fields, "bounce", default: 0)
        let made: Spring
        if ["stiffness", "damping", "mass"].contains(where: fields.has) {
            for setting in ["duration", "visualDuration", "bounce"] where fields.has(setting) {
                warnings.append(.ignored(setting: setting, reason: "stiffness, damping and mass override it"))
            }
            let mass = try reader.number(fields, "mass", default: 1)
            let stiffness = try reader.number(fields, "stiffness", default: 100)
            let damping = try reader.number(fields, "damping", default: 10)
            made = try SwiftUIReader.made(fields) { () throws(SpringError) in
                try Spring(mass: mass, stiffness: stiffness, damping: damping)
            }
        } else if let visual = fields["visualDuration"]?.value {
            if fields.has("duration") {
                warnings.append(.ignored(setting: "duration", reason: "visualDuration overrides it"))
            }
            let duration = try SwiftUIReader.positive(
                Quantity.seconds(visual), "visualDuration", at: visual.range.lowerBound)
            let ratio = clampedRatio(bounce)
            // ω₀ = 2π/(1.2·visualDuration)
            made = try SwiftUIReader.made(fields) { () throws(SpringError) in
                try Spring(response: duration * Self.visualStretch, dampingRatio: ratio)
            }
        } else if fields.has("duration") || fields.has("bounce") {
            made = try settling(fields)
        } else {
            made = try SwiftUIReader.made(fields) { () throws(SpringError) in
                try Spring(mass: 1, stiffness: 100, damping: 10)
            }
        }
        return Animation(.spring(made, blendDuration: 0))
    }

    /// Motion's `duration` (0.8 unless given, bounce 0.3) is when the envelope reaches 0.001, not the period:
    /// ω₀ = ln(ζ/(0.001·√(1 − ζ²)))/(ζ·duration), for ζ = 1 the root of (1 + ω₀d)·e^(−ω₀d) = 0.001. Motion finds the same
    /// by eleven steps of Newton's method.
    private mutating func settling(_ fields: BoundArguments) throws(Fault) -> Spring {
        let reader = SwiftUIReader()
        var duration = try reader.seconds(fields, "duration", default: 0.8)
        let offset = fields.offset(of: "duration")
        duration = try SwiftUIReader.positive(duration, "duration", at: offset)
        let clamped = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
        if clamped != duration { warnings.append(.clamped(setting: "duration", given: duration, used: clamped)) }
        let ratio = clampedRatio(try reader.number(fields, "bounce", default: 0.3))
        let envelope = ratio / (Self.restEnvelope * ((1 - ratio) * (1 + ratio)).squareRoot())
        let frequency = ratio < 1 ? log(envelope) / (ratio * clamped) : Self.criticalRest / clamped
        return try SwiftUIReader.made(fields) { () throws(SpringError) in
            try Spring(response: 2 * .pi / frequency, dampingRatio: ratio)
        }
    }

    /// 1 − bounce within the ratios Motion allows.
    private mutating func clampedRatio(_ bounce: Double) -> Double {
        let ratio = min(max(1 - bounce, Self.dampingRatios.lowerBound), Self.dampingRatios.upperBound)
        let played = min(max(bounce, 1 - Self.dampingRatios.upperBound), 1 - Self.dampingRatios.lowerBound)
        if played != bounce { warnings.append(.clamped(setting: "bounce", given: bounce, used: played)) }
        return ratio
    }

    private static let eases: [String: TimingCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "circIn": .circularEaseIn,
        "circOut": .circularEaseOut, "circInOut": .circularEaseInOut,
    ]

    /// A tween of 0.3 s unless a duration is given.
    private func tween(_ fields: BoundArguments) throws(Fault) -> Animation {
        guard let ease = fields["ease"]?.value else {
            throw Fault(
                .unsupported(
                    "Motion picks the easing of this transition by the property",
                    advice: "write ease, such as ease: \"easeOut\", or type: \"spring\""), at: fields.range.lowerBound)
        }
        let duration = try SwiftUIReader.positive(
            SwiftUIReader().seconds(fields, "duration", default: 0.3), "duration", at: fields.offset(of: "duration"))
        switch ease.form {
        case .list(let nodes):
            let numbers = try nodes.map { node throws(Fault) in try Quantity.number(node) }
            return Animation(.timingCurve(try SwiftUIReader.bezier(numbers, at: nodes), duration: duration))
        case .string(let name):
            guard let curve = Self.eases[name] else {
                throw Fault(
                    .unknownName(
                        String(name.prefix(40)), kind: "ease",
                        suggestion: Spelling.nearest(to: name, among: Self.eases.keys.sorted()),
                        allowed: Self.eases.keys.sorted()), at: ease.range.lowerBound)
            }
            return Animation(.timingCurve(curve, duration: duration))
        case .number, .chain, .object, .arithmetic, .opaque:
            throw Fault(
                .wrongKind("this", expected: "an ease such as \"easeOut\" or [0.4, 0, 0.2, 1]"),
                at: ease.range.lowerBound)
        }
    }
}
