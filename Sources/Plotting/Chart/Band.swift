/// A shaded strip across a panel, such as the values that are not seen.
package struct Band: Hashable, Sendable {
    /// How the strip is filled.
    package enum Fill: Hashable, Sendable {
        /// Tinted and hatched: what lies there is not seen.
        case hidden
        /// Tinted only: a tolerance.
        case tint
    }

    /// The y values covered; an infinite bound runs to the panel's edge. The strip does not widen the panel's domain.
    package var range: ClosedRange<Double>
    /// The words beside it; empty for none.
    package var label: String
    /// How the strip is filled.
    package var fill: Fill

    package init(_ range: ClosedRange<Double>, label: String = "", fill: Fill = .hidden) {
        self.range = range
        self.label = label
        self.fill = fill
    }
}
