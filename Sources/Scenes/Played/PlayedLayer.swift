import Springs

/// An ease, a timing curve or an interpolating spring at frame times, laid over an older mover: r + f·(T − r).
struct PlayedLayer: Hashable, Sendable {
    /// The value it moves to.
    let target: Double
    private let progress: AnimationMotion
    private let start: Double
    /// Seconds until the completion of `.logicallyComplete`; nil for never.
    private let logicalDuration: Double?
    private var older: PlayedMover
    private var elapsed = 0.0

    init(_ animation: Animation, over older: PlayedMover, to target: Double, at time: Double) {
        progress = AnimationMotion(animation)
        start = time
        self.older = older
        self.target = target
        let clock = AnimationClock(animation)
        if case .interpolatingSpring(let spring, _) = animation.base, !clock.isRepeated {
            logicalDuration = clock.wait + spring.duration / clock.rate
        } else {
            logicalDuration = progress.end
        }
    }

    /// The value shown.
    var value: Double {
        let way = elapsed > 0 ? progress.state(at: elapsed).position : 0
        let rest = target - older.value
        return way < 0.5 ? older.value + way * rest : target - (1 - way) * rest
    }

    var hasEnded: Bool { progress.end.map { elapsed >= $0 - PlayedPlayback.timeSlack } ?? false }

    var isLogicallyComplete: Bool { logicalDuration.map { elapsed >= $0 - PlayedPlayback.timeSlack } ?? false }

    mutating func advance(to time: Double) {
        older.advance(to: time)
        elapsed = time - start
    }
}
