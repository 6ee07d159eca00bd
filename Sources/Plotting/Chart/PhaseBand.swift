/// The strip along the top of a scene's chart: which phase holds when, and what happened.
package struct PhaseBand: Hashable, Sendable {
    /// A phase and how long it lasts.
    package struct Span: Hashable, Sendable {
        /// The phase's name.
        package var name: String
        /// From when to when, in the unit of the x axis' data.
        package var range: ClosedRange<Double>

        /// A span from its name and range.
        package init(_ name: String, _ range: ClosedRange<Double>) {
            self.name = name
            self.range = range
        }
    }

    /// Something that happens at a moment.
    package struct Event: Hashable, Sendable {
        /// What happens: "tap", "release", "work done", "haptic".
        package var name: String
        /// When, in the unit of the x axis' data.
        package var at: Double

        /// An event from its name and moment.
        package init(_ name: String, at: Double) {
            self.name = name
            self.at = at
        }
    }

    /// The phases in order.
    package var spans: [Span]
    /// What happens, in order; each is marked through every panel.
    package var events: [Event]

    /// A band from its phases and events.
    package init(spans: [Span], events: [Event] = []) {
        self.spans = spans
        self.events = events
    }
}
