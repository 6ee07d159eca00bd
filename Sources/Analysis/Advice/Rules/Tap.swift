import Words

extension AdviceRule {
    /// How much of the press a tap shows: when it ends, and at the deepest point after it.
    static let tap = AdviceRule("tap", .info) { context, rule in
        guard let pair = context.lead, pair.pressIsSpring, let handoff = pair.handoff else { return [] }
        let reached = 100 * handoff.fractionAtRelease, deepest = 100 * handoff.deepestFraction
        let after = handoff.deepest.timeAfterRelease
        let goesOn = deepest - reached >= context.thresholds.turnPercent
        let start = "A tap of \(Measure.time(handoff.motion.hold))\(pair.hold.source)"
        let text =
            if reached >= context.thresholds.settledPercent, !goesOn {
                "\(start) lasts until the press has settled."
            } else if deepest < context.thresholds.turnPercent {
                "\(start) shows nothing of the press."
            } else if goesOn {
                "\(start) shows \(Measure.percent(reached)) of the press when it ends and "
                    + "\(Measure.percent(deepest)) at the deepest, \(Measure.time(after)) later."
            } else {
                "\(start) shows \(Measure.percent(reached)) of the press, and turns back at once."
            }
        return [
            rule.finding(
                text,
                [
                    .init("hold_s", handoff.motion.hold), .init("reached_percent", reached),
                    .init("deepest_percent", deepest), .init("deepest_after_release_s", after),
                ], threshold: .init(context.thresholds.settledPercent, .percent))
        ]
    }
}
