/// One way a scene goes: a script of events, and what differs from the scene.
public struct Variant: Hashable, Sendable {
    /// Its name, such as `failure`.
    public var name: String
    /// What happens in it, in one sentence.
    public var summary: String
    /// The events in any order; at the same time, the earlier in the list comes first.
    public var events: [Event]
    /// Timings with another usual value here, in seconds by name.
    public var timings: [String: Double]
    /// Transitions looked at before the scene's own.
    public var transitions: [Transition]

    /// A variant from its parts.
    public init(
        _ name: String, _ summary: String, events: [Event], timings: [String: Double] = [:],
        transitions: [Transition] = []
    ) {
        self.name = name
        self.summary = summary
        self.events = events
        self.timings = timings
        self.transitions = transitions
    }
}
