/// A colour by name; whoever draws decides its shade.
package enum Tint: String, Hashable, Sendable, CaseIterable {
    /// No colour.
    case clear
    /// White.
    case white
    /// Black.
    case black
    /// Gray, as of something disabled.
    case gray
    /// Blue, the usual accent.
    case blue
    /// Green, as of success.
    case green
    /// Red, as of failure.
    case red
    /// Orange, as of a warning.
    case orange
    /// Purple.
    case purple
}
