import Springs

/// Android's `SpringForce(1f).setDampingRatio(0.65f).setStiffness(322f)`.
///
/// Facts from developer.android.com/reference/androidx/dynamicanimation/animation/SpringForce: damping ratio 0.5 and stiffness
/// 1500 unless set; Compose's ratio is 1.
private enum AndroidSpring {
    static func animation(_ chain: Chain) throws(Fault) -> Animation {
        var (ratio, stiffness) = (0.5, 1500.0)
        var places: [String: Int] = [:]
        for link in chain.links {
            switch link.name {
            case "SpringForce", "apply", "setFinalPosition": continue
            case "setDampingRatio", "setStiffness":
                let call = try CallReader(link, constants: constant, [["_"]])
                guard let node = call.unlabelled.first else { continue }
                let value = try Quantity.number(node, constants: constant)
                if link.name == "setStiffness" { stiffness = value } else { ratio = value }
                places[link.name == "setStiffness" ? "stiffness" : "damping ratio"] = node.range.lowerBound
            default:
                throw Fault.unknown(
                    link.name, kind: "setting of SpringForce", among: ["setDampingRatio", "setStiffness"],
                    at: link.range.lowerBound)
            }
        }
        do {
            return Animation(
                .spring(try Spring(stiffness: stiffness, dampingRatio: ratio), blendDuration: 0))
        } catch {
            throw Fault(.spring(error), at: places[error.parameter ?? ""] ?? chain.links[0].range.lowerBound)
        }
    }

    /// `SpringForce.STIFFNESS_LOW` and its kin.
    private static func constant(_ chain: Chain, _: Range<Int>) throws(Fault) -> Double? {
        constants[chain.links.last?.name ?? ""]
    }

    private static let constants: [String: Double] = [
        "DAMPING_RATIO_HIGH_BOUNCY": 0.2, "DAMPING_RATIO_MEDIUM_BOUNCY": 0.5, "DAMPING_RATIO_LOW_BOUNCY": 0.75,
        "DAMPING_RATIO_NO_BOUNCY": 1, "STIFFNESS_HIGH": 10_000, "STIFFNESS_MEDIUM": 1500, "STIFFNESS_LOW": 200,
        "STIFFNESS_VERY_LOW": 50,
    ]
}

extension Ecosystem {
    /// Android's dynamic animation library.
    package static let android = Ecosystem(
        id: "android", title: "Android", words: ["setDampingRatio", "setStiffness"],
        examples: [
            "SpringForce(1f).setDampingRatio(0.65f).setStiffness(322f)",
            "SpringForce().setStiffness(SpringForce.STIFFNESS_LOW)",
        ],
        recognise: { $0.chain?.links.first?.name == "SpringForce" ? .name : nil },
        read: { snippet throws(Fault) in
            try snippet.finish()
            return Reading(try AndroidSpring.animation(try snippet.requiredChain()))
        }, targets: [.android])
}

extension Target {
    /// `SpringForce`.
    static let android = Target(
        id: "android", title: "Android SpringForce", holds: "stiffness and damping ratio",
        spring: { hub, _ in
            // Three quarters of the least visible change, and that at 62.5 frames a second.
            let distance = 0.75 * 0.001
            let end = hub.rest(distance: distance, speed: distance * 62.5)
            return Writing(
                "SpringForce(1f).setDampingRatio(\(hub.text(hub.ratio))f).setStiffness(\(hub.text(hub.unitStiffness))f)",
                plays: .spring(hub.spring, end: end),
                losses: [
                    .mass(hub), .velocity(hub, "setStartVelocity"), .rest(end, "a least visible change of 0.001"),
                ])
        })
}
