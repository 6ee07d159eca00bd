/// One number of ``StepMetrics``, by name.
public enum StepMetric: Hashable, Sendable {
    /// 10 % to 90 %, in seconds.
    case riseTime
    /// To 50 %, in seconds.
    case delayTime
    /// To the first maximum beyond the target, in seconds.
    case peakTime
    /// That maximum beyond the target, in percent.
    case overshoot
    /// The dip after it, in percent.
    case undershoot
    /// The settling time of a band (a fraction of the travel), in seconds.
    case settlingTime(band: Double)
    /// The extrema beyond the half-swing band.
    case halfSwings
    /// The greatest speed, in travels per second.
    case peakSpeed
    /// Its time, in seconds.
    case peakSpeedTime

    /// Every metric that thresholds measure, in the order of a table.
    public static func all(_ thresholds: MetricThresholds = .standard) -> [StepMetric] {
        [.riseTime, .delayTime, .peakTime, .overshoot, .undershoot]
            + thresholds.bands.map { .settlingTime(band: $0) } + [.halfSwings, .peakSpeed, .peakSpeedTime]
    }
}

extension StepMetrics {
    /// A metric by name; nil where it does not exist, or never comes.
    public subscript(metric: StepMetric) -> Double? {
        switch metric {
        case .riseTime: riseTime
        case .delayTime: delayTime
        case .peakTime: peakTime
        case .overshoot: overshootPercent
        case .undershoot: undershootPercent
        case .settlingTime(let band): settlingTime(within: band)?.seconds
        case .halfSwings: halfSwings.map(Double.init)
        case .peakSpeed: peakSpeed
        case .peakSpeedTime: peakSpeedTime
        }
    }
}
