import Springs

extension SwiftUIReader {
    /// `.linear`, `.easeIn`, `.easeOut`, `.easeInOut` with `(duration:)`.
    mutating func eased(_ link: Link) throws(Fault) -> Animation {
        let call = try call(link, [["duration?"]])
        let duration = try call.curveDuration("duration", default: Animation.defaultCurveDuration)
        return Animation(.timingCurve(Self.eases[link.name] ?? .linear, duration: duration))
    }

    private static let eases: [String: TimingCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    ]

    private static let arcs: [String: TimingCurve] = [
        "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut, "circularEaseInOut": .circularEaseInOut,
    ]

    /// `.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.3)` or `.timingCurve(.circularEaseIn, duration: 0.3)`.
    mutating func timingCurve(_ link: Link) throws(Fault) -> Animation {
        let call = try call(link, [["_", "_", "_", "_", "duration?"], ["_", "duration"]])
        let duration = try call.curveDuration("duration", default: Animation.defaultCurveDuration)
        let values = call.unlabelled
        let curve = try values.count == 1 ? unitCurve(values[0]) : Quantity.bezier(values)
        return Animation(.timingCurve(curve, duration: duration))
    }

    private mutating func unitCurve(_ node: Node) throws(Fault) -> TimingCurve {
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
            throw Fault.unknown(
                link.name, kind: "unit curve", among: Vocabulary.unitCurves, at: link.range.lowerBound)
        }
        _ = try call(link, [[]])
        return curve
    }

    /// `UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.8), endControlPoint: UnitPoint(x: 0.2, y: 1))`.
    private mutating func bezier(_ link: Link) throws(Fault) -> TimingCurve {
        let call = try call(link, [["startControlPoint", "endControlPoint"]])
        var numbers: [Double] = []
        var places: [Int] = []
        for label in ["startControlPoint", "endControlPoint"] {
            guard let node = call[label] else { continue }
            let point = try unitPoint(node)
            numbers += [point.x, point.y]
            places += [node.range.lowerBound, node.range.lowerBound]
        }
        return try Quantity.bezier(numbers, at: places)
    }

    /// The unit points SwiftUI names.
    private static let points: [String: (x: Double, y: Double)] = [
        "zero": (0, 0), "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5),
        "center": (0.5, 0.5), "trailing": (1, 0.5), "bottomLeading": (0, 1), "bottom": (0.5, 1),
        "bottomTrailing": (1, 1),
    ]

    private mutating func unitPoint(_ node: Node) throws(Fault) -> (x: Double, y: Double) {
        let links =
            node.chain?.links.filter { $0.arguments != nil || !["SwiftUI", "UnitPoint"].contains($0.name) } ?? []
        guard let link = links.first, links.count == 1 else {
            throw Fault(
                .wrongKind("this", expected: "a point such as UnitPoint(x: 0.2, y: 0.8)"), at: node.range.lowerBound)
        }
        if let point = Self.points[link.name], link.arguments == nil { return point }
        guard link.name == "UnitPoint" || link.name == "init" else {
            throw Fault.unknown(
                link.name, kind: "unit point", among: Self.points.keys.sorted(), at: link.range.lowerBound)
        }
        let call = try call(link, as: "UnitPoint", [["x?", "y?"]])
        return (try call.number("x", default: 0), try call.number("y", default: 0))
    }
}
