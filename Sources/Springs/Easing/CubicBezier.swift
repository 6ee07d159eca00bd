/// A cubic Bézier curve from (0, 0) to (1, 1), as in CSS `cubic-bezier(x1, y1, x2, y2)`.
public struct CubicBezier: Hashable, Sendable {
    /// The first control point's coordinates.
    public let x1: Double, y1: Double
    /// The second control point's coordinates.
    public let x2: Double, y2: Double
}
