/// The strip along the top of a scene's chart: which phase holds when, and what happened.
public struct PhaseBand: Hashable, Sendable {
    /// A phase and how long it lasts.
    public struct Span: Hashable, Sendable {
        /// The phase's name.
        public var name: String
        /// From when to when, in the unit of the x axis' data.
        public var range: ClosedRange<Double>

        /// A span from its name and range.
        public init(_ name: String, _ range: ClosedRange<Double>) {
            self.name = name
            self.range = range
        }
    }

    /// Something that happens at a moment.
    public struct Event: Hashable, Sendable {
        /// What happens: "tap", "release", "work done", "haptic".
        public var name: String
        /// When, in the unit of the x axis' data.
        public var at: Double

        /// An event from its name and moment.
        public init(_ name: String, at: Double) {
            self.name = name
            self.at = at
        }
    }

    /// The phases in order.
    public var spans: [Span]
    /// What happens, in order; each is marked through every panel.
    public var events: [Event]

    /// A band from its phases and events.
    public init(spans: [Span], events: [Event] = []) {
        self.spans = spans
        self.events = events
    }
}
