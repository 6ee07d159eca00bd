import Springs
import Words

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
}
