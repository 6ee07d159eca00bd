import Springs

/// Reads React Native: `Animated.spring(value, { toValue: 1, tension: 40, friction: 7, useNativeDriver: true })`.
///
/// Facts from reactnative.dev/docs/animated and its MIT-licensed source (SpringAnimation, SpringConfig): one family of words
/// at a time; tension 40 and friction 7 unless given, which are Origami's and become k = 3.62(tension − 30) + 194,
/// c = 3(friction − 8) + 25; bounciness 8 and speed 12; stiffness 100, damping 10, mass 1. Above critical damping it runs
/// critically damped.
struct ReactNativeReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    private static let families = [
        ["tension", "friction"], ["bounciness", "speed"], ["stiffness", "damping", "mass"],
    ]
    private static let rest = [
        "toValue?", "useNativeDriver?", "velocity?", "delay?", "overshootClamping?", "restDisplacementThreshold?",
        "restSpeedThreshold?", "isInteraction?", "iterations?",
    ]

    /// The animation of a config object.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try CallReader(
            items, as: "a spring of React Native", at: range,
            Self.families.map { .labelled($0.map { $0 + "?" } + Self.rest) })
        for setting in ["velocity", "overshootClamping"] where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "it is not part of the spring"))
        }
        let spring = try spring(fields).limitedToCriticalDamping(
            runningAs: "React Native", &warnings)
        return Animation(.spring(spring, blendDuration: 0), modifiers: try fields.delay(unit: 0.001))
    }

    private func spring(_ fields: CallReader) throws(Fault) -> Spring {
        if fields.hasAny(Self.families[2]) { return try fields.physical(stiffness: 100, damping: 10) }
        let origami: OrigamiSpring
        if fields.hasAny(Self.families[1]) {
            origami = OrigamiSpring(
                bounciness: try fields.number("bounciness", default: 8), speed: try fields.number("speed", default: 12))
        } else {
            origami = OrigamiSpring(
                tension: try fields.number("tension", default: 40), friction: try fields.number("friction", default: 7))
        }
        return try fields.made(renamed: ["stiffness": "tension", "damping": "friction"]) { () throws(SpringError) in
            try origami.spring
        }
    }
}

/// A spring in the units of Origami, which React Native and Rebound took over.
struct OrigamiSpring: Hashable, Sendable {
    /// Origami's measure of stiffness: k = 3.62(tension − 30) + 194.
    var tension: Double
    /// Origami's measure of damping: c = 3(friction − 8) + 25.
    var friction: Double

    init(tension: Double, friction: Double) {
        self.tension = tension
        self.friction = friction
    }

    /// Origami's spring of mass, stiffness and damping, at mass 1.
    init(_ spring: Spring) {
        tension = (spring.stiffness / spring.mass - 194) / 3.62 + 30
        friction = (spring.damping / spring.mass - 25) / 3 + 8
    }

    /// The spring of a bounciness and a speed from 0 to 20, as POP fitted them: a fit, not physics.
    init(bounciness: Double, speed: Double) {
        let b = 0.8 * bounciness / 34
        let s = speed / 34
        tension = 0.5 + 199.5 * s
        let t = tension
        let withoutBounce =
            switch t {
            case ...18: 0.0007 * t * t * t - 0.031 * t * t + 0.64 * t + 1.28
            case ...44: 0.000044 * t * t * t - 0.006 * t * t + 0.36 * t + 2
            default: 0.00000045 * t * t * t - 0.000332 * t * t + 0.1078 * t + 5.84
            }
        friction = withoutBounce - (2 * b - b * b) * (withoutBounce - 0.01)
    }

    /// The same spring in mass, stiffness and damping.
    var spring: Spring {
        get throws(SpringError) {
            try Spring(mass: 1, stiffness: 3.62 * (tension - 30) + 194, damping: 3 * (friction - 8) + 25)
        }
    }
}

extension Spring {
    /// This spring, or where it is overdamped the critically damped one that a runtime plays instead, with a note.
    func limitedToCriticalDamping(runningAs runtime: String, _ warnings: inout [NotationWarning]) -> Spring {
        let limited = limitedToCriticalDamping
        if limited != self { warnings.append(.runsCritical(runtime, given: damping, used: limited.damping)) }
        return limited
    }
}

extension Ecosystem {
    /// React Native's `Animated.spring`.
    package static let reactNative = Ecosystem(
        id: "react-native", title: "React Native",
        words: [
            "toValue", "useNativeDriver", "bounciness", "speed", "restDisplacementThreshold", "restSpeedThreshold",
            "isInteraction",
        ],
        examples: [
            "Animated.spring(y, { toValue: 1, tension: 90, friction: 9, useNativeDriver: true })",
            "Animated.spring(y, { toValue: 1, stiffness: 322, damping: 23, useNativeDriver: true })",
            "Animated.spring(y, { toValue: 1, bounciness: 12, speed: 5, useNativeDriver: true })",
        ],
        recognise: { snippet in
            if let chain = snippet.chain {
                return chain.links.map(\.name) == ["Animated", "spring"] ? .name : nil
            }
            return snippet.keys.isDisjoint(with: ["toValue", "useNativeDriver", "bounciness"]) ? nil : .name
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let (fields, range) = try snippet.fields(of: ["spring"])
            var reader = ReactNativeReader()
            let animation = try reader.animation(fields, at: range)
            return Reading(animation, warnings: reader.warnings)
        })
}
