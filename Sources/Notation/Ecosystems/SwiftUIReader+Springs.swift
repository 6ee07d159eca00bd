import Springs

extension SwiftUIReader {
    /// `.spring`: (duration 0.5, bounce 0) unless `response` or `dampingFraction` (0.5 and 0.825) or a `Spring` is given.
    mutating func springAnimation(_ link: Link) throws(Fault) -> Animation {
        let physical = link.arguments?.first { ["mass", "stiffness", "damping"].contains($0.label) }
        if let physical, let label = physical.label {
            throw Fault(
                .unsupported(
                    "spring has no argument '\(label)'",
                    advice: "write .interpolatingSpring(stiffness:damping:) or .spring(Spring(stiffness:damping:))"),
                at: physical.range.lowerBound)
        }
        let call = try call(
            link,
            [
                ["duration?", "bounce?", "blendDuration?"], ["response?", "dampingFraction?", "blendDuration?"],
                ["_", "blendDuration?"],
            ])
        let blend = try call.notNegative("blendDuration", default: 0)
        if let value = call.unlabelled.first {
            return Animation(.spring(try spring(value), blendDuration: blend))
        }
        let spring =
            try call.hasAny(["response", "dampingFraction"])
            ? responsive(call, response: 0.5, fraction: 0.825) : call.durationAndBounce()
        return Animation(.spring(spring, blendDuration: blend))
    }

    /// `.interactiveSpring`: duration 0.15, bounce 0.15 plus extraBounce, or response 0.15, dampingFraction 0.86; blend 0.25.
    mutating func interactiveSpring(_ link: Link) throws(Fault) -> Animation {
        let call = try call(
            link,
            [["duration?", "extraBounce?", "blendDuration?"], ["response?", "dampingFraction?", "blendDuration?"]])
        let blend = try call.notNegative("blendDuration", default: 0.25)
        if call.hasAny(["response", "dampingFraction"]) {
            let spring = try responsive(call, response: 0.15, fraction: 0.86)
            return Animation(.spring(spring, blendDuration: blend))
        }
        let duration = try call.seconds("duration", default: 0.15)
        let bounce = try 0.15 + call.number("extraBounce", default: 0)
        let spring = try call.made { () throws(SpringError) in try Spring(duration: duration, bounce: bounce) }
        return Animation(.spring(spring, blendDuration: blend))
    }

    /// A spring of response and damping fraction. A response of 0 asks for the stiffest spring there is, as Apple documents;
    /// that is the one of the runtime's largest stiffness.
    private mutating func responsive(_ call: CallReader, response: Double, fraction: Double) throws(Fault) -> Spring {
        var response = try call.seconds("response", default: response)
        let fraction = try call.number("dampingFraction", default: fraction)
        if response == 0 {
            response = 2 * .pi / Spring.steppedStiffnessLimit.squareRoot()
            warnings.append(.stiffestSpring(response: response, stiffness: Spring.steppedStiffnessLimit))
        }
        return try call.made { () throws(SpringError) in try Spring(response: response, dampingRatio: fraction) }
    }

    /// `.interpolatingSpring`: (duration 0.5, bounce 0), or mass 1, stiffness and damping, or a `Spring`; velocity 0.
    mutating func interpolatingSpring(_ link: Link) throws(Fault) -> Animation {
        let call = try call(
            link,
            [
                ["duration?", "bounce?", "initialVelocity?"], ["mass?", "stiffness", "damping", "initialVelocity?"],
                ["_", "initialVelocity?"],
            ])
        let velocity = try call.number("initialVelocity", default: 0)
        let spring =
            if let value = call.unlabelled.first {
                try self.spring(value)
            } else {
                try call.has("stiffness") ? call.physical() : call.durationAndBounce()
            }
        return Animation(.interpolatingSpring(spring, initialVelocity: velocity))
    }

    /// `.smooth`, `.snappy`, `.bouncy` with `(duration:extraBounce:)`.
    mutating func preset(_ preset: SpringPreset, _ link: Link) throws(Fault) -> Animation {
        let call = try call(link, [["duration?", "extraBounce?"]])
        let duration = try call.seconds("duration", default: preset.duration)
        let extra = try call.number("extraBounce", default: 0)
        return try call.made { () throws(SpringError) in
            try preset.animation(duration: duration, extraBounce: extra)
        }
    }

