/// A stretch of time spent in a phase.
package struct PhaseSpan: Hashable, Sendable {
    /// The phase's name.
    package let phase: String
    /// When it begins, in seconds from the start of the script.
    package let start: Double
    /// When it ends; the last one ends with the playback.
    package internal(set) var end: Double
}
