/// When an event happens: a number of seconds plus any timings, counted from the start of the script.
package struct EventTime: Hashable, Sendable {
    /// The fixed part in seconds.
    package var seconds: Double
    /// The names of the timings added to it.
    package var timings: [String]

    /// A time from its parts.
    package init(_ seconds: Double = 0, plus timings: String...) {
        self.init(seconds: seconds, timings: timings)
    }

    /// A time from its parts.
    package init(seconds: Double, timings: [String]) {
        self.seconds = seconds
        self.timings = timings
    }
}
