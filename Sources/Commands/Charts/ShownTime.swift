import Springs
import Words

/// How long a chart or a table of samples lasts where nobody says: until everything has settled within 0.1 %.
struct ShownTime {
    /// Seconds.
    let end: Double
    /// Whether something goes on beyond it.
    let isCut: Bool

    /// The periods of a motion that never settles which are shown.
    static let periods = 8.0
    /// The longest a motion is shown unless a time is stated, in seconds: a spring of duration 1e9 s is not sampled whole.
    static let longest = 3600.0

    /// The time that some animations take from a velocity in travels per second, the longest one counting.
    private init(of motions: [(animation: Animation, velocity: Double)]) {
        var end = 0.0
        var isCut = false
        for (animation, velocity) in motions {
            let metrics = AnimationMetrics(animation, velocity: velocity)
            if metrics.repetition == nil, let settled = metrics.step.settlingTime(within: 0.001)?.seconds {
                end = max(end, settled)
            } else if metrics.repetition != nil, let last = metrics.end {
                end = max(end, last)
            } else {
                isCut = true
                let period = metrics.repetition?.period ?? animation.statedDuration
                end = max(end, period * Self.periods)
            }
        }
        self.end = end > 0 ? min(end, Self.longest) : 1
        self.isCut = isCut || end > Self.longest
    }

    /// The time that some properties take in `solver`'s motion: where frames are shown, until the last of them has ended.
    init(of moved: [MovedProperty], solver: Solver, framesPerSecond: Double) throws {
        let exact = ShownTime(of: moved.map { ($0.animation, $0.velocity) })
        guard solver != .exact else {
            self = exact
            return
        }
        let ends = try moved.map { try $0.playedTimes(framesPerSecond: framesPerSecond).end }
        let played = ends.compactMap(\.self).max() ?? 0
        end = min(solver == .both || played == 0 ? max(exact.end, played) : played, Self.longest)
        isCut = exact.isCut || ends.contains(nil)
    }

    /// What is said when something is cut.
    func note(in session: Session) {
        guard isCut else { return }
        session.note(
            "something never settles within \(Self.longest == end ? "an hour" : "reach"); "
                + "\(Measure.time(end)) are shown, --until shows more or less")
    }
}
