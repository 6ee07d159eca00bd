import Springs

/// Reads Flutter's springs: `SpringDescription(mass: 1, stiffness: 100, damping: 10)`, `.withDampingRatio(…)`,
/// `.withDurationAndBounce(…)`.
///
/// Facts from api.flutter.dev/flutter/physics/SpringDescription-class.html: `withDampingRatio` has ratio 1 unless given and
/// damping = 2·ratio·√(mass·stiffness); `withDurationAndBounce` (500 ms, 0) is SwiftUI's `spring(duration:bounce:)`.
struct FlutterReader {
    /// The animation of a `SpringDescription`.
    func animation(_ chain: Chain, at range: Range<Int>) throws(Fault) -> Animation {
        guard let link = chain.links.last, link.arguments != nil else {
            throw Fault(.unfinished(expected: "'(' and the spring's parameters"), at: range.upperBound)
        }
        let reader = SwiftUIReader()
        let constructors = ["SpringDescription", "withDampingRatio", "withDurationAndBounce"]
        switch link.name {
        case "SpringDescription":
            let arguments = try reader.bound(link, [["mass", "stiffness", "damping"]])
            return Animation(.spring(try reader.physical(arguments), blendDuration: 0))
        case "withDampingRatio":
            let arguments = try reader.bound(link, [["mass", "stiffness", "ratio?"]])
            let mass = try reader.number(arguments, "mass", default: 1)
            let stiffness = try reader.number(arguments, "stiffness", default: 1)
            let ratio = try reader.number(arguments, "ratio", default: 1)
            let spring = try SwiftUIReader.made(arguments) { () throws(SpringError) in
                try ForeignSpring.spring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
            }
            return Animation(.spring(spring, blendDuration: 0))
        case "withDurationAndBounce":
            let arguments = try reader.bound(link, [["duration?", "bounce?"]])
            let duration =
                try arguments["duration"].map { argument throws(Fault) in try Self.duration(argument.value) } ?? 0.5
            let bounce = try reader.number(arguments, "bounce", default: 0)
            let spring = try SwiftUIReader.made(arguments) { () throws(SpringError) in
                try Spring(duration: duration, bounce: bounce)
            }
            return Animation(.spring(spring, blendDuration: 0))
        default:
            throw Fault(
                .unknownName(
                    String(link.name.prefix(40)), kind: "constructor of SpringDescription",
                    suggestion: Spelling.nearest(to: link.name, among: constructors), allowed: constructors),
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
        let arguments = try SwiftUIReader().bound(link, [["minutes?", "seconds?", "milliseconds?", "microseconds?"]])
        var microseconds = 0.0
        for (label, factor) in [("minutes", 6e7), ("seconds", 1e6), ("milliseconds", 1e3), ("microseconds", 1)] {
            guard let argument = arguments[label] else { continue }
            microseconds += try Quantity.number(argument.value) * factor
        }
        return microseconds / 1e6
    }
}
