import Springs
import Words

/// How long a chart or a table of samples lasts where nobody says: until everything has settled within 0.1 %.
package struct ShownTime: Hashable, Sendable {
    /// Seconds.
    package let end: Double
    /// Whether something goes on beyond it.
    package let isCut: Bool

    /// A time, and whether something goes on beyond it.
    package init(end: Double, isCut: Bool) {
        self.end = end
        self.isCut = isCut
    }

    /// The periods of a motion that never settles which are shown.
    package static let periods = 8.0
    /// The longest a motion is shown unless a time is stated, in seconds: a spring of duration 1e9 s is not sampled whole.
    package static let longest = 3600.0

    /// The time that some motions take, the longest one counting.
    private init(of all: [AnimationMetrics]) {
        var end = 0.0
        var isCut = false
        for metrics in all {
            if metrics.repetition == nil, let settled = metrics.step.settlingTime(within: 0.001)?.seconds {
                end = max(end, settled)
            } else if metrics.repetition != nil, let last = metrics.end {
                end = max(end, last)
            } else {
                isCut = true
                let period = metrics.repetition?.period ?? metrics.animation.statedDuration
                end = max(end, period * Self.periods)
            }
        }
        self.end = end > 0 ? min(end, Self.longest) : 1
        self.isCut = isCut || end > Self.longest
    }

    /// The time that some properties take in `solver`'s motion: where frames are shown, until the last of them has ended.
    package init(
        of moved: [MovedProperty], solver: Solver, framesPerSecond: Double
    ) throws(PlayedMotionError) {
        let exact = ShownTime(of: moved.map(\.metrics))
        guard solver != .exact else {
            self = exact
            return
        }
        let ends = try moved.map { moved throws(PlayedMotionError) in
            try moved.playedTimes(framesPerSecond: framesPerSecond).end
        }
        let played = ends.compactMap(\.self).max() ?? 0
        end = min(solver == .both || played == 0 ? max(exact.end, played) : played, Self.longest)
        isCut = exact.isCut || ends.contains(nil)
    }
}
