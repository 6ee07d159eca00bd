/// A curve that turns a fraction of time into a fraction of the way; most run from (0, 0) to (1, 1).
public enum TimingCurve: Hashable, Sendable {
    /// y = x.
    case linear
    /// A cubic Bézier from (0, 0) to (1, 1) with two control points; x1 and x2 in 0…1.
    case cubicBezier(CubicBezier)
    /// SwiftUI's `UnitCurve.circularEaseIn`: the lower right quarter of a unit circle, 1 − √(1 − x²).
    case circularEaseIn
    /// SwiftUI's `UnitCurve.circularEaseOut`: the upper left quarter, √(x(2 − x)).
    case circularEaseOut
    /// SwiftUI's `UnitCurve.circularEaseInOut`: the one at half size, then the other.
    case circularEaseInOut
    /// CSS `linear(0, 0.5 20%, 1)`.
    case piecewiseLinear(PiecewiseLinear)
    /// CSS `steps(4, jump-end)`.
    case steps(StepCurve)

    /// SwiftUI's and CSS's ease-in: (0.42, 0) (1, 1).
    public static let easeIn = TimingCurve.cubicBezier(CubicBezier(unchecked: 0.42, 0, 1, 1))
    /// SwiftUI's and CSS's ease-out: (0, 0) (0.58, 1).
    public static let easeOut = TimingCurve.cubicBezier(CubicBezier(unchecked: 0, 0, 0.58, 1))
    /// SwiftUI's and CSS's ease-in-out: (0.42, 0) (0.58, 1).
    public static let easeInOut = TimingCurve.cubicBezier(CubicBezier(unchecked: 0.42, 0, 0.58, 1))
    /// CSS's `ease`, the curve of a transition that names none: (0.25, 0.1) (0.25, 1).
    public static let ease = TimingCurve.cubicBezier(CubicBezier(unchecked: 0.25, 0.1, 0.25, 1))

    /// The fraction of the way at a fraction of the time; fractions outside 0…1 count as the nearer end.
    public func value(at fraction: Double) -> Double {
        let x = min(max(fraction, 0), 1)
        switch self {
        case .linear: return x
        case .cubicBezier(let curve): return curve.value(at: x)
        case .circularEaseIn: return Self.arc(x)
        case .circularEaseOut: return (x * (2 - x)).squareRoot()
        case .circularEaseInOut: return x < 0.5 ? Self.arc(2 * x) / 2 : 1 - Self.arc(2 * (1 - x)) / 2
        case .piecewiseLinear(let curve): return curve.value(at: x)
        case .steps(let curve): return curve.value(at: x)
        }
    }

    /// dy/dx at a fraction of the time; infinite where the curve is vertical, 0 on steps, and at a corner the slope
    /// after it.
    public func slope(at fraction: Double) -> Double {
        let x = min(max(fraction, 0), 1)
        switch self {
        case .linear: return 1
        case .cubicBezier(let curve): return curve.slope(at: x)
        case .circularEaseIn: return Self.arcSlope(x)
        case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
        case .circularEaseInOut: return Self.arcSlope(x < 0.5 ? 2 * x : 2 * (1 - x))
        case .piecewiseLinear(let curve): return curve.slope(at: x)
        case .steps: return 0
        }
    }

    /// 1 − √(1 − x²) without the cancellation.
    private static func arc(_ x: Double) -> Double {
        x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
    }

    private static func arcSlope(_ x: Double) -> Double {
        x / ((1 - x) * (1 + x)).squareRoot()
    }
}
