/// One way a scene goes: a script of events, and what differs from the scene.
package struct Variant: Hashable, Sendable {
    /// Its name, such as `failure`.
    package var name: String
    /// What happens in it, in one sentence.
    package var summary: String
    /// The events in any order; at the same time, the earlier in the list comes first.
    package var events: [Event]
    /// Timings with another usual value here, in seconds by name.
    package var timings: [String: Double]
    /// Transitions looked at before the scene's own.
    package var transitions: [Transition]

    package init(
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
