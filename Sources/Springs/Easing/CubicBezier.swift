import CLibrary

/// A cubic Bézier curve from (0, 0) to (1, 1), as in CSS `cubic-bezier(x1, y1, x2, y2)`.
///
/// x(s) = 3x₁s(1 − s)² + 3x₂s²(1 − s) + s³, y likewise; as x₁ and x₂ lie in 0…1, x never runs back and every x has its y.
public struct CubicBezier: Hashable, Sendable {
    /// The first control point's coordinates.
    public let x1: Double, y1: Double
    /// The second control point's coordinates.
    public let x2: Double, y2: Double

    /// The curve with the control points (x1, y1) and (x2, y2).
    ///
    /// - Throws: ``EasingError`` when x1 or x2 lies outside 0…1, y1 or y2 beyond ±1,000,000, or a number is not finite. y1
    ///   and y2 may lie outside 0…1: the curve then overshoots.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(EasingError) {
        for (name, value) in [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)] {
            guard value.isFinite else { throw .notFinite(parameter: name, value: value) }
        }
        for (name, value) in [("y1", y1), ("y2", y2)] {
            guard abs(value) <= 1e6 else { throw .controlPointTooFar(coordinate: name, value: value) }
        }
        for (name, value) in [("x1", x1), ("x2", x2)] {
            guard (0...1).contains(value) else { throw .controlPointOutOfRange(coordinate: name, value: value) }
        }
        self.init(unchecked: x1, y1, x2, y2)
    }

    init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// y at an x in 0…1.
    public func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        let parameter = parameter(at: x)
        return Self.coordinate(y1, y2, parameter.high).high + Self.derivative(y1, y2, parameter) * parameter.low
    }

    /// dy/dx at an x in 0…1; infinite where the curve is vertical. Where both derivatives vanish, at a control point that
    /// lies on an end, the limit.
    public func slope(at x: Double) -> Double {
        if x <= 0 { return Self.slopeAtStart([(x1, y1), (x2, y2), (1, 1)]) }
        if x >= 1 { return Self.slopeAtStart([(1 - x2, 1 - y2), (1 - x1, 1 - y1), (1, 1)]) }
        let parameter = parameter(at: x)
        let dx = Self.derivative(x1, x2, parameter)
        let dy = Self.derivative(y1, y2, parameter)
        guard dx == 0 else { return dy / dx }
        // dx vanishes inside for x₁ = 1, x₂ = 0 alone, at the middle: there x − ½ = 4(s − ½)³.
        guard dy == 0 else { return dy * .infinity }
        let bend = 3 * (y1 - 2 * y2 + 1) - 3 * (y2 - 2 * y1)
        let turn = (y2 - 2 * y1) + (1 - 2 * y2 + y1)
        return turn == 0 ? bend / 12 : turn * .infinity
    }

    /// The slope where a curve leaves the origin towards the first of its points that is not there.
    private static func slopeAtStart(_ points: [(x: Double, y: Double)]) -> Double {
        for point in points where point != (0, 0) {
            return point.x == 0 ? point.y * .infinity : point.y / point.x
        }
        return 1
    }

    /// The s with x(s) = x, as a double and what it leaves out, for x inside (0, 1).
    ///
    /// Newton's iteration within a bracket that bisection keeps closing; the distance to the root is taken in twice a
    /// double's digits, so flat stretches cost no accuracy.
    func parameter(at x: Double) -> DoubleDouble {
        var low = 0.0
        var high = 1.0
        var s = x < 0.125 ? startParameter(at: x) : x
        // Bisection alone closes on any double within 1074 + 52 halvings; Newton needs about six steps.
        for _ in 0..<1200 {
            let distance = (Self.coordinate(x1, x2, s) - DoubleDouble(x)).high
            if distance == 0 { return DoubleDouble(s) }
            if distance > 0 { high = s } else { low = s }
            let step = -distance / Self.derivative(x1, x2, DoubleDouble(s))
            if abs(step) <= s * 0x1p-53 { return DoubleDouble(high: s, low: step) }
            let newton = s + step
            let next = newton > low && newton < high ? newton : low + (high - low) / 2
            if next == s || next == low || next == high {
                return DoubleDouble(high: s, low: abs(step) <= s * 0x1p-52 ? step : 0)
            }
            s = next
        }
        return DoubleDouble(s)
    }

    /// About the s of a small x. None of the three terms of x(s) is negative, so each alone bounds s from above, and the least
    /// bound is within a small factor of it; a tiny x, the start of a long curve, would take bisection a thousand steps.
    private func startParameter(at x: Double) -> Double {
        var least = cbrt(x)
        if x1 > 0 { least = min(least, x / (3 * x1)) }
        if x2 > 0 { least = min(least, (x / (3 * x2)).squareRoot()) }
        return least > 0 ? least : x
    }

    /// A coordinate of the curve at s.
    private static func coordinate(_ c1: Double, _ c2: Double, _ s: Double) -> DoubleDouble {
        let u = DoubleDouble.sum(1, -s)
        let square = DoubleDouble.product(s, s)
        let first = u * u * s * c1 * 3
        let second = square * u * c2 * 3
        return first + second + square * s
    }

    /// The coordinate's derivative by s, to full digits where it nearly vanishes too.
    private static func derivative(_ c1: Double, _ c2: Double, _ s: DoubleDouble) -> Double {
        let u = DoubleDouble(1) - s
        let start = u * u * c1
        let middle = u * s * DoubleDouble.sum(c2, -c1) * 2
        let end = s * s * DoubleDouble.sum(1, -c2)
        return 3 * (start + middle + end).high
    }
}
