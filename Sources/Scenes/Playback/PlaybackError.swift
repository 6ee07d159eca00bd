import Words

/// Why a scene cannot be played as asked.
package enum PlaybackError: Error, Hashable, Sendable {
    /// The scene has no such variant.
    case unknownVariant(String, scene: String, known: [String])
    /// The scene has no such timing.
    case unknownTiming(String, scene: String, known: [String])
    /// A timing must be a number of seconds within the limit.
    case timingOutOfRange(String, seconds: Double, limit: Double)
    /// Timings add up to an event beyond the limit.
    case eventTooLate(String, seconds: Double, limit: Double)
    /// Frames per second outside what is allowed.
    case frameRateOutOfRange(Double, lower: Double, upper: Double)
}

extension PlaybackError: CustomStringConvertible {
    /// One sentence: what was asked for, what there is.
    package var description: String {
        switch self {
        case .unknownVariant(let name, let scene, let known):
            "\(quoted(scene)) has no variant \(quoted(name))"
                + Suggestion.advice(Suggestion.nearest(to: name, among: known), known: known)
        case .unknownTiming(let name, let scene, let known):
            "\(quoted(scene)) has no timing \(quoted(name))"
                + Suggestion.advice(Suggestion.nearest(to: name, among: known), known: known)
        case .timingOutOfRange(let name, let seconds, let limit):
            "timing \(quoted(name)) of \(NumberText.shortest(seconds)) s is not allowed; give one from 0 to "
                + "\(NumberText.shortest(limit)) s"
        case .eventTooLate(let name, let seconds, let limit):
            "with these timings \(quoted(name)) comes at \(NumberText.shortest(seconds)) s; at most "
                + "\(NumberText.shortest(limit)) s are allowed"
        case .frameRateOutOfRange(let rate, let lower, let upper):
            "\(NumberText.shortest(rate)) frames per second are not allowed; give from \(NumberText.shortest(lower)) to "
                + NumberText.shortest(upper)
        }
    }
}
