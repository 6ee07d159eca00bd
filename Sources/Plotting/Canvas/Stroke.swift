/// How a line is drawn along a path. Joins are round.
public struct Stroke: Hashable, Sendable {
    /// How an open line ends.
    public enum Cap: Hashable, Sendable {
        /// Flush with the end point.
        case butt
        /// A half disc beyond the end point.
        case round
    }

    /// Width in canvas units.
    public var width: Double
    /// Lengths of dashes and gaps in canvas units, alternating; empty is a solid line.
    public var dash: [Double]
    /// How open ends look.
    public var cap: Cap

    /// A stroke from its parts.
    public init(width: Double, dash: [Double] = [], cap: Cap = .round) {
        self.width = width
        self.dash = dash
        self.cap = cap
    }
}
