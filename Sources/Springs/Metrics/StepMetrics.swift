/// What control theory says about a unit step 0 → 1: how fast, how far beyond, and when at rest.
///
/// Times are in seconds from the start, velocities in travels per second, delays and speeds applied. What does not exist is
/// nil: a spring that never reaches beyond its target has no peak. Found at the analytic extrema and by bracketed roots
/// between them, never from samples, and each only when it is asked for.
public struct StepMetrics: Hashable, Sendable {
    /// The levels and bands used.
    public let thresholds: MetricThresholds
    let course: StepCourse
    let clock: AnimationClock

    /// The metrics of a course on a clock. One that stands still crosses and settles nothing.
    init(_ course: StepCourse, on clock: AnimationClock = AnimationClock([]), thresholds: MetricThresholds) {
        self.course = clock.rate > 0 ? course : .still(distance: course.distance)
        self.clock = clock.rate > 0 ? clock : AnimationClock([])
        self.thresholds = thresholds
    }

    /// The metrics of a spring's unit step.
    ///
    /// - Parameters:
    ///   - spring: any spring; an undamped one never settles.
    ///   - velocity: the velocity at the start in travels per second, positive towards the target.
    ///   - thresholds: levels and bands.
    public init(_ spring: Spring, velocity: Double = 0, thresholds: MetricThresholds = .standard) {
        self.init(.spring(spring, velocity: velocity), thresholds: thresholds)
    }

    /// The metrics of a spring that is thrown from its rest position: bands are absolute, percentages are of one unit.
    ///
    /// - Parameters:
    ///   - spring: any spring.
    ///   - velocity: in units per second.
    ///   - thresholds: bands.
    public init(impulse spring: Spring, velocity: Double, thresholds: MetricThresholds = .standard) {
        self.init(.spring(spring, distance: 0, velocity: velocity), thresholds: thresholds)
    }

    /// The metrics of an eased step. A curve ends at the target whatever its last value, so its settling time is its duration
    /// at most.
    ///
    /// - Parameters:
    ///   - curve: the curve.
    ///   - duration: seconds, 0 or more.
    ///   - thresholds: levels and bands.
    public init(_ curve: TimingCurve, duration: Double, thresholds: MetricThresholds = .standard) {
        self.init(.curve(CurvePieces(curve), duration: duration), thresholds: thresholds)
    }

    /// From the first crossing of 10 % to the first crossing of 90 %; nil when one of them is not crossed.
    public var riseTime: Double? {
        guard let start = course.firstRise(to: thresholds.riseStart), let end = course.firstRise(to: thresholds.riseEnd)
        else { return nil }
        return (end - start) / clock.rate
    }

    /// The first crossing of 50 %.
    public var delayTime: Double? { reachTime(of: thresholds.delayLevel) }

    /// The first crossing of a level, a fraction of the travel above 0; nil when it is not crossed.
    public func reachTime(of level: Double) -> Double? { course.firstRise(to: level).map(clock.time) }

    /// The time of the first maximum beyond the target; of a curve, of its highest turn.
    public var peakTime: Double? { course.peak.map { clock.time(at: $0.time) } }

    /// How far that maximum lies beyond the target, in percent of the travel: 100·e^(−πζ/√(1−ζ²)) from rest, ζ < 1.
    public var overshootPercent: Double? { course.peak.map { 100 * $0.value } }

    /// The deepest dip below the target after the first peak, in percent: 100·e^(−2πζ/√(1−ζ²)) from rest, ζ < 1.
    public var undershootPercent: Double? { course.dip.map { 100 * $0 } }

    /// How far a motion that starts backwards goes below its start, in percent of the travel.
    public var backswingPercent: Double? { course.backswing.map { 100 * $0 } }

    /// The last time |x − 1| > band, for a band that is a fraction of the travel; nil for a band that is no positive number.
    public func settlingTime(within band: Double) -> SettlingTime? {
        guard band > 0, band.isFinite else { return nil }
        guard case .at(let seconds) = course.settling(within: band) else { return .never }
        return .at(clock.time(at: seconds))
    }

    /// One settling time a band, in the order of the thresholds.
    public var settling: [BandSettling] {
        thresholds.bands.map { BandSettling(band: $0, settling: settlingTime(within: $0) ?? .never) }
    }

    /// The extrema outside the half-swing band, a first dip backwards among them; nil when they never end.
    public var halfSwings: Int? { course.halfSwings(beyond: thresholds.halfSwingBand) }

    /// The greatest speed |v|; nil where the velocity has no bound, as at the start of a Bézier curve that rises
    /// vertically, and where something jumps.
    public var peakSpeed: Double? { course.fastest.map { $0.speed * clock.rate } }

    /// When the greatest speed is first reached.
    public var peakSpeedTime: Double? { course.fastest.map { clock.time(at: $0.time) } }
}
