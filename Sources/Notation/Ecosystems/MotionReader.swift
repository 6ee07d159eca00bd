import CLibrary
import Springs
import Words

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

    /// Keys that no other ecosystem has.
    static let ownKeys = ["visualDuration", "restDelta", "restSpeed", "repeatType", "repeatDelay"]
    /// Settings of a transition that say nothing about its curve.
    private static let harmless = ["velocity", "repeat"]

    /// The animation of a transition object.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try CallReader(items, as: "a Motion transition", at: range, [Self.form])
        for setting in Self.harmless where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "it is not part of the curve"))
        }
        var animation = try isSpring(fields) ? spring(fields) : tween(fields)
        animation.modifiers += try fields.delay()
        return animation
    }

    private func isSpring(_ fields: CallReader) throws(Fault) -> Bool {
        guard let type = fields["type"] else {
            return fields.hasAny(Self.physical + ["bounce", "visualDuration"])
        }
        let known = ["spring", "tween", "keyframes"]
        guard case .string(let name) = type.form else {
            throw Fault(
                .wrongKind("this", expected: "a type such as \"spring\" or \"tween\""), at: type.range.lowerBound)
        }
        guard known.contains(name) else {
            throw Fault.unknown(name, kind: "transition type", among: known, at: type.range.lowerBound)
        }
        return name == "spring"
    }

    private static let physical = ["stiffness", "damping", "mass"]

    private mutating func spring(_ fields: CallReader) throws(Fault) -> Animation {
        let made: Spring
        if fields.hasAny(Self.physical) {
            for setting in ["duration", "visualDuration", "bounce"] where fields.has(setting) {
                warnings.append(.ignored(setting: setting, reason: "stiffness, damping and mass override it"))
            }
            made = try fields.physical(stiffness: Self.stiffness, damping: Self.damping)
            if !fields.has("type"), !fields.has("mass") { warnings.append(try unlikeReanimated(fields)) }
        } else if fields.has("visualDuration") {
            if fields.has("duration") {
                warnings.append(.ignored(setting: "duration", reason: "visualDuration overrides it"))
            }
            warnings += fields.doubtfulSeconds(["visualDuration"])
            let duration = try fields.positive("visualDuration", default: 0.3)
            let ratio = clampedRatio(try fields.number("bounce", default: 0))
            // ω₀ = 2π/(1.2·visualDuration)
            made = try fields.made { () throws(SpringError) in
                try Spring(response: duration * Self.visualStretch, dampingRatio: ratio)
            }
        } else if fields.hasAny(["duration", "bounce"]) {
            made = try settling(fields)
        } else {
            made = try fields.physical(stiffness: Self.stiffness, damping: Self.damping)
        }
        return Animation(.spring(made, blendDuration: 0))
    }

    private static let stiffness = 100.0
    private static let damping = 10.0

    /// What a bare `{ damping: 20 }` is here and in Reanimated, which adds other numbers.
    private func unlikeReanimated(_ fields: CallReader) throws(Fault) -> NotationWarning {
        let other = ReanimatedReader.defaults
        func added(_ mass: Double, _ stiffness: Double, _ damping: Double) -> String {
            zip(Self.physical, [stiffness, damping, mass]).filter { !fields.has($0.0) }
                .map { "\($0.0) \(NumberText.shortest($0.1))" }.listed()
        }
        let spring = try fields.physical(mass: other.mass, stiffness: other.stiffness, damping: other.damping)
        return .readAs(
            "Motion, which adds \(added(1, Self.stiffness, Self.damping))",
            instead: .init(
                "Reanimated would add \(added(other.mass, other.stiffness, other.damping))", duration: spring.duration,
                bounce: spring.bounce))
    }

    /// Motion's `duration` (0.8 unless given, bounce 0.3) is when the envelope reaches 0.001, not the period:
    /// ω₀ = ln(ζ/(0.001·√(1 − ζ²)))/(ζ·duration), for ζ = 1 the root of (1 + ω₀d)·e^(−ω₀d) = 0.001. Motion finds the same
    /// by eleven steps of Newton's method.
    private mutating func settling(_ fields: CallReader) throws(Fault) -> Spring {
        warnings += fields.doubtfulSeconds(["duration"])
        let duration = try fields.positive("duration", default: 0.8)
        let clamped = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
        if clamped != duration { warnings.append(.clamped(setting: "duration", given: duration, used: clamped)) }
        let ratio = clampedRatio(try fields.number("bounce", default: 0.3))
        let envelope = ratio / (Self.restEnvelope * ((1 - ratio) * (1 + ratio)).squareRoot())
        let frequency = ratio < 1 ? log(envelope) / (ratio * clamped) : Self.criticalRest / clamped
        return try fields.made { () throws(SpringError) in
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
    private mutating func tween(_ fields: CallReader) throws(Fault) -> Animation {
        guard let ease = fields["ease"] else {
            throw Fault(
                .unsupported(
                    "Motion picks the easing of this transition by the property",
                    advice: "write ease, such as ease: \"easeOut\", or type: \"spring\""),
                at: fields.arguments.range.lowerBound)
        }
        warnings += fields.doubtfulSeconds(["duration"])
        let duration = try fields.curveDuration("duration", default: 0.3)
        switch ease.form {
        case .list(let nodes):
            return Animation(.timingCurve(try Quantity.bezier(nodes), duration: duration))
        case .string(let name):
            guard let curve = Self.eases[name] else {
                throw Fault.unknown(name, kind: "ease", among: Self.eases.keys.sorted(), at: ease.range.lowerBound)
            }
            return Animation(.timingCurve(curve, duration: duration))
        case .number, .chain, .object, .arithmetic, .opaque:
            throw Fault(
                .wrongKind("this", expected: "an ease such as \"easeOut\" or [0.4, 0, 0.2, 1]"),
                at: ease.range.lowerBound)
        }
    }
}

extension Ecosystem {
    /// Transitions of Motion (Framer Motion).
    package static let motion = Ecosystem(
        id: "motion", title: "Motion",
        words: MotionReader.ownKeys,
        examples: [
            "{ type: \"spring\", stiffness: 300, damping: 20 }",
            "{ type: \"spring\", visualDuration: 0.5, bounce: 0.3 }",
            "transition={{ type: \"spring\", duration: 0.8, bounce: 0.25 }}",
            "{ duration: 0.3, ease: [0.4, 0, 0.2, 1], delay: 0.1 }",
        ],
        recognise: { snippet in
            guard snippet.object != nil else { return nil }
            let keys = snippet.keys
            if keys.contains("type") { return .name }
            return MotionReader.ownKeys.contains(where: keys.contains) ? .words : .form
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            var reader = MotionReader()
            let animation = try reader.animation(snippet.object ?? [], at: snippet.node?.range ?? snippet.range)
            return Reading(animation, warnings: reader.warnings)
        })
}
