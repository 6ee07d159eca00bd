/// How a line is drawn along a path. Joins are round.
package struct Stroke: Hashable, Sendable {
    /// How an open line ends.
    package enum Cap: Hashable, Sendable {
        /// Flush with the end point.
        case butt
        /// A half disc beyond the end point.
        case round
    }

    /// Width in canvas units.
    package var width: Double
    /// Lengths of dashes and gaps in canvas units, alternating; empty is a solid line.
    package var dash: [Double]
    /// How open ends look.
    package var cap: Cap

    package init(width: Double, dash: [Double] = [], cap: Cap = .round) {
        self.width = width
        self.dash = dash
        self.cap = cap
    }
}
