/// A straight line across a panel at a value: a target, a moment, an envelope's limit.
package struct ReferenceLine: Hashable, Sendable {
    /// Which axis the value belongs to.
    package enum Orientation: Hashable, Sendable {
        /// A level line at a y value; its label stands to the right of the panel.
        case horizontal
        /// An upright line at an x value; its label stands at the line's head.
        case vertical
    }

    /// Which axis the value belongs to.
    package var orientation: Orientation
    /// The value, in data coordinates.
    package var value: Double
    /// The words beside it; empty for none.
    package var label: String
    /// Which of the theme's colours it takes.
    package var role: ColorRole

    /// Whether it only leads the eye from panel to panel: a fine dotted line.
    package var isThin: Bool

    package init(
        _ orientation: Orientation, at value: Double, label: String = "", role: ColorRole = .muted, isThin: Bool = false
    ) {
        self.isThin = isThin
        self.orientation = orientation
        self.value = value
        self.label = label
        self.role = role
    }
}
