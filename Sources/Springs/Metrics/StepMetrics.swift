/// What control theory says about a unit step 0 → 1: how fast, how far beyond, and when at rest.
///
/// Times are in seconds from the start, velocities in travels per second. What does not exist is nil: a spring that
/// never reaches beyond its target has no peak. Found at the analytic extrema and by bracketed roots between them,
/// never from samples.
public struct StepMetrics: Hashable, Sendable {
    /// The levels and bands used.
    public let thresholds: MetricThresholds
    /// From the first crossing of 10 % to the first crossing of 90 %; nil when one of them is not crossed.
    public let riseTime: Double?
    /// The first crossing of 50 %.
    public let delayTime: Double?
    /// The time of the first maximum beyond the target.
    public let peakTime: Double?
    /// How far that maximum lies beyond the target, in percent of the travel: 100·e^(−πζ/√(1−ζ²)) from rest, ζ < 1.
    public let overshootPercent: Double?
    /// The deepest dip below the target after the first peak, in percent: 100·e^(−2πζ/√(1−ζ²)) from rest, ζ < 1.
    public let undershootPercent: Double?
    /// How far a motion that starts backwards goes below its start, in percent of the travel.
    public let backswingPercent: Double?
    /// One settling time a band, in the order of the thresholds.
    public let settling: [BandSettling]
    /// The extrema outside the half-swing band, counted from the first peak; nil when they never end.
    public let halfSwings: Int?
    /// The greatest speed |v|; nil where the velocity has no bound, as at the start of a Bézier curve that rises
    /// vertically.
    public let peakSpeed: Double?
    /// When the greatest speed is first reached.
    public let peakSpeedTime: Double?

    init(
        thresholds: MetricThresholds, riseTime: Double?, delayTime: Double?, peakTime: Double?,
        overshootPercent: Double?, undershootPercent: Double?, backswingPercent: Double?, settling: [BandSettling],
        halfSwings: Int?, peakSpeed: Double?, peakSpeedTime: Double?
    ) {
        self.thresholds = thresholds
        self.riseTime = riseTime
        self.delayTime = delayTime
        self.peakTime = peakTime
        self.overshootPercent = overshootPercent
        self.undershootPercent = undershootPercent
        self.backswingPercent = backswingPercent
        self.settling = settling
        self.halfSwings = halfSwings
        self.peakSpeed = peakSpeed
        self.peakSpeedTime = peakSpeedTime
    }

    /// The settling time within a band that the thresholds list, nil for any other.
    public func settlingTime(within band: Double) -> SettlingTime? {
        settling.first { $0.band == band }?.settling
    }
}

extension StepMetrics {
    /// The metrics of a spring's unit step.
    ///
    /// - Parameters:
    ///   - spring: any spring; an undamped one never settles.
    ///   - velocity: the velocity at the start in travels per second, positive towards the target.
    ///   - thresholds: levels and bands.
    public init(_ spring: Spring, velocity: Double = 0, thresholds: MetricThresholds = .standard) {
        self.init(
            FreeDecay(DampedOscillator(spring), from: MotionState(position: -1, velocity: velocity)),
            thresholds: thresholds)
    }

    /// The metrics of a decay that starts one travel below its rest.
    init(_ decay: FreeDecay, thresholds: MetricThresholds) {
        let start = decay.firstRise(to: thresholds.riseStart - 1)
        let end = decay.firstRise(to: thresholds.riseEnd - 1)
        let startsBackwards = (decay.first?.value ?? 0) < 0
        let peakIndex: Double = startsBackwards ? 2 : 1
        let peak = decay.extremum(peakIndex)
        let dip = peak == nil ? nil : decay.extremum(peakIndex + 1)
        let swings = decay.extrema(beyond: thresholds.halfSwingBand)
        let counted = startsBackwards && swings > 0 ? swings - 1 : swings
        let speed = decay.velocity
        let initialSpeed = abs(decay.initial.velocity)
        let turning = speed.first
        let isLaterFaster = abs(turning?.value ?? 0) > initialSpeed
        self.init(
            thresholds: thresholds,
            riseTime: start.flatMap { start in end.map { $0 - start } },
            delayTime: decay.firstRise(to: thresholds.delayLevel - 1),
            peakTime: peak?.time,
            overshootPercent: peak.map { 100 * $0.value },
            undershootPercent: dip.map { -100 * $0.value },
            backswingPercent: startsBackwards ? decay.first.map { -100 * ($0.value + 1) } : nil,
            settling: thresholds.bands.map { BandSettling(band: $0, settling: decay.settlingTime(within: $0)) },
            halfSwings: counted < 0x1p53 ? Int(counted) : nil,
            peakSpeed: max(initialSpeed, abs(turning?.value ?? 0)),
            peakSpeedTime: isLaterFaster ? turning?.time : 0)
    }
}
