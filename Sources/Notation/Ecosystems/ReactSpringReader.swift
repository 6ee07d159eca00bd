import Springs

/// Reads configs of react-spring: `{ tension: 170, friction: 26 }`, `{ frequency: 0.4, damping: 0.8 }`, `config.gentle`.
///
/// Facts from react-spring.dev/docs/advanced/config and the MIT-licensed source (AnimationConfig): mass 1, tension 170,
/// friction 26 unless given; a `frequency` in seconds (with `damping`, the ratio, 1 unless given) sets
/// tension = (2π/frequency)²·mass and friction = 4π·damping·mass/frequency; `duration` in milliseconds is linear.
struct ReactSpringReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    /// The presets by name: tension and friction, mass 1.
    static let presets: [(name: String, tension: Double, friction: Double)] = [
        ("default", 170, 26), ("gentle", 120, 14), ("wobbly", 180, 12), ("stiff", 210, 20), ("slow", 280, 60),
        ("molasses", 280, 120),
    ]
    /// Keys that tell a config from other objects.
    static let ownKeys: Set<String> = ["tension", "friction", "frequency", "clamp", "precision"]

    private static let form: Signature = [
        "mass?", "tension?", "friction?", "frequency?", "damping?", "duration?", "velocity?", "clamp?", "precision?",
        "bounce?", "restVelocity?", "round?", "progress?",
    ]
    private static let names = ["stiffness": "tension", "damping": "friction"]

    /// The animation of a config object.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try CallReader(items, as: "a react-spring config", at: range, [Self.form])
        for setting in ["velocity", "clamp", "bounce", "round", "progress"] where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "it is not part of the spring"))
        }
        if fields.has("duration"), !fields.hasAny(["mass", "tension", "friction", "frequency"]) {
            let duration = try fields.curveDuration("duration", default: 0, unit: 0.001)
            return Animation(.timingCurve(.linear, duration: duration))
        }
        guard fields.has("frequency") else {
            let spring = try fields.physical(stiffness: 170, damping: 26, named: Self.names)
            return Animation(.spring(spring, blendDuration: 0))
        }
        let frequency = try fields.seconds("frequency", default: 1)
        let ratio = try fields.number("damping", default: 1)
        let spring = try fields.made(renamed: ["response": "frequency", "damping ratio": "damping"]) {
            () throws(SpringError) in
            try Spring(response: frequency, dampingRatio: ratio)
        }
        return Animation(.spring(spring, blendDuration: 0))
    }

    /// The animation of `config.gentle`.
    func preset(_ link: Link) throws(Fault) -> Animation {
        guard let preset = Self.presets.first(where: { $0.name == link.name }) else {
            throw Fault.unknown(
                link.name, kind: "react-spring config", among: Self.presets.map(\.name), at: link.range.lowerBound)
        }
        do {
            let spring = try Spring(mass: 1, stiffness: preset.tension, damping: preset.friction)
            return Animation(.spring(spring, blendDuration: 0))
        } catch {
            throw Fault(.spring(error), at: link.range.lowerBound)
        }
    }
}

extension Ecosystem {
    /// react-spring's configs.
    package static let reactSpring = Ecosystem(
        id: "react-spring", title: "react-spring",
        words: ["clamp", "precision", "frequency", "restVelocity"],
        examples: [
            "{ tension: 170, friction: 26 }", "{ frequency: 0.4, damping: 0.8 }", "config.gentle",
            "config: { mass: 1, tension: 280, friction: 60 }", "{ duration: 250, clamp: true }",
        ],
        recognise: { snippet in
            if let chain = snippet.chain {
                return chain.links[0].name == "config" && chain.links.count == 2 ? .name : nil
            }
            return ReactSpringReader.ownKeys.isDisjoint(with: snippet.keys) ? nil : .words
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            var reader = ReactSpringReader()
            let animation =
                if let object = snippet.object {
                    try reader.animation(object, at: snippet.node?.range ?? snippet.range)
                } else {
                    try reader.preset(try snippet.requiredCall())
                }
            return Reading(animation, warnings: reader.warnings)
        })
}
