import Words

extension AdviceRule {
    /// A spring lasts much longer than the duration it is written with. Said once for both sides.
    static let durationIsNotTheEnd = AdviceRule("duration-is-not-the-end", .info) { context, rule in
        guard let pair = context.lead else { return [] }
        let (band, ratio) = (context.thresholds.endBand, context.thresholds.durationRatio)
        let late = pair.sidesOnce.compactMap { side -> TimedSide? in
            guard let spring = side.animation.springBase, !side.isUndamped,
                let settling = side.bare.step.settlingTime(within: band)?.seconds, settling > ratio * spring.duration
            else { return nil }
            return TimedSide(side: side, said: spring.duration, settling: settling)
        }
        guard let first = late.first else { return [] }
        let isOne = late.count == 1
        let names =
            if isOne {
                pair.isSameMotion ? "The spring" : first.side.capitalizedName
            } else {
                pair.isPressAndRelease ? "Press and release" : late.map(\.side.name).listed()
            }
        return [
            rule.finding(
                side: isOne && !pair.isSameMotion ? first.side.label : nil,
                "\(names) \(isOne ? "has a duration" : "have durations") of "
                    + "\(late.map { Measure.time($0.said) }.listed()) and \(isOne ? "is" : "are") within "
                    + "\(Measure.percent(ofOne: band)) only after \(late.map { Measure.time($0.settling) }.listed()). "
                    + "A duration is a spring's pace, not its end.",
                TimedSide.numbers(late, said: "duration_s") + [.init("band", band)], threshold: .init(ratio, .ratio))
        ]
    }
}

/// A side with a time that is said of it, and when it has really settled; in seconds.
struct TimedSide {
    let side: AdviceSide
    let said: Double
    let settling: Double

    /// The times as numbers of a finding, named after their sides where there are two.
    static func numbers(_ sides: [TimedSide], said name: String) -> [Finding.Number] {
        sides.flatMap { timed -> [Finding.Number] in
            let prefix = sides.count == 1 ? "" : "\(timed.side.label)_"
            return [.init(prefix + name, timed.said), .init(prefix + "settling_s", timed.settling)]
        }
    }
}

extension AdvicePair {
    /// Both sides, or one for the two where they are one motion.
    var sidesOnce: [AdviceSide] { isSameMotion ? [first] : sides }

    /// What a side is called; `the spring` where both are one motion.
    func name(of side: AdviceSide) -> String { isSameMotion ? "the spring" : side.name }
}
