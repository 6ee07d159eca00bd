import Springs

extension SwiftUIReader {
    /// `.linear`, `.easeIn`, `.easeOut`, `.easeInOut` with `(duration:)`.
    func eased(_ link: Link) throws(Fault) -> Animation {
        let arguments = try bound(link, [["duration?"]])
        let duration = try duration(arguments, default: Animation.defaultCurveDuration)
        return Animation(.timingCurve(Self.eases[link.name] ?? .linear, duration: duration))
    }

    private static let eases: [String: TimingCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    ]

    private static let arcs: [String: TimingCurve] = [
        "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut, "circularEaseInOut": .circularEaseInOut,
    ]

    /// `.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.3)` or `.timingCurve(.circularEaseIn, duration: 0.3)`.
    func timingCurve(_ link: Link) throws(Fault) -> Animation {
        let arguments = try bound(link, [["_", "_", "_", "_", "duration?"], ["_", "duration"]])
        let duration = try duration(arguments, default: Animation.defaultCurveDuration)
        if arguments.unlabelled.count == 1, let argument = arguments.unlabelled.first {
            return Animation(.timingCurve(try unitCurve(argument.value), duration: duration))
        }
        let values = arguments.unlabelled.map(\.value)
        let numbers = try values.map { node throws(Fault) in try Quantity.number(node) }
        return Animation(.timingCurve(try Self.bezier(numbers, at: values), duration: duration))
    }

    /// A cubic Bézier of x1, y1, x2, y2, or the fault at the coordinate to blame.
    static func bezier(_ numbers: [Double], at nodes: [Node]) throws(Fault) -> TimingCurve {
        guard numbers.count == 4, nodes.count == 4 else {
            throw Fault(
                .wrongKind("this", expected: "four numbers x1, y1, x2, y2"), at: nodes.first?.range.lowerBound ?? 0)
        }
        do {
            return .cubicBezier(try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
        } catch {
            var place = 0
            if case .controlPointOutOfRange("x2", _) = error { place = 2 }
            throw Fault(.easing(error), at: nodes[place].range.lowerBound)
        }
    }

    private func unitCurve(_ node: Node) throws(Fault) -> TimingCurve {
        guard let chain = node.chain else {
            throw Fault(
                .wrongKind("this", expected: "a curve such as .circularEaseIn, or four numbers x1, y1, x2, y2"),
                at: node.range.lowerBound)
        }
        let links = chain.links(without: ["SwiftUI", "UnitCurve"])
        guard let link = links.first else { return .linear }
        if let extra = links.dropFirst().first {
            throw Fault(
                .unsupported("'.\(extra.name.prefix(40))' of a unit curve is not known here", advice: "leave it out"),
                at: extra.range.lowerBound)
        }
        if link.name == "bezier" { return try bezier(link) }
        guard let curve = Self.eases[link.name] ?? Self.arcs[link.name] else {
            let suggestion = Spelling.nearest(to: link.name, among: Vocabulary.unitCurves)
            throw Fault(
                .unknownName(
                    String(link.name.prefix(40)), kind: "unit curve", suggestion: suggestion,
                    allowed: Vocabulary.unitCurves),
                at: link.range.lowerBound)
        }
        _ = try bound(link, [[]])
        return curve
    }

    /// `UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.8), endControlPoint: UnitPoint(x: 0.2, y: 1))`.
    private func bezier(_ link: Link) throws(Fault) -> TimingCurve {
        let arguments = try bound(link, [["startControlPoint", "endControlPoint"]])
        var numbers: [Double] = []
        var nodes: [Node] = []
        for label in ["startControlPoint", "endControlPoint"] {
            guard let argument = arguments[label] else { continue }
            let point = try unitPoint(argument.value)
            numbers += [point.x, point.y]
            nodes += [argument.value, argument.value]
        }
        return try Self.bezier(numbers, at: nodes)
    }

    /// The unit points SwiftUI names.
    private static let points: [String: (x: Double, y: Double)] = [
        "zero": (0, 0), "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5),
        "center": (0.5, 0.5), "trailing": (1, 0.5), "bottomLeading": (0, 1), "bottom": (0.5, 1),
        "bottomTrailing": (1, 1),
    ]

    private func unitPoint(_ node: Node) throws(Fault) -> (x: Double, y: Double) {
        let links =
            node.chain?.links.filter { $0.arguments != nil || !["SwiftUI", "UnitPoint"].contains($0.name) } ?? []
        guard let link = links.first, links.count == 1 else {
            throw Fault(
                .wrongKind("this", expected: "a point such as UnitPoint(x: 0.2, y: 0.8)"), at: node.range.lowerBound)
        }
        if let point = Self.points[link.name], link.arguments == nil { return point }
        guard link.name == "UnitPoint" || link.name == "init" else {
            let suggestion = Spelling.nearest(to: link.name, among: Self.points.keys.sorted())
            throw Fault(
                .unknownName(
                    String(link.name.prefix(40)), kind: "unit point", suggestion: suggestion,
                    allowed: Self.points.keys.sorted()),
                at: link.range.lowerBound)
        }
        let arguments = try BoundArguments(
            link.arguments ?? [], of: "UnitPoint", at: link.range, end: link.lastPlace,
            forms: [["x?", "y?"]])
        return (try number(arguments, "x", default: 0), try number(arguments, "y", default: 0))
    }

    /// A duration above 0.
    private func duration(_ arguments: BoundArguments, default value: Double) throws(Fault) -> Double {
        guard let argument = arguments["duration"] else { return value }
        return try Self.positive(Quantity.seconds(argument.value), "duration", at: argument.value.range.lowerBound)
    }

    /// The value, refused at 0 and below.
    static func positive(_ value: Double, _ parameter: String, at offset: Int) throws(Fault) -> Double {
        guard value > 0, value.isFinite else {
            throw Fault(.outOfRange(parameter: parameter, value: value, allowed: "a \(parameter) above 0"), at: offset)
        }
        return value
    }
}
