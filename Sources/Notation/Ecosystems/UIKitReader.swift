import Springs

/// Reads UIKit's springs: `UISpringTimingParameters(duration: 0.5, bounce: 0.2)` or of mass, stiffness and damping,
/// `UIView.animate(springDuration: 0.5, bounce: 0.2) { … }`, `UIView.animate(withDuration: 0.3) { … }`.
///
/// Facts from developer.apple.com/documentation/uikit: `springDuration` 0.5, bounce 0, velocity 0, delay 0 unless given;
/// velocities in travels per second; plain animations ease in and out. What spring a damping ratio and a duration make
/// (`usingSpringWithDamping`, `dampingRatio`) is not documented and so refused.
///
/// A damping above critical runs as critical, and `UISpringTimingParameters()` is the system's spring of mass 3, stiffness
/// 1000 and damping 500: both observed, not documented, and said so.
struct UIKitReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []
    private let excerpt: @Sendable (Range<Int>) -> String

    init(excerpt: @escaping @Sendable (Range<Int>) -> String) {
        self.excerpt = excerpt
    }

    /// The type names a chain of UIKit's starts with.
    static let types: Set<String> = ["UISpringTimingParameters", "UIView"]
    private static let functions = ["UISpringTimingParameters", "animate"]
    /// The system's own spring, of the keyboard and of pushed screens.
    private static let systemSpring = (mass: 3.0, stiffness: 1000.0, damping: 500.0)

    /// The animation of one of the calls.
    mutating func animation(_ chain: Chain, at range: Range<Int>) throws(Fault) -> Animation {
        let links = chain.links(without: ["UIKit", "UIView"])
        guard let link = links.first, Self.functions.contains(link.name), link.arguments != nil else {
            throw Fault.unknown(
                links.first?.name ?? "", kind: "animation of UIKit", among: Self.functions,
                at: links.first?.range.lowerBound ?? range.lowerBound)
        }
        return link.name == "animate" ? try animate(link) : try timingParameters(link)
    }

    private mutating func timingParameters(_ link: Link) throws(Fault) -> Animation {
        let call = try CallReader(
            link,
            [
                ["duration", "bounce", "initialVelocity?"], ["mass", "stiffness", "damping", "initialVelocity"],
                ["dampingRatio", "initialVelocity?"], [],
            ])
        warnings += call.doubtfulSeconds(["duration"])
        if let ratio = call.arguments["dampingRatio"] {
            throw Self.undocumented("dampingRatio", at: ratio.range.lowerBound)
        }
        let velocity = if let node = call["initialVelocity"] { try Self.velocity(node) } else { 0.0 }
        if call.has("duration") {
            return try call.durationAndBounce().starting(at: velocity, &warnings)
        }
        if !call.has("mass") { warnings.append(.systemSpring) }
        let system = Self.systemSpring
        return try call.physical(mass: system.mass, stiffness: system.stiffness, damping: system.damping)
            .limitedToCriticalDamping(runningAs: "UIKit", &warnings).starting(at: velocity, &warnings)
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
        let call = try CallReader(link, [["dx?", "dy?"]])
        let dx = try call.number("dx", default: 0)
        let dy = try call.number("dy", default: 0)
        guard dx == dy || dx == 0 || dy == 0 else {
            throw Fault(
                .unsupported("the velocities dx and dy make two curves", advice: "give each as a word of its own"),
                at: node.range.lowerBound)
        }
        return dx == 0 ? dy : dx
    }

    private mutating func animate(_ link: Link) throws(Fault) -> Animation {
        let rest = ["options?", "animations?", "completion?"]
        let call = try CallReader(
            link,
            [
                .labelled(["springDuration?", "bounce?", "initialSpringVelocity?", "delay?"] + rest),
                .labelled(["withDuration", "delay?", "usingSpringWithDamping?", "initialSpringVelocity?"] + rest),
                .labelled(["_", "changes?", "completion?"]),
            ])
        warnings += call.doubtfulSeconds(["springDuration", "withDuration"])
        if let animation = call.unlabelled.first {
            var reader = SwiftUIReader(excerpt: excerpt)
            let read = try reader.animation(animation)
            warnings += reader.warnings
            return read
        }
        var animation: Animation
        if call.has("withDuration") {
            if let damping = call.arguments["usingSpringWithDamping"] {
                throw Self.undocumented("usingSpringWithDamping", at: damping.range.lowerBound)
            }
            if call.has("options") {
                warnings.append(
                    .ignored(setting: "options", reason: "the curve is taken as the default, ease in and out"))
            }
            animation = Animation(
                .timingCurve(.easeInOut, duration: try call.curveDuration("withDuration", default: 0.2)))
        } else {
            let velocity = try call.number("initialSpringVelocity", default: 0)
            animation = try call.durationAndBounce("springDuration").starting(at: velocity, &warnings)
        }
        animation.modifiers += try call.delay()
        return animation
    }
}

