/// A timing curve over its duration, cut where it turns, so that every piece only rises or only falls.
///
/// The way begins at 0 and ends at 1: a curve that starts elsewhere jumps there at once, and one that ends elsewhere jumps
/// to the target when its time is over.
struct CurvePieces: Hashable, Sendable {
    /// The end of a piece: the fraction of the time, and of the way just before and just after it.
    struct Knot: Hashable, Sendable {
        let x: Double
        let y: Double
    }

    let curve: TimingCurve
    /// In order of x, from (0, 0) to (1, 1); two at the same x are a jump. A staircase has its ends alone.
    let knots: [Knot]
    /// The fraction of the time at which the slope is greatest in magnitude, and that slope; infinite at a jump or a vertical.
    let steepest: Steepest

    struct Steepest: Hashable, Sendable {
        var x = 0.0
        var slope: Double
    }

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
            inner = [Knot(x: 0, y: linear.value(at: 0))]
            // What is written at 0 is passed at once.
            for point in linear.points where point.x > 0 && point.x <= 1 {
                inner.append(Knot(x: point.x, y: point.y))
                fastest.append(point.x)
            }
            inner.append(Knot(x: 1, y: linear.value(at: 1)))
        case .steps:
            jumps = true
        }
        knots = [Knot(x: 0, y: 0)] + inner + [Knot(x: 1, y: 1)]
        var steepest = Steepest(slope: curve.slope(at: 0))
        for x in fastest where abs(curve.slope(at: x)) > abs(steepest.slope) {
            steepest = Steepest(x: x, slope: curve.slope(at: x))
        }
        for (a, b) in zip(knots, knots.dropFirst()) where a.x == b.x && a.y != b.y { jumps = true }
        if jumps { steepest.slope = .infinity }
        self.steepest = steepest
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

    /// The first x where the curve comes to `level` from below, for a level above 0.
    func firstRise(to level: Double) -> Double? {
        if case .steps(let stairs) = curve { return stairs.firstTime(at: level) }
        for (a, b) in pieces where b.y >= level { return crossing(of: level, from: a, to: b) }
        return nil
    }

    /// The last x where the curve is further than `band` from 1.
    func settling(within band: Double) -> Double {
        if case .steps(let stairs) = curve { return stairs.settling(within: band) }
        // 1 − 0.98 is a rounding more than 0.02.
        let isOutside = { (knot: Knot) in abs(knot.y - 1) > band + .ulpOfOne }
        for (a, b) in pieces.reversed() {
            if isOutside(b) { return b.x }
            if isOutside(a) { return crossing(of: a.y < 1 ? 1 - band : 1 + band, from: a, to: b) }
        }
        return 0
    }

    /// Where a piece comes to a level between its ends.
    private func crossing(of level: Double, from a: Knot, to b: Knot) -> Double {
        guard b.x > a.x, b.y != a.y else { return b.x }
        if case .piecewiseLinear = curve {
            return min(max(a.x + (b.x - a.x) * ((level - a.y) / (b.y - a.y)), a.x), b.x)
        }
        return BracketedRoot.find(from: a.x, to: b.x) { curve.value(at: $0) - level }
    }
}

extension StepCurve {
    /// The first fraction of the time at which the way is at `level` or above, for a level above 0 and at most 1.
    func firstTime(at level: Double) -> Double {
        time { Double($0) / Double(rises) >= level }
    }

    /// The first fraction of the time from which on the way is within `band` of 1.
    func settling(within band: Double) -> Double {
        time { Double(rises - $0) / Double(rises) <= band }
    }

    /// The fraction of the time at which the first stair begins that a condition holds for, which holds from then on.
    private func time(of holds: (_ stair: Int) -> Bool) -> Double {
        var (low, high) = (0, rises)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return Double(max(low - leading, 0)) / Double(count)
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
