/// Two animations side by side: a press A and its release B, each as a step from 0 to 1.
public struct Comparison: Hashable, Sendable {
    /// One metric of both.
    public struct Row: Hashable, Sendable {
        /// Which metric.
        public let metric: StepMetric
        /// A's value; nil where it does not exist.
        public let a: Double?
        /// B's value; nil where it does not exist.
        public let b: Double?

        /// B − A. A peak that does not exist counts as an overshoot, and undershoot, of 0; else nil where one is missing.
        public var difference: Double? {
            if a == nil, b == nil { return nil }
            return counted(b).flatMap { b in counted(a).map { b - $0 } }
        }

        /// B/A; nil where one is missing or A is 0.
        public var ratio: Double? {
            guard let a, let b, a != 0 else { return nil }
            return b / a
        }

        private func counted(_ value: Double?) -> Double? {
            switch metric {
            case .overshoot, .undershoot: value ?? 0
            case .riseTime, .delayTime, .peakTime, .settlingTime, .halfSwings, .peakSpeed, .peakSpeedTime: value
            }
        }
    }

    /// A's metrics.
    public let a: AnimationMetrics
    /// B's metrics.
    public let b: AnimationMetrics
    /// Every metric of both.
    public let rows: [Row]
    /// How far apart the two are, over the longer settling time.
    public let difference: CurveDifference

    /// The comparison of two animations.
    ///
    /// - Parameters:
    ///   - a: the press.
    ///   - b: the release.
    ///   - thresholds: levels and bands. The difference is taken up to the longer settling time of the narrowest band.
    ///   - limit: seconds, above 0; the difference stops here when one never settles or settles later, or earlier still
    ///     where more than 4000 quarter swings would have to be looked at.
    public init(_ a: Animation, _ b: Animation, thresholds: MetricThresholds = .standard, limit: Double = 60) {
        self.a = AnimationMetrics(a, thresholds: thresholds)
        self.b = AnimationMetrics(b, thresholds: thresholds)
        let (first, second) = (self.a.step, self.b.step)
        rows = StepMetric.all(thresholds).map { Row(metric: $0, a: first[$0], b: second[$0]) }
        let band = thresholds.bands.min() ?? 0.001
        let times = [self.a, self.b].map { metrics -> Double in
            guard metrics.repetition == nil else { return metrics.end ?? limit }
            return metrics.step.settlingTime(within: band)?.seconds ?? limit
        }
        let wanted = min(limit, times.max() ?? limit)
        let knots = [a, b].map { MotionKnots($0, until: wanted).times }
        let reach = knots.map { $0.count >= MotionKnots.limit ? $0.last ?? wanted : wanted }.min() ?? wanted
        difference = CurveDifference(
            AnimationMotion(a), AnimationMotion(b), over: min(wanted, reach), knots: knots.flatMap { $0 })
    }
}
