import Springs

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

    /// The time that some animations take, the longest one counting.
    init(of animations: [Animation], velocity: Double) {
        var end = 0.0
        var isCut = false
        for animation in animations {
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

    /// What is said when something is cut.
    func note(in session: Session) {
        guard isCut else { return }
        session.note(
            "something never settles within \(Self.longest == end ? "an hour" : "reach"); "
                + "\(TimeWords.short(end)) are shown, --until shows more or less")
    }
}
