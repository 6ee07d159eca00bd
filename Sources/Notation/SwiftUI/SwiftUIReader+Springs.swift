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
        let arguments = try bound(
            link,
            [
                ["duration?", "bounce?", "blendDuration?"], ["response?", "dampingFraction?", "blendDuration?"],
                ["_", "blendDuration?"],
            ])
        let blend = try blendDuration(arguments, default: 0)
        if let value = arguments.unlabelled.first?.value {
            return Animation(.spring(try spring(value), blendDuration: blend))
        }
        if arguments.has("response") || arguments.has("dampingFraction") {
            let response = try seconds(arguments, "response", default: 0.5)
            let fraction = try number(arguments, "dampingFraction", default: 0.825)
            let spring = try Self.made(arguments) { () throws(SpringError) in
                try Spring(response: response, dampingRatio: fraction)
            }
            return Animation(.spring(spring, blendDuration: blend))
        }
        let duration = try seconds(arguments, "duration", default: 0.5)
        let bounce = try number(arguments, "bounce", default: 0)
        let spring = try Self.made(arguments) { () throws(SpringError) in try Spring(duration: duration, bounce: bounce)
        }
        return Animation(.spring(spring, blendDuration: blend))
    }

    /// `.interactiveSpring`: duration 0.15, bounce 0.15 plus extraBounce, or response 0.15, dampingFraction 0.86; blend 0.25.
    mutating func interactiveSpring(_ link: Link) throws(Fault) -> Animation {
        let arguments = try bound(
            link,
            [["duration?", "extraBounce?", "blendDuration?"], ["response?", "dampingFraction?", "blendDuration?"]])
        let blend = try blendDuration(arguments, default: 0.25)
        let spring: Spring
        if arguments.has("response") || arguments.has("dampingFraction") {
            let response = try seconds(arguments, "response", default: 0.15)
            let fraction = try number(arguments, "dampingFraction", default: 0.86)
            spring = try Self.made(arguments) { () throws(SpringError) in
                try Spring(response: response, dampingRatio: fraction)
            }
        } else {
            let duration = try seconds(arguments, "duration", default: 0.15)
            let bounce = try 0.15 + number(arguments, "extraBounce", default: 0)
            spring = try Self.made(arguments) { () throws(SpringError) in try Spring(duration: duration, bounce: bounce)
            }
        }
        return Animation(.spring(spring, blendDuration: blend))
    }

    /// `.interpolatingSpring`: (duration 0.5, bounce 0), or mass 1, stiffness and damping, or a `Spring`; velocity 0.
    mutating func interpolatingSpring(_ link: Link) throws(Fault) -> Animation {
        let arguments = try bound(
            link,
            [
                ["duration?", "bounce?", "initialVelocity?"], ["mass?", "stiffness", "damping", "initialVelocity?"],
                ["_", "initialVelocity?"],
            ])
        let velocity = try number(arguments, "initialVelocity", default: 0)
        let spring: Spring
        if let value = arguments.unlabelled.first?.value {
            spring = try self.spring(value)
        } else if arguments.has("stiffness") {
            spring = try physical(arguments)
        } else {
            let duration = try seconds(arguments, "duration", default: 0.5)
            let bounce = try number(arguments, "bounce", default: 0)
            spring = try Self.made(arguments) { () throws(SpringError) in try Spring(duration: duration, bounce: bounce)
            }
        }
        return Animation(.interpolatingSpring(spring, initialVelocity: velocity))
    }

    /// `.smooth`, `.snappy`, `.bouncy` with `(duration:extraBounce:)`.
    func preset(_ preset: SpringPreset, _ link: Link) throws(Fault) -> Animation {
        let arguments = try bound(link, [["duration?", "extraBounce?"]])
        let duration = try seconds(arguments, "duration", default: preset.duration)
        let extra = try number(arguments, "extraBounce", default: 0)
        return try Self.made(arguments) { () throws(SpringError) in
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
            let suggestion = Spelling.nearest(to: link.name, among: Vocabulary.springs)
            throw Fault(
                .unknownName(
                    String(link.name.prefix(40)), kind: "spring", suggestion: suggestion, allowed: Vocabulary.springs),
                at: link.range.lowerBound)
        }
        return try preset(named, link).springBase ?? named.spring
    }

    /// The initialisers of `Spring`.
    private mutating func springValue(_ link: Link) throws(Fault) -> Spring {
        let arguments = try BoundArguments(
            link.arguments ?? [], of: "Spring", at: link.range, end: link.lastPlace,
            forms: [
                ["duration?", "bounce?"], ["response", "dampingRatio"],
                ["mass?", "stiffness", "damping", "allowOverDamping?"],
                ["settlingDuration", "dampingRatio", "epsilon?"],
            ])
        if arguments.has("settlingDuration") {
            let settling = try seconds(arguments, "settlingDuration", default: 0.5)
            let ratio = try number(arguments, "dampingRatio", default: 1)
            let epsilon = try number(arguments, "epsilon", default: 0.001)
            for (name, given, used) in [
                ("settlingDuration", settling, min(max(settling, 0.01), 10)), ("dampingRatio", ratio, min(ratio, 1)),
            ] where given != used && given > 0 {
                warnings.append(.clamped(setting: name, given: given, used: used))
            }
            return try Self.made(arguments) { () throws(SpringError) in
                try Spring(settlingDuration: settling, dampingRatio: ratio, epsilon: epsilon)
            }
        }
        if arguments.has("response") {
            let response = try seconds(arguments, "response", default: 0.5)
            let ratio = try number(arguments, "dampingRatio", default: 1)
            return try Self.made(arguments) { () throws(SpringError) in
                try Spring(response: response, dampingRatio: ratio)
            }
        }
        if arguments.has("stiffness") { return try clampedPhysical(arguments) }
        let duration = try seconds(arguments, "duration", default: 0.5)
        let bounce = try number(arguments, "bounce", default: 0)
        let (spring, found) = try Self.made(arguments) { () throws(SpringError) in
            try Spring.swiftUIStruct(duration: duration, bounce: bounce)
        }
        warnings += found.map(NotationWarning.spring)
        return spring
    }

    /// A spring of mass (1 unless given), stiffness and damping.
    func physical(_ arguments: BoundArguments) throws(Fault) -> Spring {
        let mass = try number(arguments, "mass", default: 1)
        let stiffness = try number(arguments, "stiffness", default: 1)
        let damping = try number(arguments, "damping", default: 1)
        return try Self.made(arguments) { () throws(SpringError) in
            try Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
    }

    /// `allowOverDamping` false, the default, keeps the natural frequency and cuts the damping to critical.
    private mutating func clampedPhysical(_ arguments: BoundArguments) throws(Fault) -> Spring {
        let spring = try physical(arguments)
        let isAllowed = try flag(arguments, "allowOverDamping", default: false)
        let limited = isAllowed ? spring : spring.limitedToCriticalDamping
        if limited != spring { warnings.append(.overdampingCut(given: spring.damping, used: limited.damping)) }
        return limited
    }

    private func blendDuration(_ arguments: BoundArguments, default value: Double) throws(Fault) -> Double {
        guard let argument = arguments["blendDuration"] else { return value }
        return try Self.notNegative(Quantity.seconds(argument.value), "blendDuration", at: argument.value)
    }

    /// The argument labels behind the parameters that ``SpringError`` speaks of, where they differ.
    private static let labels = [
        "damping ratio": ["dampingFraction", "dampingRatio", "ratio"], "settling duration": ["settlingDuration"],
        "bounce": ["bounce", "extraBounce"],
    ]

    /// What is made of arguments, or the fault of its numbers at the argument to blame.
    ///
    /// - Parameter renamed: the argument labels behind parameters that are called differently here.
    static func made<Made>(
        _ arguments: BoundArguments, renamed: [String: String] = [:], _ make: () throws(SpringError) -> Made
    ) throws(Fault) -> Made {
        do {
            return try make()
        } catch {
            let parameter = parameter(of: error) ?? ""
            let candidates = [renamed[parameter] ?? parameter] + (labels[parameter] ?? [])
            throw Fault(.spring(error), at: arguments.offset(of: candidates.first(where: arguments.has) ?? ""))
        }
    }

    /// The parameter an error speaks of.
    static func parameter(of error: SpringError) -> String? {
        switch error {
        case .notPositive(let parameter, _), .negative(let parameter, _), .notFinite(let parameter, _): parameter
        case .bounceOutOfRange: "bounce"
        case .neverReachesEpsilon: "settling duration"
        case .beyondArithmetic: nil
        }
    }
}
