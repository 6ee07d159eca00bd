/// Every root of a function of one number over an interval in which it may jump, have gaps and turn.
///
/// Between neighbouring points the function is taken to jump and to turn at most once. Where it jumps from one sign to the
/// other it has no root.
struct RootScan {
    /// A jump from one side of 0 to the other: the points next to it, and the values there.
    struct Leap: Hashable {
        let points: (Double, Double)
        let values: (Double, Double)

        static func == (a: Leap, b: Leap) -> Bool { a.points == b.points }
        func hash(into hasher: inout Hasher) { hasher.combine(points.0) }
    }

    /// The roots, rising.
    private(set) var roots: [Double] = []
    /// The jumps over 0, rising.
    private(set) var leaps: [Leap] = []
    /// Where the function was seen nearest to 0; nil where it has no value at all.
    private(set) var nearest: (point: Double, value: Double)?
    /// The least and the greatest value seen.
    private(set) var range: ClosedRange<Double>?
    private let function: (Double) -> Double?

    /// A stretch without a jump.
    private typealias Piece = (a: Double, atA: Double, b: Double, atB: Double)

    /// The roots over points that rise.
    init(over points: [Double], _ function: @escaping (Double) -> Double?) {
        self.function = function
        var last: (point: Double, value: Double?)?
        for point in points {
            let value = value(at: point)
            defer { last = (point, value) }
            guard let before = last else { continue }
            switch (before.value, value) {
            case (nil, nil): continue
            case (let atA?, let atB?): look(in: (before.point, atA, point, atB), depth: 2)
            case (let atA?, nil):
                let (edge, atEdge) = edge(from: before.point, atA, towards: point)
                look(in: (before.point, atA, edge, atEdge), depth: 2)
            case (nil, let atB?):
                let (edge, atEdge) = edge(from: point, atB, towards: before.point)
                look(in: (edge, atEdge, point, atB), depth: 2)
            }
        }
        roots.sort()
        // A root at a point belongs to the stretches on both sides.
        roots = roots.enumerated().filter { $0.offset == 0 || $0.element > roots[$0.offset - 1] }.map(\.element)
    }

    private mutating func value(at point: Double) -> Double? {
        guard let value = function(point), value.isFinite else { return nil }
        if abs(value) < nearest.map({ abs($0.value) }) ?? .infinity { nearest = (point, value) }
        range = min(range?.lowerBound ?? value, value)...max(range?.upperBound ?? value, value)
        return value
    }

    /// The last point with a value on the way to one without.
    private mutating func edge(from inside: Double, _ atInside: Double, towards outside: Double) -> (Double, Double) {
        var (inside, atInside, outside) = (inside, atInside, outside)
        while true {
            let middle = inside + (outside - inside) / 2
            guard middle != inside, middle != outside else { return (inside, atInside) }
            if let value = value(at: middle) { (inside, atInside) = (middle, value) } else { outside = middle }
        }
    }

    private mutating func look(in piece: Piece, depth: Int) {
        guard depth > 0, let leap = leap(in: piece) else { return lookInSmooth(piece) }
        look(in: (piece.a, piece.atA, leap.points.0, leap.values.0), depth: depth - 1)
        if (leap.values.0 < 0) != (leap.values.1 < 0) { leaps.append(leap) }
        look(in: (leap.points.1, leap.values.1, piece.b, piece.atB), depth: depth - 1)
    }

    /// The jump in a stretch: halving after halving the change stays on one side.
    ///
    /// - Parameter halvings: after so many a change that is still more than `share` of the first is taken for a jump.
    private mutating func leap(in piece: Piece, halvings: Int = 6, share: Double = 0.4) -> Leap? {
        let change = abs(piece.atB - piece.atA)
        guard change > 1e-9 * max(abs(piece.atA), abs(piece.atB)) else { return nil }
        var (a, atA, b, atB) = piece
        var count = 0
        while true {
            let middle = a + (b - a) / 2
            guard middle > a, middle < b, let value = value(at: middle) else { break }
            if abs(value - atA) > abs(atB - value) { (b, atB) = (middle, value) } else { (a, atA) = (middle, value) }
            count += 1
            if count >= halvings, abs(atB - atA) < share * change { return nil }
        }
        return Leap(points: (a, b), values: (atA, atB))
    }

    private mutating func lookInSmooth(_ piece: Piece) {
        if piece.atA == 0 || piece.atB == 0 || (piece.atA < 0) != (piece.atB < 0) {
            return roots.append(root(in: piece))
        }
        // Both ends on one side: two roots where the curve turns beyond 0 in between.
        let span = (piece.b - piece.a) * 1e-4
        guard piece.a + span < piece.b - span, let afterA = value(at: piece.a + span),
            let beforeB = value(at: piece.b - span), abs(afterA) < abs(piece.atA), abs(beforeB) < abs(piece.atB)
        else { return }
        guard let turn = turn(in: piece), turn.value == 0 || (turn.value < 0) != (piece.atA < 0) else { return }
        roots.append(root(in: (piece.a, piece.atA, turn.point, turn.value)))
        roots.append(root(in: (turn.point, turn.value, piece.b, piece.atB)))
    }

    private func root(in piece: Piece) -> Double {
        BracketedRoot.find(from: piece.a, to: piece.b) { function($0) ?? .nan }
    }

    /// Where the function comes nearest to 0 or beyond, by golden sections; ends at the first value beyond 0.
    private mutating func turn(in piece: Piece, steps: Int = 60) -> (point: Double, value: Double)? {
        let ratio = 0.618_033_988_749_894_8
        let sign = piece.atA < 0 ? -1.0 : 1.0
        var (a, b) = (piece.a, piece.b)
        var (c, d) = (b - ratio * (b - a), a + ratio * (b - a))
        guard var atC = value(at: c), var atD = value(at: d) else { return nil }
        for _ in 0..<steps {
            if sign * atC <= 0 { return (c, atC) }
            if sign * atD <= 0 { return (d, atD) }
            if sign * atC < sign * atD {
                (b, d, atD) = (d, c, atC)
                c = b - ratio * (b - a)
                guard let value = value(at: c) else { return nil }
                atC = value
            } else {
                (a, c, atC) = (c, d, atD)
                d = a + ratio * (b - a)
                guard let value = value(at: d) else { return nil }
                atD = value
            }
        }
        return nil
    }
}
