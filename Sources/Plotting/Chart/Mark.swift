/// A point of a panel that is pointed out, with its value in words.
package struct Mark: Hashable, Sendable {
    /// What is drawn at the point.
    package enum Shape: Hashable, Sendable {
        /// A filled disc: an extreme.
        case dot
        /// An open ring: an event on the curve, such as coming to rest.
        case ring
        /// Nothing but the label.
        case none
    }

    /// Where the label would best stand, seen from the point.
    package enum Side: Hashable, Sendable {
        /// Over the point, for maxima.
        case above
        /// Under the point, for minima.
        case below
    }

    /// The point, in data coordinates.
    package var at: Sample
    /// The words beside it; empty for none.
    package var label: String
    /// What is drawn there.
    package var shape: Shape
    /// Where the label would best stand. Another place is taken when that one is occupied, and none at all when
    /// nothing is free.
    package var side: Side
    /// Which of the theme's colours it takes.
    package var role: ColorRole

    package init(at: Sample, label: String, shape: Shape = .dot, side: Side = .above, role: ColorRole = .ink) {
        self.at = at
        self.label = label
        self.shape = shape
        self.side = side
        self.role = role
    }
}
