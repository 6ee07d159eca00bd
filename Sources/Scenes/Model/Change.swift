import Springs

/// How a property gets to its value in the next phase.
package enum Change: Hashable, Sendable {
    /// An animation takes it there.
    case animated(Animation)
    /// No animation: it jumps, and whatever moved it stops.
    case jump
    /// It stays out of this transition and keeps its value and its running animation.
    case hold
}

/// A change, and the one that replaces it under Reduce Motion.
package struct AdaptiveChange: Hashable, Sendable {
    /// The change as designed.
    package var standard: Change
    /// The change under Reduce Motion; nil when it is the same.
    package var reduced: Change?

    /// A change from its two forms.
    package init(_ standard: Change, reduced: Change? = nil) {
        self.standard = standard
        self.reduced = reduced
    }

    /// The change in force.
    package func change(reduceMotion: Bool) -> Change {
        reduceMotion ? reduced ?? standard : standard
    }
}
