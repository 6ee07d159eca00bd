extension StepMetrics {
    /// The metrics of an eased step.
    ///
    /// A curve that goes beyond 1 has a peak, its highest turn; a curve ends at the target whatever its last value, so its
    /// settling time is its duration at most. Speeds are nil for steps, jumps and verticals.
    ///
    /// - Parameters:
    ///   - curve: the curve.
    ///   - duration: seconds, 0 or more.
    ///   - thresholds: levels and bands.
    public init(_ curve: TimingCurve, duration: Double, thresholds: MetricThresholds = .standard) {
        let pieces = CurvePieces(curve)
        let start = pieces.firstRise(to: thresholds.riseStart)
        let end = pieces.firstRise(to: thresholds.riseEnd)
        let turns = pieces.turns
        let peak = turns.filter { $0.y > 1 }.max { $0.y < $1.y }
        let lowest = turns.map(\.y).min()
        let dip = peak.flatMap { peak in turns.filter { $0.x > peak.x && $0.y < 1 }.map(\.y).min() }
        let firstPeak = turns.first { $0.y > 1 }
        let swings = turns.filter { turn in
            firstPeak.map { turn.x >= $0.x } == true && abs(turn.y - 1) > thresholds.halfSwingBand
        }
        let speed = abs(pieces.steepest.slope) / duration
        self.init(
            thresholds: thresholds,
            riseTime: start.flatMap { start in end.map { ($0 - start) * duration } },
            delayTime: pieces.firstRise(to: thresholds.delayLevel).map { $0 * duration },
            peakTime: peak.map { $0.x * duration },
            overshootPercent: peak.map { 100 * ($0.y - 1) },
            undershootPercent: dip.map { 100 * (1 - $0) },
            backswingPercent: lowest.flatMap { $0 < 0 ? -100 * $0 : nil },
            settling: thresholds.bands.map {
                BandSettling(band: $0, settling: .at(pieces.settling(within: $0) * duration))
            },
            halfSwings: swings.count,
            peakSpeed: speed.isFinite ? speed : nil,
            peakSpeedTime: speed.isFinite ? pieces.steepest.x * duration : nil)
    }
}
