import Springs
import Words

/// Reads Jetpack Compose: `spring(dampingRatio = 0.65f, stiffness = 322f)`, `tween(300, easing = FastOutSlowInEasing)`.
///
/// Facts from developer.android.com/reference/kotlin/androidx/compose/animation/core: mass 1; damping ratio 1 and stiffness
/// 1500 unless given; tweens last 300 ms with `FastOutSlowInEasing` unless told otherwise.
struct ComposeReader {
    /// The constants of Compose's `Spring`.
    static let constants: [(name: String, value: Double)] = [
        ("DampingRatioHighBouncy", 0.2), ("DampingRatioMediumBouncy", 0.5), ("DampingRatioLowBouncy", 0.75),
        ("DampingRatioNoBouncy", 1), ("StiffnessHigh", 10_000), ("StiffnessMedium", 1500), ("StiffnessMediumLow", 400),
        ("StiffnessLow", 200), ("StiffnessVeryLow", 50),
    ]
    /// What a spring has unless told otherwise.
    static let defaults = (dampingRatio: 1.0, stiffness: 1500.0)
    private static let functions = ["spring", "tween", "SpringSpec", "TweenSpec"]
    private static let easings: [String: TimingCurve] = [
        "LinearEasing": .linear, "Ease": .ease, "EaseIn": .easeIn, "EaseOut": .easeOut, "EaseInOut": .easeInOut,
    ]
    private static let materialEasings: [String: [Double]] = [
        "FastOutSlowInEasing": [0.4, 0, 0.2, 1], "LinearOutSlowInEasing": [0, 0, 0.2, 1],
        "FastOutLinearInEasing": [0.4, 0, 1, 1],
    ]

    /// Whether a chain is Compose's: a bare function with type arguments, `=` arguments, its constants or Kotlin numbers.
    static func recognises(_ chain: Chain) -> Bool {
        guard !chain.leadingDot, let link = chain.links.last, functions.contains(link.name) else { return false }
        if link.name != "spring" || link.hasTypeArguments { return true }
        return (link.arguments ?? []).contains { argument in
            if argument.separator == "=" { return true }
            if argument.label != nil { return false }
            if case .number(_, let suffix) = argument.value.form { return !suffix.isEmpty }
            let names = argument.value.chain?.links.map(\.name) ?? []
            return names.contains { name in constants.contains { $0.name == name } }
        }
    }

    /// The animation of `spring(…)` or `tween(…)`.
    func animation(_ link: Link) throws(Fault) -> Animation {
        link.name.lowercased().hasPrefix("spring") ? try spring(link) : try tween(link)
    }

    private func spring(_ link: Link) throws(Fault) -> Animation {
        let call = try CallReader(
            link, constants: Self.constant, [.positional(["dampingRatio?", "stiffness?", "visibilityThreshold?"])])
        let ratio = try call.number("dampingRatio", default: Self.defaults.dampingRatio)
        let stiffness = try call.number("stiffness", default: Self.defaults.stiffness)
        let spring = try call.made { () throws(SpringError) in
            try Spring(stiffness: stiffness, dampingRatio: ratio)
        }
        return Animation(.spring(spring, blendDuration: 0))
    }

    /// `Spring.StiffnessLow`, or `StiffnessLow` where it was imported.
    private static func constant(_ chain: Chain, _ range: Range<Int>) throws(Fault) -> Double? {
        guard !chain.leadingDot, let name = chain.links.last?.name else { return nil }
        if let constant = constants.first(where: { $0.name == name }) { return constant.value }
        guard chain.links.first?.name == "Spring", chain.links.count == 2 else { return nil }
        throw Fault.unknown(
            name, kind: "constant of Spring", among: constants.map(\.name),
            at: chain.links.last?.range.lowerBound ?? range.lowerBound)
    }

