/// A curve from (0, 0) to (1, 1) that turns a fraction of time into a fraction of the way.
public enum TimingCurve: Hashable, Sendable {
    /// y = x.
    case linear
    /// A cubic Bézier from (0, 0) to (1, 1) with two control points; x1 and x2 in 0…1.
    case cubicBezier(CubicBezier)
}
