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
    /// Keys that only react-spring has.
    static let ownKeys: Set<String> = ["tension", "friction", "frequency", "clamp", "precision"]

    private static let form: Signature = [
        "mass?", "tension?", "friction?", "frequency?", "damping?", "duration?", "velocity?", "clamp?", "precision?",
        "bounce?", "restVelocity?", "round?", "progress?",
    ]

    /// The animation of a config object.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try BoundArguments(
            items, of: "a react-spring config", at: range, end: max(range.lowerBound, range.upperBound - 1),
            forms: [Self.form])
        let reader = SwiftUIReader()
        for setting in ["velocity", "clamp", "bounce", "round", "progress"] where fields.has(setting) {
            warnings.append(.ignored(setting: setting, reason: "it is not part of the spring"))
        }
        let isPhysical = ["mass", "tension", "friction", "frequency"].contains(where: fields.has)
        if let duration = fields["duration"]?.value, !isPhysical {
            let milliseconds = try Quantity.number(duration)
            let seconds = try SwiftUIReader.positive(milliseconds / 1000, "duration", at: duration.range.lowerBound)
            return Animation(.timingCurve(.linear, duration: seconds))
        }
        let mass = try reader.number(fields, "mass", default: 1)
        let spring: Spring
        if fields.has("frequency") {
            let frequency = try reader.seconds(fields, "frequency", default: 1)
            let ratio = try reader.number(fields, "damping", default: 1)
            spring = try SwiftUIReader.made(fields, renamed: ["response": "frequency", "damping ratio": "damping"]) {
                () throws(SpringError) in
                try Spring(response: frequency, dampingRatio: ratio)
            }
        } else {
            let tension = try reader.number(fields, "tension", default: 170)
            let friction = try reader.number(fields, "friction", default: 26)
            spring = try SwiftUIReader.made(fields, renamed: ["stiffness": "tension", "damping": "friction"]) {
                () throws(SpringError) in
                try Spring(mass: mass, stiffness: tension, damping: friction)
            }
        }
        return Animation(.spring(spring, blendDuration: 0))
    }

    /// The animation of `config.gentle`.
    func preset(_ link: Link) throws(Fault) -> Animation {
        guard let preset = Self.presets.first(where: { $0.name == link.name }) else {
            let names = Self.presets.map(\.name)
            throw Fault(
                .unknownName(
                    String(link.name.prefix(40)), kind: "react-spring config",
                    suggestion: Spelling.nearest(to: link.name, among: names), allowed: names),
                at: link.range.lowerBound)
        }
        do {
            let spring = try Spring(mass: 1, stiffness: preset.tension, damping: preset.friction)
            return Animation(.spring(spring, blendDuration: 0))
        } catch {
            throw Fault(.spring(error), at: link.range.lowerBound)
        }
    }
}
