import Springs

/// Reads SwiftUI's `Animation` expressions as they stand in source code.
///
/// Forms and default values follow Apple's documentation of `Animation`, `Spring` and `UnitCurve`
/// (developer.apple.com/documentation/swiftui/animation).
struct SwiftUIReader {
    /// What was noticed so far.
    var warnings: [NotationWarning] = []

    /// An animation: `.spring(duration: 0.35)`, `Animation.snappy.delay(0.1)`, `withAnimation(.smooth)`,
    /// `.animation(.spring(), value: isOn)`, `Spring(mass: 1, stiffness: 100, damping: 10)`.
    mutating func animation(_ node: Node) throws(Fault) -> Animation {
        guard let chain = node.chain else {
            throw Fault(
                .wrongKind("this", expected: "an animation such as .spring() or .easeOut"), at: node.range.lowerBound)
        }
        if let wrapped = try wrappedAnimation(chain) {
            guard let inner = wrapped else { return defaultAnimation() }
            return try animation(inner)
        }
        let links = chain.links(without: Vocabulary.prefixes)
        guard let first = links.first else { return defaultAnimation() }
        if first.name == "Spring", !chain.leadingDot {
            let spring = try spring(node)
            return Animation(.spring(spring, blendDuration: 0))
        }
        guard Vocabulary.animations.contains(first.name) else {
            throw unknown(first)
        }
        var animation = try base(first)
        for link in links.dropFirst() {
            if let modifier = try modifier(link) { animation.modifiers.append(modifier) }
        }
        return animation
    }

    private func unknown(_ link: Link) -> Fault {
        if link.name == "nil" {
            return Fault(
                .unsupported("nil is no animation: the value jumps", advice: "leave it out"), at: link.range.lowerBound)
        }
        if Vocabulary.modifiers.contains(link.name) {
            return Fault(
                .unexpected(found: "the modifier '\(link.name)'", expected: "an animation in front of it"),
                at: link.range.lowerBound)
        }
        let suggestion = Spelling.nearest(to: link.name, among: Vocabulary.animations + Vocabulary.cssEasings)
        return Fault(
            .unknownName(
                String(link.name.prefix(40)), kind: "animation", suggestion: suggestion, allowed: Vocabulary.animations),
            at: link.range.lowerBound)
    }

    /// What `withAnimation(…)` or `.animation(…, value:)` applies: nil without such a wrapper, `.some(nil)` for a bare
    /// `withAnimation`.
    private func wrappedAnimation(_ chain: Chain) throws(Fault) -> Node?? {
        guard
            let link = chain.links.first(where: {
                $0.name == "withAnimation" || ($0.name == "animation" && $0.arguments != nil)
            })
        else { return nil }
        guard let first = link.arguments?.first else {
            if link.name == "withAnimation" { return .some(nil) }
            throw Fault(.missingValues(1, function: "animation", form: "animation(_:value:)"), at: link.lastPlace)
        }
        guard first.label == nil else {
            if link.name == "withAnimation" { return .some(nil) }
            throw Fault(
                .unsupported("'\(first.label ?? "")' is no animation", advice: "write animation(.spring(), value: x)"),
                at: first.range.lowerBound)
        }
        return first.value
    }

    /// `.default`: response 0.55, dampingFraction 1 as documented from iOS 17 on.
    private mutating func defaultAnimation() -> Animation {
        warnings.append(.defaultDependsOnSystem)
        return .default
    }

    private mutating func base(_ link: Link) throws(Fault) -> Animation {
        switch link.name {
        case "default":
            _ = try bound(link, [[]])
            // A property of Animation, so never called in Swift; an empty pair of brackets is harmless.
            return defaultAnimation()
        case "spring": return try springAnimation(link)
        case "smooth": return try preset(.smooth, link)
        case "snappy": return try preset(.snappy, link)
        case "bouncy": return try preset(.bouncy, link)
        case "interactiveSpring": return try interactiveSpring(link)
        case "interpolatingSpring": return try interpolatingSpring(link)
        case "timingCurve": return try timingCurve(link)
        default: return try eased(link)
        }
    }

