/// An event of a script with its time, and what came of it.
package struct EventOutcome: Hashable, Sendable {
    /// What came of an event.
    package enum Effect: Hashable, Sendable {
        /// It led to a phase (perhaps the one already in force).
        case entered(String)
        /// It only marks a moment.
        case marked
        /// It came in a phase where it does not count.
        case ignored(in: String)
    }

    /// The event.
    package let event: Event
    /// When it happened, in seconds from the start of the script.
    package let time: Double
    /// What came of it.
    package let effect: Effect

    /// Whether it counted.
    package var isFired: Bool {
        if case .ignored = effect { false } else { true }
    }
}
