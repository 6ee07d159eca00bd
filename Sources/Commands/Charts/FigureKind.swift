/// What a chart of animations shows.
enum FigureKind: String, CaseIterable, Hashable, Sendable {
    /// Properties over time, a panel each.
    case curves
    /// The unit step with the envelope of its swings.
    case step
    /// Velocity against position.
    case phase
}
