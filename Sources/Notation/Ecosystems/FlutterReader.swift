import Springs
import Words

/// Reads Flutter's springs: `SpringDescription(mass: 1, stiffness: 100, damping: 10)`, `.withDampingRatio(…)`,
/// `.withDurationAndBounce(…)`.
///
/// Facts from api.flutter.dev/flutter/physics/SpringDescription-class.html: `withDampingRatio` has ratio 1 unless given and
/// damping = 2·ratio·√(mass·stiffness); `withDurationAndBounce` (500 ms, 0) is SwiftUI's `spring(duration:bounce:)`.
struct FlutterReader {
    private static let constructors = ["SpringDescription", "withDampingRatio", "withDurationAndBounce"]

    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    /// The animation of `SpringSimulation(description, from, to, velocity)`: the velocity in units a second over the travel.
    private mutating func simulation(_ link: Link) throws(Fault) -> Animation {
        let call = try CallReader(link, [["_", "_", "_", "_", "tolerance?", "snapToEnd?"]])
        let values = call.unlabelled
        guard values.count == 4, let description = values[0].chain?.links.last else {
            throw Fault(.wrongKind("this", expected: "a SpringDescription"), at: link.range.lowerBound)
        }
        let spring = try spring(description)
        let (from, to) = (try Quantity.number(values[1]), try Quantity.number(values[2]))
        let velocity = try Quantity.number(values[3])
        let ends = "\(NumberText.shortest(from)) to \(NumberText.shortest(to))"
        warnings.append(
            .ignored(setting: "the way from \(ends)", reason: "the way is asked for here by its own options"))
        guard velocity != 0, from != to else { return Animation(.spring(spring, blendDuration: 0)) }
        return spring.starting(at: velocity / (to - from), &warnings)
    }

    /// The animation of a `SpringDescription` or a `SpringSimulation`.
    mutating func animation(_ link: Link) throws(Fault) -> Animation {
        if link.name == "SpringSimulation", link.arguments != nil { return try simulation(link) }
        guard link.arguments != nil else {
            throw Fault(.unfinished(expected: "'(' and the spring's parameters"), at: link.end)
        }
        return Animation(.spring(try spring(link), blendDuration: 0))
    }

    private func spring(_ link: Link) throws(Fault) -> Spring {
        switch link.name {
        case "SpringDescription":
            return try CallReader(link, [["mass", "stiffness", "damping"]]).physical()
        case "withDampingRatio":
            let call = try CallReader(link, [["mass", "stiffness", "ratio?"]])
            let mass = try call.number("mass", default: 1)
            let stiffness = try call.number("stiffness", default: 1)
            let ratio = try call.number("ratio", default: 1)
            return try call.made { () throws(SpringError) in
                try Spring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
            }
        case "withDurationAndBounce":
            let call = try CallReader(link, [["duration?", "bounce?"]])
            let duration = if let node = call["duration"] { try Self.duration(node) } else { 0.5 }
            let bounce = try call.number("bounce", default: 0)
            return try call.made { () throws(SpringError) in try Spring(duration: duration, bounce: bounce) }
        default:
            throw Fault.unknown(
                link.name, kind: "constructor of SpringDescription", among: Self.constructors,
                at: link.range.lowerBound)
        }
    }

    /// Dart's `Duration(milliseconds: 300)` in seconds.
    private static func duration(_ node: Node) throws(Fault) -> Double {
        guard let link = node.chain?.links.last, link.name == "Duration", link.arguments != nil else {
            throw Fault(
                .wrongKind("this", expected: "a Duration such as Duration(milliseconds: 300)"),
                at: node.range.lowerBound)
        }
        let call = try CallReader(link, [["minutes?", "seconds?", "milliseconds?", "microseconds?"]])
        var microseconds = 0.0
        for (label, factor) in [("minutes", 6e7), ("seconds", 1e6), ("milliseconds", 1e3), ("microseconds", 1)] {
            microseconds += try call.number(label, default: 0) * factor
        }
        return microseconds / 1e6
    }
}

extension Ecosystem {
    /// Flutter's `SpringDescription`.
    package static let flutter = Ecosystem(
        id: "flutter", title: "Flutter", words: ["withDampingRatio", "withDurationAndBounce", "ratio"],
        examples: [
            "SpringDescription(mass: 1, stiffness: 100, damping: 10)",
            "SpringDescription.withDampingRatio(mass: 1.0, stiffness: 500.0, ratio: 1.1)",
            "SpringSimulation(SpringDescription(mass: 1, stiffness: 260, damping: 21), 0, 40, 3)",
            "SpringDescription.withDurationAndBounce(duration: const Duration(milliseconds: 300), bounce: 0.3)",
        ],
        recognise: { snippet in
            ["SpringDescription", "SpringSimulation"].contains(snippet.chain?.links.first?.name) ? .name : nil
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            var reader = FlutterReader()
            let animation = try reader.animation(try snippet.requiredCall())
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.flutter])
}

extension Target {
    /// `SpringDescription`.
    static let flutter = Target(
        id: "flutter", title: "Flutter", holds: "any spring",
        spring: { hub, _ in
            let milliseconds = hub.duration * 1000
            let isWhole = (milliseconds - milliseconds.rounded()).magnitude < 1e-9 && milliseconds < 1e9
            let code =
                if hub.mass == 1, isWhole {
                    // Dart's Duration holds whole numbers: 120.5 ms would become 120.
                    "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: "
                        + "\(Int(milliseconds.rounded()))), \(hub.fields([("bounce", hub.bounce)])))"
                } else {
                    "SpringDescription("
                        + hub.fields([("mass", hub.mass), ("stiffness", hub.stiffness), ("damping", hub.damping)]) + ")"
                }
            return Writing(
                code, plays: .spring(hub.spring, end: hub.rest(distance: 0.001, speed: 0.001)),
                losses: [.velocity(hub, "SpringSimulation")])
        })
}