    /// A `Spring` value: `Spring(…)`, `.init(…)`, `Spring.snappy`, `.bouncy(duration: 0.4)`.
    mutating func spring(_ node: Node) throws(Fault) -> Spring {
        guard let chain = node.chain else {
            throw Fault(
                .wrongKind("this", expected: "a Spring such as Spring(duration: 0.5, bounce: 0.2)"),
                at: node.range.lowerBound)
        }
        let links = chain.links(without: ["SwiftUI", "Spring"])
        guard let link = links.first else {
            throw Fault(.unfinished(expected: "a spring"), at: node.range.upperBound)
        }
        if let extra = links.dropFirst().first {
            throw Fault(
                .unsupported(
                    "a Spring has no modifier '\(extra.name.prefix(40))'",
                    advice: "write .spring(Spring(…)).\(extra.name.prefix(40))"),
                at: extra.range.lowerBound)
        }
        if link.name == "init" || (link.name == "Spring" && !chain.leadingDot) {
            guard link.arguments != nil else {
                throw Fault(.unfinished(expected: "'(' and the spring's parameters"), at: link.end)
            }
            return try springValue(link)
        }
        guard Vocabulary.springs.contains(link.name), let named = SpringPreset(rawValue: link.name) else {
            throw Fault.unknown(link.name, kind: "spring", among: Vocabulary.springs, at: link.range.lowerBound)
        }
        return try preset(named, link).springBase ?? named.spring
    }

    /// The initialisers of `Spring`.
    private mutating func springValue(_ link: Link) throws(Fault) -> Spring {
        let call = try call(
            link, as: "Spring",
            [
                ["duration?", "bounce?"], ["response", "dampingRatio"],
                ["mass?", "stiffness", "damping", "allowOverDamping?"],
                ["settlingDuration", "dampingRatio", "epsilon?"],
            ])
        if call.has("settlingDuration") { return try settlingSpring(call) }
        if call.has("response") {
            let response = try call.seconds("response", default: 0.5)
            let ratio = try call.number("dampingRatio", default: 1)
            return try call.made { () throws(SpringError) in try Spring(response: response, dampingRatio: ratio) }
        }
        if call.has("stiffness") {
            let spring = try call.physical()
            return try call.flag("allowOverDamping", default: false)
                ? spring : spring.cutToCriticalDamping(&warnings)
        }
        let duration = try call.seconds("duration", default: 0.5)
        let bounce = try call.number("bounce", default: 0)
        let (spring, found) = try call.made { () throws(SpringError) in
            try Spring.swiftUIStruct(duration: duration, bounce: bounce)
        }
        warnings += found.map(NotationWarning.spring)
        return spring
    }

    private mutating func settlingSpring(_ call: CallReader) throws(Fault) -> Spring {
        let settling = try call.seconds("settlingDuration", default: 0.5)
        let ratio = try call.number("dampingRatio", default: 1)
        let epsilon = try call.number("epsilon", default: 0.001)
        for (name, given, used) in [
            ("settlingDuration", settling, min(max(settling, 0.01), 10)), ("dampingRatio", ratio, min(ratio, 1)),
        ] where given != used && given > 0 {
            warnings.append(.clamped(setting: name, given: given, used: used))
        }
        return try call.made { () throws(SpringError) in
            try Spring(settlingDuration: settling, dampingRatio: ratio, epsilon: epsilon)
        }
    }
}

extension Spring {
    /// This spring, or where it is overdamped the critically damped one of the same natural frequency, with a warning: what
    /// `Spring(mass:stiffness:damping:)` and Core Animation play unless overdamping is allowed.
    func cutToCriticalDamping(_ warnings: inout [NotationWarning]) -> Spring {
        let limited = limitedToCriticalDamping
        if limited != self { warnings.append(.overdampingCut(given: damping, used: limited.damping)) }
        return limited
    }
}
