import CLibrary
import Springs
import Words

/// Reads Reanimated: `withSpring(40, { damping: 14, stiffness: 160 })`, `withSpring(1, { duration: 420, dampingRatio: 0.9 })`.
///
/// Facts from docs.swmansion.com/react-native-reanimated and its MIT-licensed source, version 4: mass 4, stiffness 900,
/// damping 120 unless given; with `duration` (milliseconds, 550) or `dampingRatio` (1) those are left aside. Version 3 had
/// mass 1, stiffness 100 and damping 10. Above critical damping it runs critically damped.
struct ReanimatedReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    /// What version 4 adds to what is given.
    static let defaults = (mass: 4.0, stiffness: 900.0, damping: 120.0)

    /// Keys that no other ecosystem has.
    static let ownKeys = ["overshootClamping", "energyThreshold", "reduceMotion"]

    private static let physical = ["mass", "stiffness", "damping"]
    private static let timed = ["duration", "dampingRatio"]
    private static let form: Signature = [
        "mass?", "stiffness?", "damping?", "duration?", "dampingRatio?", "velocity?", "overshootClamping?",
        "energyThreshold?", "restDisplacementThreshold?", "restSpeedThreshold?", "clamp?", "reduceMotion?",
    ]

    /// The animation of a config object.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try CallReader(items, as: "a spring of Reanimated", at: range, [Self.form])
        for setting in ["velocity", "overshootClamping", "clamp"] where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "it is not part of the spring"))
        }
        let spring = try fields.hasAny(Self.timed) ? timed(fields) : physical(fields)
        return Animation(
            .spring(spring.limitedToCriticalDamping(runningAs: "Reanimated", &warnings), blendDuration: 0))
    }

    private mutating func physical(_ fields: CallReader) throws(Fault) -> Spring {
        let defaults = Self.defaults
        let spring = try fields.physical(
            mass: defaults.mass, stiffness: defaults.stiffness, damping: defaults.damping)
        if !fields.has("mass"), fields.hasAny(Self.physical) {
            let older = try fields.physical(mass: 1, stiffness: 100, damping: 10)
            warnings.append(
                .readAs(
                    "Reanimated 4, which adds mass 4",
                    instead: .init("Reanimated 3 added mass 1", duration: older.duration, bounce: older.bounce)))
        }
        return spring
    }

    private mutating func timed(_ fields: CallReader) throws(Fault) -> Spring {
        for setting in Self.physical where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "duration and dampingRatio switch it off"))
        }
        let ratio = try fields.number("dampingRatio", default: 1)
        let energy = try fields.number("energyThreshold", default: ReanimatedDuration.energyThreshold)
        let duration = try fields.curveDuration("duration", default: 0.55, unit: 0.001)
        guard energy > 0, energy < 1 else {
            throw Fault(
                .outOfRange(parameter: "energyThreshold", value: energy, allowed: "a number between 0 and 1"),
                at: fields.arguments.offset(of: "energyThreshold"))
        }
        guard ratio > 0 else {
            throw Fault(
                .outOfRange(parameter: "dampingRatio", value: ratio, allowed: "a damping ratio above 0"),
                at: fields.arguments.offset(of: "dampingRatio"))
        }
        let response = ReanimatedDuration(dampingRatio: ratio, energyThreshold: energy).response(duration: duration)
        return try fields.made { () throws(SpringError) in try Spring(response: response, dampingRatio: ratio) }
    }
}

/// Reanimated's duration: it seeks the stiffness at which the energy left at 1.5 durations is a threshold of the start's, with
/// the critically damped formula at rate ζω₀.
///
/// With s = ζω₀·1.5·D that is e^(−2s)·((1 + s)² + ζ²s²) = threshold, so s depends on ζ alone, and
/// D = 2s/(3ζω₀) = s·response/(3πζ).
struct ReanimatedDuration: Hashable, Sendable {
    /// The energy at the end as a part of the start's, unless given.
    static let energyThreshold = 6e-9
    /// The stiffness per unit of mass at which the search ends: 8000 at mass 4.
    static let stiffest = 2000.0
    /// ζ, above 0.
    var dampingRatio: Double
    /// Between 0 and 1.
    var energyThreshold = Self.energyThreshold

