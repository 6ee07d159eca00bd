import Springs

/// Reads UIKit's springs: `UISpringTimingParameters(duration: 0.5, bounce: 0.2)` or of mass, stiffness and damping,
/// `UIView.animate(springDuration: 0.5, bounce: 0.2) { … }`, `UIView.animate(withDuration: 0.3) { … }`.
///
/// Facts from developer.apple.com/documentation/uikit: `springDuration` 0.5, bounce 0, velocity 0, delay 0 unless given;
/// velocities in travels per second; plain animations ease in and out. What spring a damping ratio and a duration make
/// (`usingSpringWithDamping`, `dampingRatio`) is not documented and so refused.
struct UIKitReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    /// The type names a chain of UIKit's starts with.
    static let types: Set<String> = ["UISpringTimingParameters", "UIView"]
    private static let functions = ["UISpringTimingParameters", "animate"]

    /// The animation of one of the calls.
    mutating func animation(_ chain: Chain, at range: Range<Int>) throws(Fault) -> Animation {
        let links = chain.links(without: ["UIKit", "UIView"])
        guard let link = links.first, Self.functions.contains(link.name), link.arguments != nil else {
            let name = links.first?.name ?? ""
            throw Fault(
                .unknownName(
                    String(name.prefix(40)), kind: "animation of UIKit",
                    suggestion: Spelling.nearest(to: name, among: Self.functions), allowed: Self.functions),
                at: links.first?.range.lowerBound ?? range.lowerBound)
        }
        return link.name == "animate" ? try animate(link) : try timingParameters(link)
    }

    private mutating func timingParameters(_ link: Link) throws(Fault) -> Animation {
        let reader = SwiftUIReader()
        let arguments = try reader.bound(
            link,
            [
                ["duration", "bounce", "initialVelocity?"], ["mass", "stiffness", "damping", "initialVelocity"],
                ["dampingRatio", "initialVelocity?"],
            ])
        if let ratio = arguments["dampingRatio"] {
            throw Self.undocumented("dampingRatio", at: ratio.range.lowerBound)
        }
        let velocity = try arguments["initialVelocity"].map { argument throws(Fault) in
            try Self.velocity(argument.value)
        }
        let spring: Spring
        if arguments.has("mass") {
            spring = try reader.physical(arguments)
        } else {
            let duration = try reader.seconds(arguments, "duration", default: 0.5)
            let bounce = try reader.number(arguments, "bounce", default: 0)
            spring = try SwiftUIReader.made(arguments) { () throws(SpringError) in
                try Spring(duration: duration, bounce: bounce)
            }
        }
        return ForeignSpring.animation(spring, velocity: velocity ?? 0, warnings: &warnings)
    }

    private static func undocumented(_ label: String, at offset: Int) -> Fault {
        Fault(
            .unsupported(
                "UIKit does not document the spring behind '\(label)'",
                advice: "write it with a duration and a bounce, or as mass, stiffness and damping"), at: offset)
    }

    /// `CGVector(dx: 1, dy: 1)`: one number when both agree or one is 0.
    private static func velocity(_ node: Node) throws(Fault) -> Double {
        guard let link = node.chain?.links.last, ["CGVector", "init", "zero"].contains(link.name) else {
            throw Fault(
                .wrongKind("this", expected: "a velocity such as CGVector(dx: 1, dy: 1)"), at: node.range.lowerBound)
        }
        let reader = SwiftUIReader()
        let arguments = try reader.bound(link, [["dx?", "dy?"]])
        let dx = try reader.number(arguments, "dx", default: 0)
        let dy = try reader.number(arguments, "dy", default: 0)
        guard dx == dy || dx == 0 || dy == 0 else {
            throw Fault(
                .unsupported("the velocities dx and dy make two curves", advice: "give each as a word of its own"),
                at: node.range.lowerBound)
        }
        return dx == 0 ? dy : dx
    }

    private mutating func animate(_ link: Link) throws(Fault) -> Animation {
        var reader = SwiftUIReader()
        let rest = ["options?", "animations?", "completion?"]
        let arguments = try reader.bound(
            link,
            [
                .labelled(["springDuration?", "bounce?", "initialSpringVelocity?", "delay?"] + rest),
                .labelled(["withDuration", "delay?", "usingSpringWithDamping?", "initialSpringVelocity?"] + rest),
                .labelled(["_", "changes?", "completion?"]),
            ])
        if let animation = arguments.unlabelled.first?.value {
            let read = try reader.animation(animation)
            warnings += reader.warnings
            return read
        }
        let velocity = try reader.number(arguments, "initialSpringVelocity", default: 0)
        var animation: Animation
        if let duration = arguments["withDuration"]?.value {
            if let damping = arguments["usingSpringWithDamping"] {
                throw Self.undocumented("usingSpringWithDamping", at: damping.range.lowerBound)
            }
            if arguments.has("options") {
                warnings.append(
                    .ignored(setting: "options", reason: "the curve is taken as the default, ease in and out"))
            }
            let seconds = try SwiftUIReader.positive(
                Quantity.seconds(duration), "duration", at: duration.range.lowerBound)
            animation = Animation(.timingCurve(.easeInOut, duration: seconds))
        } else {
            let duration = try reader.seconds(arguments, "springDuration", default: 0.5)
            let bounce = try reader.number(arguments, "bounce", default: 0)
            let spring = try SwiftUIReader.made(arguments, renamed: ["duration": "springDuration"]) {
                () throws(SpringError) in
                try Spring(duration: duration, bounce: bounce)
            }
            animation = ForeignSpring.animation(spring, velocity: velocity, warnings: &warnings)
        }
        if let delay = arguments["delay"]?.value {
            let seconds = try SwiftUIReader.notNegative(Quantity.seconds(delay), "delay", at: delay)
            if seconds > 0 { animation.modifiers.append(.delay(seconds)) }
        }
        return animation
    }
}
