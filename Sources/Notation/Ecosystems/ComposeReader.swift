import Springs

/// Reads Jetpack Compose: `spring(dampingRatio = 0.65f, stiffness = 322f)`, `tween(300, easing = FastOutSlowInEasing)`.
///
/// Facts from developer.android.com/reference/kotlin/androidx/compose/animation/core: mass 1; damping ratio 1 and stiffness
/// 1500 unless given; tweens last 300 ms with `FastOutSlowInEasing` unless told otherwise.
struct ComposeReader {
    /// What was noticed so far.
    private(set) var warnings: [NotationWarning] = []

    /// The constants of Compose's `Spring`.
    static let constants: [(name: String, value: Double)] = [
        ("DampingRatioHighBouncy", 0.2), ("DampingRatioMediumBouncy", 0.5), ("DampingRatioLowBouncy", 0.75),
        ("DampingRatioNoBouncy", 1), ("StiffnessHigh", 10_000), ("StiffnessMedium", 1500), ("StiffnessMediumLow", 400),
        ("StiffnessLow", 200), ("StiffnessVeryLow", 50),
    ]
    private static let functions = ["spring", "tween", "SpringSpec", "TweenSpec"]
    private static let easings: [String: TimingCurve] = [
        "LinearEasing": .linear, "Ease": .ease, "EaseIn": .easeIn, "EaseOut": .easeOut, "EaseInOut": .easeInOut,
    ]
    private static let materialEasings: [String: [Double]] = [
        "FastOutSlowInEasing": [0.4, 0, 0.2, 1], "LinearOutSlowInEasing": [0, 0, 0.2, 1],
        "FastOutLinearInEasing": [0.4, 0, 1, 1],
    ]

    /// Whether a chain is Compose's: a bare function with `=` arguments, its constants or Kotlin numbers.
    static func reads(_ chain: Chain) -> Bool {
        guard !chain.leadingDot, let link = chain.links.last, functions.contains(link.name) else { return false }
        if link.name != "spring" { return true }
        return (link.arguments ?? []).contains { argument in
            if argument.separator == "=" { return true }
            if argument.label != nil { return false }
            if case .number(_, let suffix) = argument.value.form { return !suffix.isEmpty }
            let names = argument.value.chain?.links.map(\.name) ?? []
            return names.contains { name in constants.contains { $0.name == name } }
        }
    }

    /// The animation of `spring(…)` or `tween(…)`.
    mutating func animation(_ link: Link) throws(Fault) -> Animation {
        link.name.lowercased().hasPrefix("spring") ? try spring(link) : try tween(link)
    }

    private func bound(_ link: Link, _ labels: [String]) throws(Fault) -> BoundArguments {
        try BoundArguments(
            link.arguments ?? [], of: link.name, at: link.range, end: link.lastPlace,
            forms: [.positional(labels)])
    }

    private func spring(_ link: Link) throws(Fault) -> Animation {
        let arguments = try bound(link, ["dampingRatio?", "stiffness?", "visibilityThreshold?"])
        var ratio = 1.0
        var stiffness = 1500.0
        if let node = arguments["dampingRatio"]?.value { ratio = try Quantity.number(node, constants: Self.constant) }
        if let node = arguments["stiffness"]?.value { stiffness = try Quantity.number(node, constants: Self.constant) }
        let spring = try SwiftUIReader.made(arguments) { () throws(SpringError) in
            try ForeignSpring.spring(mass: 1, stiffness: stiffness, dampingRatio: ratio)
        }
        return Animation(.spring(spring, blendDuration: 0))
    }

    /// `Spring.StiffnessLow`, or `StiffnessLow` where it was imported.
    private static func constant(_ chain: Chain, _ range: Range<Int>) throws(Fault) -> Double? {
        guard !chain.leadingDot, let name = chain.links.last?.name else { return nil }
        if let constant = constants.first(where: { $0.name == name }) { return constant.value }
        guard chain.links.first?.name == "Spring", chain.links.count == 2 else { return nil }
        let names = constants.map(\.name)
        throw Fault(
            .unknownName(
                String(name.prefix(40)), kind: "constant of Spring",
                suggestion: Spelling.nearest(to: name, among: names),
                allowed: names), at: chain.links.last?.range.lowerBound ?? range.lowerBound)
    }

    private func tween(_ link: Link) throws(Fault) -> Animation {
        let arguments = try bound(link, ["durationMillis?", "delayMillis?", "easing?"])
        let duration = try arguments["durationMillis"].map { argument throws(Fault) in
            try SwiftUIReader.positive(
                Quantity.number(argument.value) / 1000, "duration", at: argument.value.range.lowerBound)
        }
        let delay = try arguments["delayMillis"].map { argument throws(Fault) in
            try SwiftUIReader.notNegative(Quantity.number(argument.value) / 1000, "delay", at: argument.value)
        }
        let curve = try arguments["easing"].map { argument throws(Fault) in try easing(argument.value) }
        let standard: TimingCurve
        if let curve { standard = curve } else { standard = try Self.curve([0.4, 0, 0.2, 1], at: link.range) }
        let modifiers: [Animation.Modifier] = (delay ?? 0) > 0 ? [.delay(delay ?? 0)] : []
        return Animation(.timingCurve(standard, duration: duration ?? 0.3), modifiers: modifiers)
    }

    private static func curve(_ numbers: [Double], at range: Range<Int>) throws(Fault) -> TimingCurve {
        try SwiftUIReader.bezier(numbers, at: numbers.map { Node(form: .number($0, suffix: ""), range: range) })
    }

    private func easing(_ node: Node) throws(Fault) -> TimingCurve {
        guard let link = node.chain?.links.last else {
            throw Fault(
                .wrongKind("this", expected: "an easing such as FastOutSlowInEasing"), at: node.range.lowerBound)
        }
        if link.name == "CubicBezierEasing" {
            let arguments = try bound(link, ["a", "b", "c", "d"])
            let nodes = ["a", "b", "c", "d"].compactMap { arguments[$0]?.value }
            return try SwiftUIReader.bezier(nodes.map { node throws(Fault) in try Quantity.number(node) }, at: nodes)
        }
        if let curve = Self.easings[link.name] { return curve }
        if let numbers = Self.materialEasings[link.name] { return try Self.curve(numbers, at: link.range) }
        let names = (Array(Self.easings.keys) + Array(Self.materialEasings.keys) + ["CubicBezierEasing"]).sorted()
        throw Fault(
            .unknownName(
                String(link.name.prefix(40)), kind: "easing", suggestion: Spelling.nearest(to: link.name, among: names),
                allowed: names), at: link.range.lowerBound)
    }
}
