import Springs

extension Ecosystem {
    /// Figma's custom spring.
    package static let figma = Ecosystem(
        id: "figma", title: "Figma", words: ["easingFunctionSpring", "CUSTOM_SPRING"],
        examples: [
            "{ type: \"CUSTOM_SPRING\", easingFunctionSpring: { mass: 1, stiffness: 322, damping: 23, initialVelocity: 0 } }"
        ],
        recognise: { $0.keys.contains("easingFunctionSpring") ? .name : nil },
        read: { snippet throws(Fault) in
            try snippet.finish()
            guard let inner = snippet.object?.first(where: { $0.label == "easingFunctionSpring" })?.value,
                case .object(let items) = inner.form
            else {
                throw Fault(
                    .wrongKind("this", expected: "a spring such as { mass: 1, stiffness: 322, damping: 23 }"),
                    at: snippet.range.lowerBound)
            }
            let fields = try CallReader(
                items, as: "a spring of Figma", at: inner.range, [["mass", "stiffness", "damping", "initialVelocity?"]])
            var warnings: [NotationWarning] = []
            let velocity = try fields.number("initialVelocity", default: 0)
            return Reading(try fields.physical().starting(at: velocity, &warnings), warnings: warnings)
        }, targets: [.figma])
}

extension Target {
    /// Figma's `CUSTOM_SPRING`.
    static let figma = Target(
        id: "figma", title: "Figma", holds: "any damped spring, start velocity",
        spring: { hub, _ in
            guard !hub.isUndamped else { return .unavailable("Figma's damping is above 0") }
            let numbers = hub.fields([
                ("mass", hub.mass), ("stiffness", hub.stiffness), ("damping", hub.damping),
                ("initialVelocity", hub.velocity),
            ])
            return Writing(
                "{ type: \"CUSTOM_SPRING\", easingFunctionSpring: { \(numbers) } }",
                plays: .spring(hub.spring, velocity: hub.velocity))
        })

    /// Windows' composition springs.
    static let winUI = Target(
        id: "winui", title: "WinUI", holds: "period and damping ratio",
        spring: { hub, _ in
            Writing(
                "Period = TimeSpan.FromMilliseconds(\(hub.text(hub.duration * 1000))), DampingRatio = \(hub.text(hub.ratio))f",
                plays: .spring(hub.spring),
                losses: [
                    .mass(hub), .velocity(hub, "InitialVelocity"),
                    .uncertain("that Period is the undamped period is said by one re-implementation only"),
                ])
        })

    /// Unreal's spring interpolation.
    static let unreal = Target(
        id: "unreal", title: "Unreal FloatSpringInterp", holds: "any spring",
        spring: { hub, _ in
            Writing(
                "Stiffness = \(hub.text(hub.stiffness)), CriticalDampingFactor = \(hub.text(hub.ratio)), "
                    + "Mass = \(hub.text(hub.mass))",
                plays: .spring(hub.spring), losses: [.velocity(hub)])
        })

    /// Unity's `SmoothDamp`.
    static let unity = Target(
        id: "unity", title: "Unity SmoothDamp", holds: "springs without bounce",
        spring: { hub, _ in
            guard hub.isCritical else {
                return .unavailable(
                    "SmoothDamp is critically damped, and this bounce is \(hub.text(hub.bounce)); give bounce 0")
            }
            let time = hub.duration / .pi
            return Writing(
                "Mathf.SmoothDamp(current, target, ref velocity, smoothTime: \(hub.text(time))f)",
                plays: UnityRuntime(smoothTime: time).played(framesPerSecond: 60),
                losses: [
                    .mass(hub), .velocity(hub, "velocity"),
                    .stepped("a rational stand-in for the exponential, once a frame"), .rate(60),
                    .uncertain("the formula is known from a re-implementation"),
                ])
        })

    /// Every number, for programs.
    static let json = Target(
        id: "json", title: "JSON", holds: "everything, all digits",
        spring: { hub, _ in
            let pairs: [(String, Double)] = [
                ("duration", hub.duration), ("bounce", hub.bounce), ("mass", hub.mass), ("stiffness", hub.stiffness),
                ("damping", hub.damping), ("damping_ratio", hub.ratio), ("velocity", hub.velocity),
            ]
            let fields = pairs.map { "\"\($0)\": \(NumberText.shortest($1))" }
            return Writing("{\(fields.joined(separator: ", "))}", plays: .spring(hub.spring, velocity: hub.velocity))
        })
}

/// Unity's `SmoothDamp`, a critically damped spring of frequency 2/smoothTime with 1/(1 + x + 0.48x² + 0.235x³) for e^(−x).
private struct UnityRuntime {
    let smoothTime: Double

    func played(framesPerSecond: Double, frames: Int = 600) -> PlayedCurve {
        let (omega, step) = (2 / smoothTime, 1 / framesPerSecond)
        let x = omega * step
        let decay = 1 / (1 + x + 0.48 * x * x + 0.235 * x * x * x)
        var values = [0.0]
        var (position, velocity) = (0.0, 0.0)
        for _ in 0..<frames {
            let change = position - 1
            let pulled = (velocity + omega * change) * step
            velocity = (velocity - omega * pulled) * decay
            position = 1 + (change + pulled) * decay
            values.append(position)
        }
        return .frames(values, each: step, end: nil)
    }
}