extension Ecosystem {
    /// UIKit's spring timing parameters and block animations.
    package static let uiKit = Ecosystem(
        id: "uikit", title: "UIKit",
        words: ["springDuration", "usingSpringWithDamping", "initialSpringVelocity", "withDuration"],
        examples: [
            "UISpringTimingParameters(duration: 0.5, bounce: 0.2)",
            "UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 50, initialVelocity: .zero)",
            "UIView.animate(springDuration: 0.5, bounce: 0.2) { view.alpha = 1 }",
            "UIView.animate(withDuration: 0.3, delay: 0.1) { view.alpha = 1 }",
        ],
        recognise: { $0.chain.map { UIKitReader.types.contains($0.links[0].name) } ?? false ? .name : nil },
        read: { snippet throws(Fault) in
            try snippet.finish()
            var reader = UIKitReader(excerpt: snippet.excerpt)
            let animation = try reader.animation(try snippet.requiredChain(), at: snippet.range)
            return Reading(animation, warnings: reader.warnings)
        }, targets: [.uiKit, .uiKitAnimate])
}

extension Target {
    /// `UISpringTimingParameters(duration:bounce:)`.
    static let uiKit = Target(
        id: "uikit", title: "UIKit spring timing parameters", holds: "any spring up to critical, start velocity",
        spring: { hub, _ in
            let velocity = hub.startVelocity.map {
                ", initialVelocity: CGVector(dx: \(hub.text($0)), dy: \(hub.text($0)))"
            }
            let code =
                if hub.mass == 1 {
                    "UISpringTimingParameters("
                        + hub.fields([("duration", hub.duration), ("bounce", hub.bounce)]) + (velocity ?? "") + ")"
                } else {
                    "UISpringTimingParameters("
                        + hub.fields([("mass", hub.mass), ("stiffness", hub.stiffness), ("damping", hub.damping)])
                        + (velocity ?? ", initialVelocity: .zero") + ")"
                }
            return Writing(
                code,
                plays: .spring(hub.flattened, velocity: hub.velocity, end: hub.coreAnimationEnd(hub.flattened)),
                losses: [.flattened(hub), uncertainAboveCritical(hub)])
        })

    /// `UIView.animate(springDuration:bounce:)`.
    static let uiKitAnimate = Target(
        id: "uikit-animate", title: "UIKit animation block", holds: "duration and bounce, start velocity, delay",
        spring: { hub, _ in
            let numbers = hub.fields([
                ("springDuration", hub.duration), ("bounce", hub.bounce), ("initialSpringVelocity", hub.startVelocity),
                ("delay", hub.delay > 0 ? hub.delay : nil),
            ])
            var writing = Writing(
                "UIView.animate(\(numbers)) { }",
                plays: .spring(hub.flattened, velocity: hub.velocity, end: hub.coreAnimationEnd(hub.flattened)),
                losses: [.flattened(hub), uncertainAboveCritical(hub), .mass(hub)])
            writing.keeps = [.delay]
            return writing
        })

    private static func uncertainAboveCritical(_ hub: SpringHub) -> Loss? {
        hub.isOverdamped
            ? .uncertain("that UIKit runs overdamped springs critically damped was observed, not documented") : nil
    }
}
