import Springs
import Words

extension Ecosystem {
    /// An object with the numbers of a spring under the names of this tool's data, and the short `{ response, damping }` in which
    /// damping is the ratio.
    package static let json = Ecosystem(
        id: "json", title: "JSON",
        examples: [
            "{\"duration\": 0.35, \"bounce\": 0.35, \"mass\": 1, \"damping_ratio\": 0.65, \"velocity\": 0}",
            "{ response: 0.3, damping: 0.7 }",
        ],
        recognise: { snippet in
            let keys = snippet.keys
            return keys.contains("damping_ratio") || keys == ["response", "damping"]
                || keys == ["response", "dampingFraction"]
                || keys == ["response", "dampingRatio"] ? .name : nil
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            let fields = try CallReader(
                snippet.object ?? [], as: "a spring", at: snippet.node?.range ?? snippet.range,
                [
                    [
                        "duration?", "bounce?", "mass?", "stiffness?", "damping?", "damping_ratio?", "velocity?",
                        "response?",
                        "dampingFraction?", "dampingRatio?",
                    ]
                ])
            var warnings: [NotationWarning] = []
            let spring: Spring
            if fields.has("response") {
                let label = ["damping", "dampingFraction", "dampingRatio"].first(where: fields.has) ?? "damping"
                let response = try fields.seconds("response", default: 0.5)
                let ratio = try fields.number(label, default: 1)
                spring = try fields.made(renamed: ["damping ratio": label]) { () throws(SpringError) in
                    try Spring(response: response, dampingRatio: ratio)
                }
                if label == "damping" { warnings.append(.readAs("a response and a damping ratio", instead: nil)) }
            } else if fields.hasAny(["duration", "bounce"]), try fields.number("mass", default: 1) == 1 {
                spring = try fields.durationAndBounce()
            } else {
                spring = try fields.physical()
            }
            let velocity = try fields.number("velocity", default: 0)
            return Reading(spring.starting(at: velocity, &warnings), warnings: warnings)
        }, targets: [.json])
}

extension Target {
    /// Every number, for programs.
    static let json = Target(
        id: "json", title: "JSON", holds: "everything, all digits",
        spring: { hub, _ in
            let pairs: [(String, Double)] = [
                ("duration", hub.duration), ("bounce", hub.bounce), ("mass", hub.mass), ("stiffness", hub.stiffness),
                ("damping", hub.damping), ("damping_ratio", hub.ratio), ("velocity", hub.velocity),
            ]
            let fields = pairs.map { "\"\($0)\": \(NumberText.plain($1))" }
            return Writing("{\(fields.joined(separator: ", "))}", plays: .spring(hub.spring, velocity: hub.velocity))
        })
}
