/// A stretch of time spent in a phase.
public struct PhaseSpan: Hashable, Sendable {
    /// The phase's name.
    public let phase: String
    /// When it begins, in seconds from the start of the script.
    public let start: Double
    /// When it ends; the last one ends with the playback.
    public internal(set) var end: Double
}
