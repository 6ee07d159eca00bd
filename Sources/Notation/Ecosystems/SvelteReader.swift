import CLibrary
import Springs
import Words

/// Reads Svelte: `new Spring(0, { stiffness: 0.1, damping: 0.25 })`, `spring(x, { stiffness: 0.1, damping: 0.25 })`.
///
/// Facts from svelte.dev/docs/svelte/svelte-motion and its MIT-licensed source: stiffness 0.15, damping 0.8 unless given, both
/// from 0 to 1 and a frame of 1/60 s: see ``FrameSpring``.
struct SvelteReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    /// The seconds of a frame for which the numbers are meant.
    static let frame = 1.0 / 60

    /// The animation of the options of a spring.
    mutating func animation(_ items: [Argument], at range: Range<Int>) throws(Fault) -> Animation {
        let fields = try CallReader(
            items, as: "a spring of Svelte", at: range, [["stiffness?", "damping?", "precision?"]])
        let stiffness = try fields.number("stiffness", default: 0.15)
        let damping = try fields.number("damping", default: 0.8)
        for (label, value) in [("stiffness", stiffness), ("damping", damping)] where !(value > 0 && value < 1) {
            throw Fault(
                .outOfRange(parameter: label, value: value, allowed: "a \(label) between 0 and 1, as Svelte counts it"),
                at: fields.arguments.offset(of: label))
        }
        let spring = try fields.made { () throws(SpringError) in
            try FrameSpring(pull: stiffness, drag: damping, frame: Self.frame).spring
        }
        warnings.append(.atFrameRate("60"))
        return Animation(.spring(spring, blendDuration: 0))
    }

    /// Whether both of the numbers given are in 0 … 1.
    static func areFractions(_ fields: [Argument]) -> Bool {
        let numbers = fields.filter { $0.label == "stiffness" || $0.label == "damping" }
            .compactMap { try? Quantity.number($0.value) }
        return !numbers.isEmpty && numbers.allSatisfy { (0...1).contains($0) }
    }
}

/// A spring that steps once a frame: v += pull·(1 − x) − drag·v, then x += v.
///
/// Its poles are those of a damped spring: with r = e^(−ζω₀h), drag = 1 − r² and pull = 1 + r² − 2r·cos(ω₀h√(1 − ζ²)), cosh
/// above ζ = 1.
struct FrameSpring: Hashable, Sendable {
    /// K: how much of the distance becomes speed.
    var pull: Double
    /// C: how much of the speed is lost, below 1.
    var drag: Double
    /// h: the seconds of a frame.
    var frame: Double

    init(pull: Double, drag: Double, frame: Double) {
        self.pull = pull
        self.drag = drag
        self.frame = frame
    }

    /// The stepping spring with the poles of a damped one.
    init(_ spring: Spring, frame: Double) {
        let oscillator = DampedOscillator(spring)
        let turn = oscillator.dampedFrequency * frame
        let decay = oscillator.naturalFrequency * oscillator.dampingRatio * frame
        let r = exp(-decay)
        self.frame = frame
        drag = -expm1(-2 * decay)
        // (1 − r)² + 2r(1 − cos), so that nothing cancels where the frame is short.
        let half = oscillator.dampingDeficit >= 0 ? sin(turn / 2) : sinh(turn / 2)
        let rest = -expm1(-decay)
        pull = rest * rest + (oscillator.dampingDeficit >= 0 ? 4 : -4) * r * half * half
    }

    /// The damped spring with these poles.
    var spring: Spring {
        get throws(SpringError) {
            let r = (1 - drag).squareRoot()
            let cosine = (2 - drag - pull) / (2 * r)
            guard r > 0, cosine > -1 else { throw .beyondArithmetic }
            let decay = -log(r) / frame
            let turn = (cosine <= 1 ? acos(cosine) : acosh(cosine)) / frame
            let square = decay * decay + (cosine <= 1 ? turn * turn : -turn * turn)
            let frequency = square.squareRoot()
            return try Spring(response: 2 * .pi / frequency, dampingRatio: decay / frequency)
        }
    }
}

extension Ecosystem {
    /// Svelte's `Spring` and `spring`.
    package static let svelte = Ecosystem(
        id: "svelte", title: "Svelte",
        examples: [
            "new Spring(0, { stiffness: 0.12, damping: 0.45 })", "spring(x, { stiffness: 0.1, damping: 0.25 })",
        ],
        recognise: { snippet in
            if snippet.options(of: ["Spring"]) != nil { return .name }
            guard let options = snippet.options(of: ["spring"]), options.link.arguments?.count == 2 else { return nil }
            return SvelteReader.areFractions(options.fields) ? .name : nil
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let (fields, range) = try snippet.fields(of: ["Spring", "spring"])
            var reader = SvelteReader()
            let animation = try reader.animation(fields, at: range)
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.svelte])
}

extension Target {
    /// `new Spring(0, { stiffness, damping })`.
    static let svelte = Target(
        id: "svelte", title: "Svelte", holds: "springs soft enough for a step a frame at 60 Hz",
        spring: { hub, _ in
            let stepping = FrameSpring(hub.spring, frame: SvelteReader.frame)
            guard stepping.pull <= 1, stepping.drag > 0, stepping.drag < 1 else {
                return .unavailable(
                    "Svelte's stiffness would be \(NumberText.significant(stepping.pull, digits: 5)), and it is at most 1; a longer "
                        + "duration can be held")
            }
            return Writing(
                "new Spring(0, { \(hub.fields([("stiffness", stepping.pull), ("damping", stepping.drag)])) })",
                plays: stepping.played(precision: 0.01),
                losses: [
                    .mass(hub), .velocity(hub), .stepped("it steps once a frame"), .rate(60),
                    .rest(stepping.played(precision: 0.01).end, "the precision of 0.01"),
                ])
        })
}

extension FrameSpring {
    /// The values of the frames from 0 to 1, until the distance and the step are below a precision.
    func played(precision: Double, limit: Double = 60) -> PlayedCurve {
        var values = [0.0]
        var (position, velocity) = (0.0, 0.0)
        while Double(values.count) * frame < limit {
            velocity += pull * (1 - position) - drag * velocity
            position += velocity
            guard velocity.magnitude >= precision || (1 - position).magnitude >= precision else {
                values.append(1)
                return .frames(values, each: frame, end: Double(values.count - 1) * frame)
            }
            values.append(position)
        }
        return .frames(values, each: frame, end: nil)
    }
}
