import Springs
import Words

extension AdviceRule {
    /// A press takes too long; the critically damped spring that is just in time is named, whatever the bounce was. A curve
    /// stands for time and is left alone.
    static let pressSettlesLate = AdviceRule("press-settles-late", .advice) { context, rule in
        let (band, limit) = (context.thresholds.settlingBand, context.thresholds.latePress)
        return context.pairs.compactMap { pair in
            guard let settling = pair.lateness, !pair.isWrongWayRound else { return nil }
            let duration = durationInTime(limit, within: band)
            let spring = pair.first.animation.springBase
            let advice = duration.map { duration in
                "Give \(pair.first.name) "
                    + (spring?.bounce == 0 ? "" : "a bounce of 0 and ") + Measure.time(duration)
                    + (pair.first.animation.modifiers.isEmpty ? "" : ", without a delay or another speed")
                    + ": it is then within \(Measure.percent(ofOne: band)) after \(Measure.time(limit))."
            }
            return rule.finding(
                side: pair.first.label, about: pair.first.subject,
                "\(pair.first.capitalizedName) is within \(Measure.percent(ofOne: band)) only after "
                    + "\(Measure.time(settling)), later than \(Measure.time(limit))."
                    + (advice.map { " " + $0 } ?? ""),
                [.init("settling_s", settling), .init("band", band)]
                    + (duration.map { [.init("duration_in_time_s", $0)] } ?? []),
                threshold: .init(limit, .seconds))
        }
    }

    /// The duration of a critically damped spring that is within a band just in time, rounded down to a millisecond: settling is
    /// in proportion to duration, 0.9285 of it for 2 %.
    private static func durationInTime(_ limit: Double, within band: Double) -> Double? {
        guard let unit = try? Spring(duration: 1, bounce: 0), let bands = try? MetricThresholds(bands: [band]),
            let settling = StepMetrics(unit, thresholds: bands).settlingTime(within: band)?.seconds, settling > 0
        else { return nil }
        let milliseconds = (limit / settling * 1000).rounded(.down)
        return milliseconds > 0 ? milliseconds / 1000 : nil
    }
}
