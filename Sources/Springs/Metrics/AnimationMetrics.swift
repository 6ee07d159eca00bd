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

    /// The step metrics of the first play, delays and speeds applied.
    public let step: StepMetrics
    /// How it repeats; nil when it plays once. Where repeats are nested, the innermost.
    public let repetition: Repetition?
    /// When the animation ends by the frameworks' reckoning, modifiers included; nil when it goes on for ever.
    public let end: Double?
    /// What the frameworks report for the spring, without modifiers; nil for a timing curve.
    public let reported: ReportedSettling?

    /// The metrics of an animation. An `.interpolatingSpring` with ζ > 1 is measured as it runs, critically damped.
    ///
    /// - Parameters:
    ///   - animation: what is measured.
    ///   - velocity: of a spring at the start, in travels per second, on top of what the animation begins with.
    ///   - thresholds: levels and bands.
    public init(_ animation: Animation, velocity: Double = 0, thresholds: MetricThresholds = .standard) {
        let base: StepMetrics
        switch animation.base {
        case .spring(let spring, _):
            base = StepMetrics(spring, velocity: velocity, thresholds: thresholds)
            reported = ReportedSettling(spring, velocity: velocity)
        case .interpolatingSpring(let spring, let initialVelocity):
            let limited = spring.limitedToCriticalDamping
            let velocity = initialVelocity + velocity
            base = StepMetrics(limited, velocity: velocity, thresholds: thresholds)
            reported = ReportedSettling(limited, velocity: velocity)
        case .timingCurve(let curve, let duration):
            base = StepMetrics(curve, duration: max(duration, 0), thresholds: thresholds)
            reported = nil
        }
        let clock = AnimationClock(animation.modifiers)
        step = base.retimed(by: clock)
        repetition = Self.repetition(of: animation)
        end = AnimationMotion(animation, velocity: velocity).end
    }

    private static func repetition(of animation: Animation) -> Repetition? {
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
}

/// What delays and speeds make of time: the base's clock shows rate·(t − start), and 0 before.
package struct AnimationClock: Hashable, Sendable {
    /// When the base starts, in seconds.
    package private(set) var start = 0.0
    /// How many of the base's seconds pass in one.
    package private(set) var rate = 1.0

    /// The clock of the first play under modifiers, given innermost first.
    package init(_ modifiers: [Animation.Modifier]) {
        for modifier in modifiers.reversed() {
            switch modifier {
            case .delay(let delay): start += rate > 0 ? delay / rate : 0
            case .speed(let speed): rate *= max(speed, 0)
            case .repeated: continue
            }
        }
    }

    /// The base's time at a time.
    func baseTime(at time: Double) -> Double { max(0, rate * (time - start)) }

    /// The time at which the base's clock shows `baseTime`; infinite when it stands still.
    func time(at baseTime: Double) -> Double { max(0, start + baseTime / rate) }
}

extension StepMetrics {
    /// These metrics on another clock. One that stands still crosses and settles nothing.
    func retimed(by clock: AnimationClock) -> StepMetrics {
        guard clock != AnimationClock([]) else { return self }
        guard clock.rate > 0 else {
            return StepMetrics(
                thresholds: thresholds, riseTime: nil, delayTime: nil, peakTime: nil, overshootPercent: nil,
                undershootPercent: nil, backswingPercent: nil,
                settling: settling.map { BandSettling(band: $0.band, settling: .never) }, halfSwings: 0, peakSpeed: 0,
                peakSpeedTime: 0)
        }
        return StepMetrics(
            thresholds: thresholds,
            riseTime: riseTime.map { $0 / clock.rate },
            delayTime: delayTime.map(clock.time),
            peakTime: peakTime.map(clock.time),
            overshootPercent: overshootPercent,
            undershootPercent: undershootPercent,
            backswingPercent: backswingPercent,
            settling: settling.map { entry in
                guard case .at(let seconds) = entry.settling else { return entry }
                return BandSettling(band: entry.band, settling: .at(clock.time(at: seconds)))
            },
            halfSwings: halfSwings,
            peakSpeed: peakSpeed.map { $0 * clock.rate },
            peakSpeedTime: peakSpeedTime.map(clock.time))
    }
}
