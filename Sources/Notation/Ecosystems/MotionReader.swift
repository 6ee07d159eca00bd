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
    static let dampingRatios = 0.05...1.0
    /// The seconds Motion allows for springs of a `duration`.
    static let durations = 0.01...10.0
    /// The height of the envelope at the end of a spring of a `duration`.
    private static let restEnvelope = 0.001
    /// u with (1 + u)·e^(−u) = 0.001: where a critically damped spring comes to rest.
    private static let criticalRest = 9.233413476451586
    static let visualStretch = 1.2

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
        warnings += fields.ownEnds(["restDelta", "restSpeed"])
        var animation = try isSpring(fields) ? spring(fields) : tween(fields)
        animation.modifiers += try fields.delay()
        return animation
    }

    /// What `type` may be.
    static let types = ["spring", "tween", "keyframes"]

    /// The text of an object's `type`.
    static func type(of items: [Argument]) -> String? {
        guard case .string(let name)? = items.first(where: { $0.label == "type" })?.value.form else { return nil }
        return name
    }

    private func isSpring(_ fields: CallReader) throws(Fault) -> Bool {
        guard let type = fields["type"] else {
            return fields.hasAny(Self.physical + ["bounce", "visualDuration"])
        }
        guard case .string(let name) = type.form else {
            throw Fault(
                .wrongKind("this", expected: "a type such as \"spring\" or \"tween\""), at: type.range.lowerBound)
        }
        guard Self.types.contains(name) else {
            throw Fault.unknown(name, kind: "transition type", among: Self.types, at: type.range.lowerBound)
        }
        return name == "spring"
    }

    static let physical = ["stiffness", "damping", "mass"]

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
                .map { "\($0.0) \(NumberText.plain($0.1))" }.listed()
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
        var duration = try fields.positive("duration", default: 0.8)
        // The generator behind the transitions counts milliseconds, and no transition lasts so long.
        if duration >= Quantity.doubtfulSeconds, !fields.doubtfulSeconds(["duration"]).isEmpty {
            warnings.append(.readAsMilliseconds(parameter: "duration", value: duration))
            duration /= 1000
        }
        let clamped = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
        if clamped != duration { warnings.append(.clamped(setting: "duration", given: duration, used: clamped)) }
        let ratio = clampedRatio(try fields.number("bounce", default: 0.3))
        let frequency = Self.settling(ratio: ratio) / clamped
        return try fields.made { () throws(SpringError) in
            try Spring(response: 2 * .pi / frequency, dampingRatio: ratio)
        }
    }

    /// ω₀·duration of a damping ratio up to 1.
    static func settling(ratio: Double) -> Double {
        guard ratio < 1 else { return criticalRest }
        return log(ratio / (restEnvelope * ((1 - ratio) * (1 + ratio)).squareRoot())) / ratio
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
        case .number, .chain, .object, .arithmetic, .choice, .opaque:
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
            // Other ecosystems have types of their own.
            if let type = MotionReader.type(of: snippet.object ?? []) {
                return MotionReader.types.contains(type) ? .name : .words
            }
            let words = MotionReader.ownKeys + MotionReader.physical + ["bounce", "ease"]
            return words.contains(where: keys.contains) ? .words : .form
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            var reader = MotionReader()
            let animation = try reader.animation(snippet.object ?? [], at: snippet.node?.range ?? snippet.range)
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.motion, .motionDuration, .motionPhysics])
}

extension Target {
    /// `{ type: "spring", visualDuration, bounce }`.
    static let motion = Target(
        id: "motion", title: "Motion", holds: "bounce from 0 to 0.95, 12 ms to 12 s; eased curves",
        curve: { curve, duration, _ in
            guard case .cubicBezier(let bezier) = curve else { return nil }
            let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { NumberText.plain($0) }
            return Writing(
                "{ duration: \(NumberText.plain(duration)), ease: [\(numbers.joined(separator: ", "))] }",
                plays: .function(end: duration) { bezier.value(at: min($0 / duration, 1)) })
        },
        spring: { hub, _ in
            timed(hub) { clamped, ratio in
                let visual = hub.duration / MotionReader.visualStretch
                let used = min(max(visual, MotionReader.durations.lowerBound), MotionReader.durations.upperBound)
                return (
                    "visualDuration: \(hub.text(used))", used * MotionReader.visualStretch,
                    .clamped("visualDuration", visual, used), nil
                )
            }
        })

    /// `{ type: "spring", duration, bounce }`.
    static let motionDuration = Target(
        id: "motion-duration", title: "Motion, by settling duration", holds: "bounce from 0 to 0.95, ends within 10 s",
        spring: { hub, _ in
            timed(hub) { _, ratio in
                let settling = MotionReader.settling(ratio: ratio) / hub.frequency
                let used = min(max(settling, MotionReader.durations.lowerBound), MotionReader.durations.upperBound)
                return (
                    "duration: \(hub.text(used))", hub.duration * used / settling, .clamped("duration", settling, used),
                    used
                )
            }
        })

    /// `{ type: "spring", stiffness, damping, mass }`.
    static let motionPhysics = Target(
        id: "motion-physics", title: "Motion, stiffness and damping", holds: "any spring, start velocity",
        spring: { hub, _ in
            let numbers = hub.fields([
                ("stiffness", hub.stiffness), ("damping", hub.damping), ("mass", hub.mass),
                ("velocity", hub.startVelocity), ("delay", hub.delay > 0 ? hub.delay : nil),
            ])
            var writing = Writing(
                "{ type: \"spring\", \(numbers) }",
                plays: .spring(hub.spring, velocity: hub.velocity, end: end(hub, hub.spring)),
                losses: [.velocityUnit(hub, "the value's own units a second")])
            writing.keeps = [.delay]
            return writing
        })

    /// Motion's own rule for travels below 5, at most 20 s.
    private static func end(_ hub: SpringHub, _ spring: Spring) -> Double? {
        hub.rest(distance: 0.005, speed: 0.01, of: spring, limit: 20) ?? 20
    }

    /// A form with a time and a bounce: the bounce in Motion's range, the time as the form counts it.
    private static func timed(
        _ hub: SpringHub, _ time: (Double, Double) -> (words: String, period: Double, loss: Loss?, end: Double?)
    ) -> Writing {
        let ratio = min(max(hub.ratio, MotionReader.dampingRatios.lowerBound), MotionReader.dampingRatios.upperBound)
        let bounce = 1 - ratio
        let made = time(bounce, ratio)
        guard let spring = try? Spring(response: made.period, dampingRatio: ratio) else {
            return .unavailable("Motion has no spring this short or long")
        }
        let delay = hub.delay > 0 ? ", delay: \(hub.text(hub.delay))" : ""
        let isExact = hub.isCritical || ratio == hub.ratio
        var writing = Writing(
            "{ type: \"spring\", \(made.words), bounce: \(isExact ? hub.text(hub.bounce) : NumberText.plain(bounce, digits: 8))\(delay) }",
            plays: .spring(spring, end: made.end ?? end(hub, spring)),
            losses: [
                .mass(hub), .flattened(hub), .velocity(hub),
                hub.isOverdamped ? nil : .clamped("bounce", hub.bounce, isExact ? hub.bounce : bounce), made.loss,
                made.end.flatMap { .cut($0, missing: hub.missing(at: $0, of: spring)) },
            ])
        writing.keeps = [.delay]
        return writing
    }
}
