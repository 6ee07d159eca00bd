import Springs

/// Reads Flutter's springs: `SpringDescription(mass: 1, stiffness: 100, damping: 10)`, `.withDampingRatio(…)`,
/// `.withDurationAndBounce(…)`.
///
/// Facts from api.flutter.dev/flutter/physics/SpringDescription-class.html: `withDampingRatio` has ratio 1 unless given and
/// damping = 2·ratio·√(mass·stiffness); `withDurationAndBounce` (500 ms, 0) is SwiftUI's `spring(duration:bounce:)`.
struct FlutterReader {
    private static let constructors = ["SpringDescription", "withDampingRatio", "withDurationAndBounce"]

    /// The animation of a `SpringDescription`.
    func animation(_ link: Link) throws(Fault) -> Animation {
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
            "SpringDescription.withDurationAndBounce(duration: const Duration(milliseconds: 300), bounce: 0.3)",
        ],
        recognise: { $0.chain?.links.first?.name == "SpringDescription" ? .name : nil },
        read: { snippet throws(Fault) in
            try snippet.finish()
            return Reading(try FlutterReader().animation(try snippet.requiredCall()))
        })
}
