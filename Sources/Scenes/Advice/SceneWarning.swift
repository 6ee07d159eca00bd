/// What a designer would say about a scene. None of it is a mistake.
package enum SceneWarning: Hashable, Sendable {
    /// Press and release run on the same animation.
    case sameAnimationBothWays(variant: String)
    /// A spring bounces although motion is to be reduced.
    case bounceUnderReduceMotion(properties: [String], from: String, to: String, bounce: Double)
    /// A press takes long to settle; seconds.
    case slowPress(property: String, variant: String, settlingTime: Double, limit: Double)
    /// The animation leaves the visible range, so its overshoot is not seen.
    case hiddenOvershoot(property: String, variant: String, reached: Double, limit: Double, time: Double)
    /// Values change without animation.
    case jump(properties: [String], variant: String, from: String, to: String)
    /// The control is too small to hit; points.
    case smallTarget(width: Double, height: Double, least: Double)
}

extension SceneWarning {
    /// The variant it was met in; nil when it is about the whole scene.
    package var variant: String? {
        switch self {
        case .sameAnimationBothWays(let variant), .slowPress(_, let variant, _, _),
            .hiddenOvershoot(_, let variant, _, _, _), .jump(_, let variant, _, _):
            variant
        case .bounceUnderReduceMotion, .smallTarget: nil
        }
    }
}

extension SceneWarning: CustomStringConvertible {
    /// One sentence: what was found, and what to do about it.
    package var description: String {
        switch self {
        case .sameAnimationBothWays(let variant):
            return "\(variant): press and release run on one animation; a press wants a short spring without bounce, a "
                + "release a longer one with some"
        case .bounceUnderReduceMotion(let properties, let from, let to, let bounce):
            return "\(Self.list(properties)) still \(properties.count == 1 ? "bounces" : "bounce") "
                + "(\(NumberText.rounded(bounce))) from \(from) to \(to) under Reduce Motion; give a reduceMotion animation "
                + "without bounce"
        case .slowPress(let property, let variant, let settlingTime, let limit):
            return "\(variant): the press moves \(property) for \(NumberText.rounded(settlingTime * 1000)) ms; "
                + "feedback wants at most \(NumberText.rounded(limit * 1000)) ms"
        case .hiddenOvershoot(let property, let variant, let reached, let limit, let time):
            let place = "\(NumberText.rounded(reached)) at \(NumberText.rounded(time)) s"
            return "\(variant): \(property) reaches \(place) but is seen only to \(NumberText.rounded(limit)); that "
                + "overshoot is hidden"
        case .jump(let properties, let variant, let from, let to):
            return "\(variant): \(Self.list(properties)) \(properties.count == 1 ? "jumps" : "jump") from \(from) to "
                + "\(to); no animation is given"
        case .smallTarget(let width, let height, let least):
            return
                "the control is \(NumberText.rounded(width)) × \(NumberText.rounded(height)) pt; a touch target wants at "
                + "least \(NumberText.rounded(least)) × \(NumberText.rounded(least)) pt"
        }
    }

    private static func list(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
