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
        warnings += fields.ownEnds(["precision", "restVelocity"])
        for setting in ["velocity", "clamp", "bounce", "round", "progress"] where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "it is not part of the spring"))
        }
        if fields.has("duration"), !fields.hasAny(["mass", "tension", "friction", "frequency"]) {
            let duration = try fields.curveDuration("duration", default: 0, unit: 0.001)
            return Animation(.timingCurve(.linear, duration: duration))
        }
        guard fields.has("frequency") else {
            let spring = try fields.physical(stiffness: 170, damping: 26, named: Self.names)
            // React Native's own pair, which means another spring there.
            if spring.stiffness == 40, spring.damping == 7,
                let other = try? OrigamiSpring(tension: 40, friction: 7).spring
            {
                warnings.append(
                    .readAs(
                        "react-spring",
                        instead: .init(
                            "these are React Native's defaults, there", duration: other.duration, bounce: other.bounce))
                )
            }
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
            let keys = snippet.keys
            if !ReactNativeReader.ownKeys.isDisjoint(with: keys) { return nil }
            if !["tension", "friction", "frequency"].filter(keys.contains).isEmpty { return .name }
            return ReactSpringReader.ownKeys.isDisjoint(with: keys) ? nil : .words
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
        }, targets: [.reactSpring])
}

extension Target {
    /// `config: { mass, tension, friction }`.
    static let reactSpring = Target(
        id: "react-spring", title: "react-spring", holds: "any spring, start velocity; stepped by the millisecond",
        spring: { hub, _ in
            let numbers = hub.fields([
                ("mass", hub.mass), ("tension", hub.stiffness), ("friction", hub.damping),
                ("velocity", hub.startVelocity.map { $0 / 1000 }),
            ])
            return Writing(
                "config: { \(numbers) }", plays: ReactSpringRuntime(hub).played(framesPerSecond: 60),
                losses: [
                    .velocityUnit(hub, "the value's own units a millisecond"),
                    .stepped("it steps by whole milliseconds, 17 a frame at 60 Hz, and so runs 2 % fast"), .rate(60),
                ])
        })
}

/// react-spring's stepping: Euler's method by the millisecond, as many steps a frame as its milliseconds rounded up.
///
/// Source: the MIT-licensed `SpringValue.advance`.
struct ReactSpringRuntime {
    private let hub: SpringHub

    init(_ hub: SpringHub) {
        self.hub = hub
    }

    /// The values of the frames of a travel from 0 to 1.
    func played(framesPerSecond: Double, limit: Double = 60) -> PlayedCurve {
        let steps = Int((1000 / framesPerSecond - 1e-9).rounded(.up))
        let precision = 0.001
        var values = [0.0]
        var (position, velocity) = (0.0, hub.velocity / 1000)
        while Double(values.count) / framesPerSecond < limit {
            for _ in 0..<steps {
                if velocity.magnitude <= precision / 10, (1 - position).magnitude <= precision {
                    values.append(1)
                    return .frames(values, each: 1 / framesPerSecond, end: Double(values.count - 1) / framesPerSecond)
                }
                let spring = hub.stiffness * 1e-6 * (1 - position)
                let drag = hub.damping * 1e-3 * velocity
                velocity += (spring - drag) / hub.mass
                position += velocity
            }
            values.append(position)
            guard position.magnitude < 1000 else { break }
        }
        return .frames(values, each: 1 / framesPerSecond, end: nil)
    }
}
