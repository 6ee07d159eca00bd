/// The metrics of a whole animation: those of its first play with every delay and speed applied, and how it repeats.
public struct AnimationMetrics: Hashable, Sendable {
    /// How an animation plays again.
    public struct Repetition: Hashable, Sendable {
        /// Seconds from the start of one play to the start of the next; nil for a spring that never settles, whose first
        /// play goes on for ever.
        public let period: Double?
        /// How many plays; nil for ever.
        public let count: Int?
        /// Whether every second play runs mirrored.
        public let autoreverses: Bool
    }

    /// The animation measured.
    public let animation: Animation
    /// Of a spring at the start, in travels per second, on top of what the animation begins with.
    public let velocity: Double
    /// The step metrics of the first play, delays and speeds applied.
    public let step: StepMetrics

    /// The metrics of an animation. An `.interpolatingSpring` with ζ > 1 is measured as it runs, critically damped.
    ///
    /// - Parameters:
    ///   - animation: what is measured.
    ///   - velocity: of a spring at the start, in travels per second, on top of what the animation begins with.
    ///   - distance: how far the target is, in travels: 1; or 0 for a spring thrown from its rest position, whose velocity is
    ///     in units per second, bands absolute and percentages of one unit.
    ///   - thresholds: levels and bands.
    public init(
        _ animation: Animation, velocity: Double = 0, distance: Double = 1, thresholds: MetricThresholds = .standard
    ) {
        self.animation = animation
        self.velocity = velocity
        let course: StepCourse =
            switch animation.base {
            case .spring(let spring, _):
                .spring(spring, distance: distance, velocity: velocity)
            case .interpolatingSpring(let spring, let initialVelocity):
                .spring(
                    spring.limitedToCriticalDamping, distance: distance,
                    velocity: initialVelocity * distance + velocity)
            case .timingCurve(let curve, let duration):
                distance == 0 ? .still(distance: 0) : .curve(CurvePieces(curve), duration: max(duration, 0))
            }
        step = StepMetrics(course, on: AnimationClock(animation.modifiers), thresholds: thresholds)
    }

    /// How it repeats; nil when it plays once. Where repeats are nested, the innermost.
    public var repetition: Repetition? {
        for (index, modifier) in animation.modifiers.enumerated() {
            guard case .repeated(let count, let autoreverses) = modifier else { continue }
            let play = AnimationMotion(Animation(animation.base, modifiers: Array(animation.modifiers[..<index])))
            let clock = AnimationClock(Array(animation.modifiers[(index + 1)...]))
            return Repetition(
                period: play.end.flatMap { clock.rate > 0 ? $0 / clock.rate : nil }, count: count,
                autoreverses: autoreverses)
        }
        return nil
    }

    /// When the animation ends by the frameworks' reckoning, modifiers included; nil when it goes on for ever.
    public var end: Double? { AnimationMotion(animation, velocity: velocity).end }

    /// What the frameworks report for the spring, with the delays and speeds of its first play; nil for a timing curve.
    public var reported: ReportedSettling? {
        guard case .spring(let decay) = step.course else { return nil }
        return ReportedSettling(decay, on: step.clock)
    }
}
