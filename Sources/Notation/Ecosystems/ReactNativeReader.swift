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

    /// Keys that tell it from others.
    static let ownKeys: Set<String> = ["toValue", "useNativeDriver", "bounciness"]

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
        warnings += fields.ownEnds(["restDisplacementThreshold", "restSpeedThreshold"])
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
            return snippet.keys.isDisjoint(with: ReactNativeReader.ownKeys) ? nil : .name
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let (fields, range) = try snippet.fields(of: ["spring"])
            var reader = ReactNativeReader()
            let animation = try reader.animation(fields, at: range)
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.reactNative])
}

extension Target {
    /// `Animated.spring` with mass, stiffness and damping.
    static let reactNative = Target(
        id: "react-native", title: "React Native", holds: "any spring up to critical, start velocity, delay",
        spring: { hub, _ in
            let numbers = hub.fields([
                ("mass", hub.mass), ("stiffness", hub.stiffness), ("damping", hub.damping),
                ("velocity", hub.startVelocity), ("delay", hub.delay > 0 ? hub.delay * 1000 : nil),
            ])
            var writing = Writing(
                "Animated.spring(value, { toValue: 1, \(numbers), useNativeDriver: true })",
                plays: .spring(
                    hub.flattened, velocity: hub.velocity,
                    end: hub.rest(distance: 0.001, speed: 0.001, of: hub.flattened)),
                losses: [.flattened(hub), .velocityUnit(hub, "the value's own units a second")])
            writing.keeps = [.delay]
            return writing
        })
}
