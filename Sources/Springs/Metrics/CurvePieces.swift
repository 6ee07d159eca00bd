/// A timing curve cut where it turns, so that every piece only rises or only falls.
struct CurvePieces {
    /// The end of a piece: the fraction of the time, and of the way just before and just after it.
    struct Knot {
        let x: Double
        let y: Double
    }

    let curve: TimingCurve
    /// In order of x, from 0 to 1; two at the same x are a jump.
    let knots: [Knot]
    /// Where the slope is greatest in magnitude, and what it is; infinite at a jump or a vertical.
    let steepest: (x: Double, slope: Double)

    init(_ curve: TimingCurve) {
        self.curve = curve
        var inner: [Knot] = []
        var fastest: [Double] = [0, 1]
        var jumps = false
        switch curve {
        case .linear, .circularEaseIn, .circularEaseOut:
            break
        case .circularEaseInOut:
            fastest.append(0.5)
        case .cubicBezier(let bezier):
            inner = bezier.turningParameters.map { Knot(x: bezier.point(at: $0).x, y: bezier.point(at: $0).y) }
            fastest += bezier.steepestParameters.map { bezier.point(at: $0).x }
        case .piecewiseLinear(let linear):
            for point in linear.points where point.x >= 0 && point.x <= 1 {
                inner.append(Knot(x: point.x, y: point.y))
                fastest.append(point.x)
            }
            jumps = zip(linear.points, linear.points.dropFirst()).contains { $0.x == $1.x && $0.y != $1.y }
        case .steps:
            jumps = true
        }
        let ends = (Knot(x: 0, y: curve.value(at: 0)), Knot(x: 1, y: curve.value(at: 1)))
        knots = [ends.0] + inner + [ends.1]
        var steepest = (x: 0.0, slope: curve.slope(at: 0))
        for x in fastest where abs(curve.slope(at: x)) > abs(steepest.slope) { steepest = (x, curve.slope(at: x)) }
        self.steepest = jumps ? (steepest.x, .infinity) : steepest
    }

    /// The pieces as pairs of knots.
    var pieces: Zip2Sequence<[Knot], ArraySlice<Knot>> { zip(knots, knots.dropFirst()) }

    /// The knots where the curve turns from rising to falling or back.
    var turns: [Knot] {
        var turns: [Knot] = []
        var rising: Bool?
        for (a, b) in pieces where a.y != b.y {
            if let rising, rising != (b.y > a.y) { turns.append(a) }
            rising = b.y > a.y
        }
        return turns
    }

    /// The first x where the curve comes to `level` from below.
    func firstRise(to level: Double) -> Double? {
        guard let first = knots.first, first.y < level else { return nil }
        for (a, b) in pieces where b.y >= level {
            return BracketedRoot.find(from: a.x, to: b.x) { curve.value(at: $0) - level }
        }
        return nil
    }

    /// The last x where the curve is further than `band` from 1.
    func settling(within band: Double) -> Double {
        for (a, b) in pieces.reversed() {
            if abs(b.y - 1) > band { return b.x }
            guard abs(a.y - 1) > band else { continue }
            let sign: Double = a.y < 1 ? -1 : 1
            return BracketedRoot.find(from: a.x, to: b.x) { sign * (curve.value(at: $0) - 1) - band }
        }
        return 0
    }
}

extension CubicBezier {
    /// The point at a curve parameter s in 0…1.
    func point(at s: Double) -> (x: Double, y: Double) {
        let u = 1 - s
        let first = 3 * u * u * s
        let second = 3 * u * s * s
        return (first * x1 + second * x2 + s * s * s, first * y1 + second * y2 + s * s * s)
    }

    /// A third of dx/ds, or dy/ds, as p₀ + p₁s + p₂s².
    private static func slopeTerms(_ c1: Double, _ c2: Double) -> (Double, Double, Double) {
        (c1, 2 * (c2 - 2 * c1), 1 - 3 * c2 + 3 * c1)
    }

    /// The parameters inside (0, 1) with dy/ds = 0, ascending.
    var turningParameters: [Double] {
        let (q0, q1, q2) = Self.slopeTerms(y1, y2)
        return Quadratic(q0, q1, q2).roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The parameters inside (0, 1) where dy/dx has an extremum: the roots of (dy/ds)′·dx/ds − dy/ds·(dx/ds)′, whose
    /// cubic term vanishes.
    var steepestParameters: [Double] {
        let (p0, p1, p2) = Self.slopeTerms(x1, x2)
        let (q0, q1, q2) = Self.slopeTerms(y1, y2)
        return Quadratic(q1 * p0 - q0 * p1, 2 * (q2 * p0 - q0 * p2), q2 * p1 - q1 * p2).roots
            .filter { $0 > 0 && $0 < 1 }
    }
}

/// c₀ + c₁x + c₂x².
struct Quadratic {
    /// The real roots in ascending order, without the cancellation of the schoolbook formula.
    let roots: [Double]

    init(_ c0: Double, _ c1: Double, _ c2: Double) {
        guard c2 != 0 else {
            roots = c1 == 0 ? [] : [-c0 / c1]
            return
        }
        let discriminant = (c1 * c1).addingProduct(-4 * c2, c0)
        guard discriminant >= 0 else {
            roots = []
            return
        }
        let sum = -0.5 * (c1 + (c1 < 0 ? -1 : 1) * discriminant.squareRoot())
        roots = sum == 0 ? [0] : [sum / c2, c0 / sum].filter(\.isFinite).sorted()
    }
}
