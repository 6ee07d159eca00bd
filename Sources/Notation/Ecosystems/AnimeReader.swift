import Springs

/// Reads anime.js: `spring({ bounce: 0.35, duration: 350 })`, `createSpring({ stiffness: 100, damping: 10 })`.
///
/// Facts from animejs.com/documentation/easings/spring and its MIT-licensed source: bounce 0.5 and 628 ms unless given, the
/// perceptual form; mass 1, stiffness 100, damping 10, velocity 0 otherwise. Durations are kept in 10 … 10000 ms, stiffness
/// to 10000, damping to 300, mass from 1 on.
struct AnimeReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    /// What the library keeps its numbers in.
    static let milliseconds = 10.0...10_000
    static let masses = 1.0...10_000
    static let stiffnesses = 0.0...10_000
    static let dampings = 0.0...300

    private static let forms: [Signature] = [
        ["bounce?", "duration?", "onComplete?"], ["mass?", "stiffness?", "damping?", "velocity?", "onComplete?"],
    ]

    /// The animation of the parameters of a spring.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try CallReader(items, as: "a spring of anime.js", at: range, Self.forms)
        guard fields.hasAny(["mass", "stiffness", "damping", "velocity"]) else {
            let duration = clamp("duration", try fields.number("duration", default: 628), Self.milliseconds)
            let bounce = clamp("bounce", try fields.number("bounce", default: 0.5), -1...1)
            let spring = try fields.made { () throws(SpringError) in
                try Spring(duration: duration / 1000, bounce: bounce)
            }
            return Animation(.spring(spring, blendDuration: 0))
        }
        let mass = clamp("mass", try fields.number("mass", default: 1), Self.masses)
        let stiffness = clamp("stiffness", try fields.number("stiffness", default: 100), Self.stiffnesses)
        let damping = clamp("damping", try fields.number("damping", default: 10), Self.dampings)
        let spring = try fields.made { () throws(SpringError) in
            try Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
        return spring.starting(at: try fields.number("velocity", default: 0), &warnings)
    }

    private mutating func clamp(_ setting: String, _ given: Double, _ range: ClosedRange<Double>) -> Double {
        let used = min(max(given, range.lowerBound), range.upperBound)
        if used != given, given > 0 { warnings.append(.clamped(setting: setting, given: given, used: used)) }
        return given > 0 || setting == "bounce" ? used : given
    }
}

extension Ecosystem {
    /// anime.js's `spring`.
    package static let anime = Ecosystem(
        id: "anime", title: "anime.js", words: ["createSpring"],
        examples: ["spring({ bounce: 0.35, duration: 350 })", "createSpring({ stiffness: 322, damping: 23 })"],
        recognise: { snippet in
            if snippet.options(of: ["createSpring"]) != nil { return .name }
            return snippet.options(of: ["spring"]) != nil && snippet.call?.arguments?.count == 1 ? .words : nil
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let (fields, range) = try snippet.fields(of: ["spring", "createSpring"])
            var reader = AnimeReader()
            let animation = try reader.animation(fields, at: range)
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.anime])
}

extension Target {
    /// `spring({ bounce, duration })`, or mass, stiffness, damping and velocity.
    static let anime = Target(
        id: "anime", title: "anime.js", holds: "any spring, start velocity, within its ranges; three decimals",
        spring: { hub, _ in
            let milliseconds = hub.duration * 1000
            if hub.mass == 1, hub.velocity == 0 {
                let used = min(
                    max(milliseconds, AnimeReader.milliseconds.lowerBound), AnimeReader.milliseconds.upperBound)
                guard let timed = try? Spring(duration: used / 1000, bounce: hub.bounce) else {
                    return .unavailable("anime.js has no spring this short or long")
                }
                return rounded(
                    "spring({ \(hub.fields([("bounce", hub.bounce), ("duration", used)])) })", hub, mass: 1,
                    stiffness: timed.stiffness, damping: timed.damping, [.clamped("duration in ms", milliseconds, used)]
                )
            }
            // All three at a scale at which the mass is at least 1, which is the same curve.
            let scale = max(1, 1 / hub.mass)
            let (mass, stiffness, damping) = (hub.mass * scale, hub.stiffness * scale, hub.damping * scale)
            let most = min(max(stiffness, 0), AnimeReader.stiffnesses.upperBound)
            let code =
                "spring({ "
                + hub.fields([
                    ("mass", mass), ("stiffness", most), ("damping", min(damping, AnimeReader.dampings.upperBound)),
                    ("velocity", hub.startVelocity),
                ]) + " })"
            return rounded(
                code, hub, mass: mass, stiffness: most, damping: damping, [.clamped("stiffness", stiffness, most)])
        })

    private static func rounded(
        _ code: String, _ hub: SpringHub, mass: Double, stiffness: Double, damping: Double, _ losses: [Loss?]
    ) -> Writing {
        let drag = min(damping, AnimeReader.dampings.upperBound)
        let (k, c) = (Decimal.rounded(stiffness, 3), Decimal.rounded(drag, 3))
        guard let spring = try? Spring(mass: mass, stiffness: k, damping: c) else {
            return .unavailable("anime.js rounds this spring's stiffness to 0")
        }
        let isRounded = k != stiffness || c != drag
        return Writing(
            code, plays: .spring(spring, velocity: hub.velocity),
            losses: losses + [
                .clamped("damping", damping, drag),
                isRounded ? .rounded("stiffness and damping are rounded to three decimals") : nil,
            ])
    }
}