    /// The longest delay in seconds: beyond it times lose the digits of the motion.
    private static let longestDelay = 1e9

    /// A modifier; nil for one that does not move the value.
    mutating func modifier(_ link: Link) throws(Fault) -> Animation.Modifier? {
        switch link.name {
        case "delay":
            let arguments = try bound(link, [["_"]])
            guard let value = arguments.unlabelled.first?.value else { return nil }
            let delay = try Self.notNegative(Quantity.seconds(value), "delay", at: value)
            guard delay <= Self.longestDelay else {
                throw Fault(
                    .outOfRange(parameter: "delay", value: delay, allowed: "a delay of at most 1000000000 s"),
                    at: value.range.lowerBound)
            }
            return .delay(delay)
        case "speed":
            let arguments = try bound(link, [["_"]])
            guard let value = arguments.unlabelled.first?.value else { return nil }
            let speed = try Quantity.number(value)
            guard speed > 0 else {
                throw Fault(
                    .outOfRange(parameter: "speed", value: speed, allowed: "a speed above 0"),
                    at: value.range.lowerBound)
            }
            return .speed(speed)
        case "repeatCount":
            let arguments = try bound(link, [["_", "autoreverses?"]])
            guard let value = arguments.unlabelled.first?.value else { return nil }
            let number = try Quantity.number(value)
            guard let count = Int(exactly: number), count >= 1 else {
                throw Fault(
                    .outOfRange(parameter: "repeatCount", value: number, allowed: "a whole number of 1 or more"),
                    at: value.range.lowerBound)
            }
            return .repeated(count: count, autoreverses: try flag(arguments, "autoreverses", default: true))
        case "repeatForever":
            let arguments = try bound(link, [["autoreverses?"]])
            return .repeated(count: nil, autoreverses: try flag(arguments, "autoreverses", default: true))
        case "logicallyComplete":
            warnings.append(.ignored(setting: "logicallyComplete", reason: "it moves the completion, not the value"))
            return nil
        default:
            let suggestion = Spelling.nearest(to: link.name, among: Vocabulary.modifiers)
            throw Fault(
                .unknownName(
                    String(link.name.prefix(40)), kind: "animation modifier", suggestion: suggestion,
                    allowed: Vocabulary.modifiers),
                at: link.range.lowerBound)
        }
    }

    /// The arguments of a link matched to the forms of its function; a bare name has none.
    func bound(_ link: Link, _ forms: [Signature]) throws(Fault) -> BoundArguments {
        return try BoundArguments(
            link.arguments ?? [], of: link.name, at: link.range, end: link.lastPlace,
            forms: forms)
    }

    /// A number argument.
    func number(_ arguments: BoundArguments, _ label: String, default value: Double) throws(Fault) -> Double {
        guard let argument = arguments[label] else { return value }
        return try Quantity.number(argument.value)
    }

    /// A time argument in seconds.
    func seconds(_ arguments: BoundArguments, _ label: String, default value: Double) throws(Fault) -> Double {
        guard let argument = arguments[label] else { return value }
        return try Quantity.seconds(argument.value)
    }

    func flag(_ arguments: BoundArguments, _ label: String, default value: Bool) throws(Fault) -> Bool {
        guard let argument = arguments[label] else { return value }
        return try Self.flag(argument.value)
    }

    /// `true` or `false`.
    static func flag(_ node: Node) throws(Fault) -> Bool {
        if let chain = node.chain, !chain.leadingDot, chain.links.count == 1, let link = chain.links.first,
            link.arguments == nil, link.name == "true" || link.name == "false"
        {
            return link.name == "true"
        }
        throw Fault(.wrongKind("this", expected: "true or false"), at: node.range.lowerBound)
    }

    /// The value, refused below 0.
    static func notNegative(_ value: Double, _ parameter: String, at node: Node) throws(Fault) -> Double {
        guard value >= 0 else {
            throw Fault(
                .outOfRange(parameter: parameter, value: value, allowed: "0 or more"), at: node.range.lowerBound)
        }
        return value
    }
}
