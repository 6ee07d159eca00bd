import Words

extension AdviceRule {
    /// One of two animations comes within the band sooner. A press that stands for time is not in a race.
    static let faster = AdviceRule("faster", .info) { context, rule in
        guard let pair = context.lead, let race = pair.race(context.thresholds), let quick = race.winner else {
            return []
        }
        let slow = quick.label == pair.first.label ? pair.second : pair.first
        guard let settling = quick.settling(race.band), let other = slow.settling(race.band) else { return [] }
        let frames = [60.0, 120.0].map { wholeFrames(other - settling, at: $0) }
        return [
            rule.finding(
                side: quick.label,
                "\(quick.capitalizedName) is faster: within \(Measure.percent(ofOne: race.band)) after "
                    + "\(Measure.time(settling)) against \(Measure.time(other)), "
                    + "\(NumberText.shortest(frames[0])) \(frames[0] == 1 ? "frame" : "frames") sooner at 60 Hz and "
                    + "\(NumberText.shortest(frames[1])) at 120 Hz.",
                [
                    .init("settling_s", settling), .init("other_settling_s", other), .init("band", race.band),
                    .init("frames_at_60_hz", frames[0]), .init("frames_at_120_hz", frames[1]),
                ], threshold: .init(race.band, .fraction))
        ]
    }

    /// The whole frames that a time takes as they are shown: 0.73 of a frame is one.
    private static func wholeFrames(_ seconds: Double, at rate: Double) -> Double {
        // A billionth is rounding.
        (seconds * rate * (1 - 1e-9)).rounded(.up)
    }
}

extension AdvicePair {
    /// Which of the two is within the band sooner; nil for the winner where the two are equally fast.
    struct Race {
        let band: Double
        let winner: AdviceSide?
        /// The later of the two times, in seconds.
        let last: Double
    }

    /// The race of the two; nil where there is none: one motion twice, one that never settles, or a press that is a curve.
    func race(_ thresholds: AdviceThresholds) -> Race? {
        let band = thresholds.settlingBand
        guard !isSameMotion, pressIsSpring || !isPressAndRelease, !first.isUndamped, !second.isUndamped,
            let a = first.settling(band), let b = second.settling(band)
        else { return nil }
        let isTie = abs(a - b) < thresholds.equalTime
        return Race(band: band, winner: isTie ? nil : a < b ? first : second, last: max(a, b))
    }
}
