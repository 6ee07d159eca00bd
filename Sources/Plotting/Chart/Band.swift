/// A shaded strip across a panel, such as the values that are not seen.
public struct Band: Hashable, Sendable {
    /// How the strip is filled.
    public enum Fill: Hashable, Sendable {
        /// Tinted and hatched: what lies there is not seen.
        case hidden
        /// Tinted only: a tolerance.
        case tint
    }

    /// The y values covered; an infinite bound runs to the panel's edge. The strip does not widen the panel's domain.
    public var range: ClosedRange<Double>
    /// The words beside it; empty for none.
    public var label: String
    /// How the strip is filled.
    public var fill: Fill

    /// A band from its parts.
    public init(_ range: ClosedRange<Double>, label: String = "", fill: Fill = .hidden) {
        self.range = range
        self.label = label
        self.fill = fill
    }
}
