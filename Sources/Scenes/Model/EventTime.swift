/// When an event happens: a number of seconds plus any timings, counted from the start of the script.
public struct EventTime: Hashable, Sendable {
    /// The fixed part in seconds.
    public var seconds: Double
    /// The names of the timings added to it.
    public var timings: [String]

    /// A time from its parts.
    public init(_ seconds: Double = 0, plus timings: String...) {
        self.init(seconds: seconds, timings: timings)
    }

    /// A time from its parts.
    public init(seconds: Double, timings: [String]) {
        self.seconds = seconds
        self.timings = timings
    }
}