    private func tween(_ link: Link) throws(Fault) -> Animation {
        let call = try CallReader(link, [.positional(["durationMillis?", "delayMillis?", "easing?"])])
        let duration = try call.curveDuration("durationMillis", default: 0.3, unit: 0.001)
        let curve =
            if let node = call["easing"] { try easing(node) } else { try Self.curve([0.4, 0, 0.2, 1], at: link.range) }
        return Animation(
            .timingCurve(curve, duration: duration), modifiers: try call.delay("delayMillis", unit: 0.001))
    }

    private static func curve(_ numbers: [Double], at range: Range<Int>) throws(Fault) -> TimingCurve {
        try Quantity.bezier(numbers, at: numbers.map { _ in range.lowerBound })
    }

    private func easing(_ node: Node) throws(Fault) -> TimingCurve {
        guard let link = node.chain?.links.last else {
            throw Fault(
                .wrongKind("this", expected: "an easing such as FastOutSlowInEasing"), at: node.range.lowerBound)
        }
        if link.name == "CubicBezierEasing" {
            let call = try CallReader(link, [.positional(["a", "b", "c", "d"])])
            return try Quantity.bezier(["a", "b", "c", "d"].compactMap { call[$0] })
        }
        if let curve = Self.easings[link.name] { return curve }
        if let numbers = Self.materialEasings[link.name] { return try Self.curve(numbers, at: link.range) }
        let names = (Array(Self.easings.keys) + Array(Self.materialEasings.keys) + ["CubicBezierEasing"]).sorted()
        throw Fault.unknown(link.name, kind: "easing", among: names, at: link.range.lowerBound)
    }
}

extension Ecosystem {
    /// Jetpack Compose's `spring` and `tween`.
    package static let compose = Ecosystem(
        id: "compose", title: "Jetpack Compose",
        words: ["visibilityThreshold", "durationMillis", "delayMillis"] + ComposeReader.constants.map(\.name),
        examples: [
            "spring(dampingRatio = 0.65f, stiffness = 322f)", "spring(stiffness = Spring.StiffnessLow)",
            "spring<Float>()", "tween(200, 50, LinearEasing)",
        ],
        recognise: { $0.chain.map(ComposeReader.recognises) ?? false ? .name : nil },
        read: { snippet throws(Fault) in
            try snippet.finish()
            return Reading(try ComposeReader().animation(try snippet.requiredCall()))
        }, targets: [.compose])
}

extension Target {
    /// `spring(dampingRatio = …, stiffness = …)`.
    static let compose = Target(
        id: "compose", title: "Jetpack Compose",
        holds: "stiffness and damping ratio; eased curves in whole milliseconds",
        curve: { curve, duration, _ in
            guard case .cubicBezier(let bezier) = curve else { return nil }
            let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { NumberText.plain($0) + "f" }
            let milliseconds = (duration * 1000).rounded()
            return Writing(
                "tween(durationMillis = \(NumberText.plain(milliseconds)), easing = CubicBezierEasing("
                    + numbers.joined(separator: ", ") + "))",
                plays: .function(end: milliseconds / 1000) { bezier.value(at: min($0 * 1000 / milliseconds, 1)) },
                losses: [
                    milliseconds / 1000 == duration
                        ? nil : Loss("milliseconds", "the duration is in whole milliseconds")
                ])
        },
        spring: { hub, _ in
            let threshold = 0.001
            let end =
                hub.isOverdamped || hub.isCritical
                ? hub.settlingTime(within: threshold)
                : hub.envelopeEnd(threshold * (1 - hub.ratio * hub.ratio).squareRoot())
            let numbers = hub.fields(
                [("dampingRatio", hub.ratio), ("stiffness", hub.unitStiffness)], separator: " = ", suffix: "f")
            return Writing(
                "spring(\(numbers), visibilityThreshold = \(NumberText.plain(threshold))f)",
                plays: .spring(hub.spring, end: end),
                losses: [.mass(hub), .velocity(hub, "animateTo"), .rest(end, "the visibility threshold")])
        })
}
