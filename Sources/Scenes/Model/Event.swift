/// Something that happens in a script: a tap, work that ends, a haptic tick.
package struct Event: Hashable, Sendable {
    /// What kind of thing happens.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A finger comes down.
        case press
        /// The finger lifts.
        case release
        /// A whole tap, down and up.
        case tap
        /// Work the button waited for has ended well.
        case workDone = "work done"
        /// Work has failed.
        case workFailed = "work failed"
        /// A set time has passed.
        case timeout
        /// The device ticks.
        case haptic
        /// Anything else.
        case other
    }

    /// When it happens.
    package var time: EventTime
    /// What kind of thing it is.
    package var kind: Kind
    /// What to call it in charts.
    package var name: String
    /// The phase it leads to; nil marks a moment and changes nothing.
    package var target: String?
    /// The phases in which it counts; in others it is ignored. nil counts always.
    package var onlyIn: [String]?

    /// The name is the kind's when none is given.
    package init(
        at time: EventTime, _ kind: Kind, name: String? = nil, to target: String? = nil, onlyIn: [String]? = nil
    ) {
        self.time = time
        self.kind = kind
        self.name = name ?? kind.rawValue
        self.target = target
        self.onlyIn = onlyIn
    }
}

/// When an event happens: a number of seconds plus any timings, counted from the start of the script.
package struct EventTime: Hashable, Sendable {
    /// The fixed part in seconds.
    package var seconds: Double
    /// The names of the timings added to it.
    package var timings: [String]

    package init(_ seconds: Double = 0, plus timings: String...) {
        self.init(seconds: seconds, timings: timings)
    }

    package init(seconds: Double, timings: [String]) {
        self.seconds = seconds
        self.timings = timings
    }
}