    /// s, the root of the equation above.
    var decay: Double {
        let square = dampingRatio * dampingRatio
        let goal = log(energyThreshold)
        func excess(_ s: Double) -> Double { log((1 + s) * (1 + s) + square * s * s) - 2 * s - goal }
        var low = 0.0
        var high = 1.0
        while excess(high) > 0 { (low, high) = (high, 2 * high) }
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return middle }
            if excess(middle) > 0 { low = middle } else { high = middle }
        }
    }

    /// The response in seconds of the spring of a duration in seconds.
    func response(duration: Double) -> Double { 3 * .pi * dampingRatio * duration / decay }

    /// The duration in seconds of the spring of a response in seconds.
    func duration(response: Double) -> Double { response * decay / (3 * .pi * dampingRatio) }
}

extension Ecosystem {
    /// Reanimated's `withSpring`.
    package static let reanimated = Ecosystem(
        id: "reanimated", title: "Reanimated",
        words: ReanimatedReader.ownKeys,
        examples: [
            "withSpring(40, { damping: 14, stiffness: 160 })", "withSpring(1, { duration: 420, dampingRatio: 0.9 })",
            "{ mass: 1, stiffness: 160, damping: 14, overshootClamping: false }",
        ],
        recognise: { snippet in
            if let call = snippet.call { return call.name == "withSpring" ? .name : nil }
            let keys = snippet.keys
            return keys.isDisjoint(with: ReanimatedReader.ownKeys)
                && !keys.isSuperset(of: ["duration", "dampingRatio"])
                ? nil : .name
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let (fields, range) = try snippet.fields(of: ["withSpring"])
            var reader = ReanimatedReader()
            let animation = try reader.animation(fields, at: range)
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.reanimated, .reanimatedDuration])
}

extension Target {
    /// `withSpring` with mass, stiffness and damping.
    static let reanimated = Target(
        id: "reanimated", title: "Reanimated", holds: "any spring up to critical, start velocity",
        spring: { hub, _ in
            let numbers = hub.fields([
                ("mass", hub.mass), ("stiffness", hub.stiffness), ("damping", hub.damping),
                ("velocity", hub.startVelocity),
            ])
            return Writing(
                "withSpring(1, { \(numbers) })",
                plays: .spring(hub.flattened, velocity: hub.velocity, end: hub.reanimatedEnd(hub.flattened)),
                losses: [.flattened(hub), .velocityUnit(hub, "the value's own units a second")])
        })

    /// `withSpring` with a duration and a damping ratio.
    static let reanimatedDuration = Target(
        id: "reanimated-duration", title: "Reanimated, by duration", holds: "springs up to critical from 0.14 s on",
        spring: { hub, _ in
            guard !hub.isUndamped else { return .unavailable("Reanimated's duration has no spring without damping") }
            let shortest = 2 * Double.pi / ReanimatedDuration.stiffest.squareRoot()
            guard hub.duration >= shortest else {
                return .unavailable(
                    "Reanimated seeks the stiffness of a duration no further than 8000 at mass 4: a period of "
                        + "\(NumberText.significant(shortest, digits: 7)) s; this one is \(hub.text(hub.duration)) s")
            }
            let ratio = hub.isOverdamped || hub.isCritical ? 1 : hub.ratio
            let duration = ReanimatedDuration(dampingRatio: ratio).duration(response: hub.duration) * 1000
            return Writing(
                "withSpring(1, { duration: \(hub.text(duration)), dampingRatio: \(hub.text(ratio)) })",
                plays: .spring(hub.flattened, end: hub.reanimatedEnd(hub.flattened)),
                losses: [.mass(hub), .flattened(hub), .velocity(hub)])
        })
}

extension SpringHub {
    /// When the energy left is Reanimated's threshold of the start's.
    fileprivate func reanimatedEnd(_ spring: Spring, limit: Double = 600) -> Double? {
        let motion = SpringMotion(spring, velocity: velocity)
        let square = frequency * frequency
        func energy(_ time: Double) -> Double {
            let state = motion.state(at: time)
            return state.velocity * state.velocity + square * (1 - state.position) * (1 - state.position)
        }
        let goal = ReanimatedDuration.energyThreshold * energy(0)
        var (low, high) = (0.0, duration)
        while energy(high) > goal {
            (low, high) = (high, high * 2)
            if high > limit { return nil }
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if energy(middle) > goal { low = middle } else { high = middle }
        }
        return high
    }
}
