import Springs
import Words

/// Reads SwiftUI's `Animation` expressions as they stand in source code.
///
/// Forms and default values follow Apple's documentation of `Animation`, `Spring` and `UnitCurve`
/// (developer.apple.com/documentation/swiftui/animation).
struct SwiftUIReader {
    /// What was noticed so far.
    var warnings: [NotationWarning] = []
    /// The code at a place, for notes.
    private let excerpt: @Sendable (Range<Int>) -> String

    init(excerpt: @escaping @Sendable (Range<Int>) -> String) {
        self.excerpt = excerpt
    }

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
        if !chain.leadingDot, chain.links.count == 1, first.name == "spring", first.arguments?.isEmpty ?? false {
            warnings.append(.alsoCompose)
        }
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
        let suggestion = Suggestion.nearest(to: link.name, among: Vocabulary.animations + Vocabulary.cssEasings)
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
            _ = try call(link, [[]])
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

    /// A modifier; nil for one that does not move the value, and for one whose value only running code knows.
    mutating func modifier(_ link: Link) throws(Fault) -> Animation.Modifier? {
        if ["delay", "speed", "repeatCount"].contains(link.name), let value = link.arguments?.first,
            value.label == nil, Quantity.isUnknown(value.value)
        {
            warnings.append(.unknownHere(setting: link.name, code: excerpt(value.value.range)))
            return nil
        }
        switch link.name {
        case "delay":
            let call = try call(link, [["_"]])
            guard let value = call.unlabelled.first else { return nil }
            return .delay(try Quantity.delay(Quantity.seconds(value), at: value.range.lowerBound))
        case "speed":
            let call = try call(link, [["_"]])
            guard let value = call.unlabelled.first else { return nil }
            return .speed(try Quantity.positive(Quantity.number(value), "speed", at: value.range.lowerBound))
        case "repeatCount":
            let call = try call(link, [["_", "autoreverses?"]])
            guard let value = call.unlabelled.first else { return nil }
            let number = try Quantity.number(value)
            guard let count = Int(exactly: number), count >= 1 else {
                throw Fault(
                    .outOfRange(parameter: "repeatCount", value: number, allowed: "a whole number of 1 or more"),
                    at: value.range.lowerBound)
            }
            return .repeated(count: count, autoreverses: try call.flag("autoreverses", default: true))
        case "repeatForever":
            let call = try call(link, [["autoreverses?"]])
            return .repeated(count: nil, autoreverses: try call.flag("autoreverses", default: true))
        case "logicallyComplete":
            warnings.append(.ignored(setting: "logicallyComplete", reason: "it moves the completion, not the value"))
            return nil
        default:
            throw Fault.unknown(
                link.name, kind: "animation modifier", among: Vocabulary.modifiers, at: link.range.lowerBound)
        }
    }

    /// A call's arguments matched to the forms of its function. Durations that look like milliseconds are noticed.
    mutating func call(_ link: Link, as function: String? = nil, _ forms: [Signature]) throws(Fault) -> CallReader {
        let call = try CallReader(link, as: function, forms)
        warnings += call.doubtfulSeconds(["duration", "response", "settlingDuration"])
        return call
    }
}

extension Ecosystem {
    /// SwiftUI's `Animation` and `Spring`.
    package static let swiftUI = Ecosystem(
        id: "swiftui", title: "SwiftUI",
        words: ["dampingFraction", "blendDuration", "extraBounce", "allowOverDamping", "settlingDuration"],
        examples: [
            ".spring(duration: 0.35, bounce: 0.35)", ".spring(response: 0.35, dampingFraction: 0.65)",
            ".interpolatingSpring(stiffness: 170, damping: 15)", "Spring(mass: 1, stiffness: 100, damping: 10)",
            ".snappy", ".bouncy.speed(2).repeatCount(3)", ".easeInOut(duration: 0.2).delay(0.1)",
            "withAnimation(.smooth) { isOn.toggle() }", ".animation(.spring(), value: isOn)",
        ],
        recognise: { snippet in
            // Also what nobody else knows: SwiftUI's reader says what is wrong with it.
            guard let chain = snippet.chain else { return snippet.object == nil ? .form : nil }
            let name = chain.links[0].name
            if chain.leadingDot {
                let isNear = Suggestion.nearest(to: name, among: Vocabulary.animations) != nil
                return Vocabulary.animations.contains(name) ? .name : isNear ? .words : .form
            }
            if Vocabulary.prefixes.contains(name) || name == "withAnimation" { return .name }
            if name == "Spring" { return .words }
            return Vocabulary.animations.contains(name) ? .bareName : .form
        },
        read: { snippet throws(Fault) in
            try snippet.finish()
            guard let node = snippet.node else { throw snippet.fault ?? Fault(.empty(label: nil), at: 0) }
            var reader = SwiftUIReader(excerpt: snippet.excerpt)
            let animation = try reader.animation(node)
            return Reading(animation, warnings: reader.warnings)
        },
        targets: [.swiftUI, .swiftUIResponse, .swiftUIPhysical, .swiftUISpring])
}
