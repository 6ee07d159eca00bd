import Words

extension AdviceRule {
    /// A press that is quick enough goes beyond its target. A late one is mended, bounce and all, by ``pressSettlesLate``; one
    /// that is in the wrong place by ``wrongWayRound``.
    static let pressBounces = AdviceRule("press-bounces", .advice) { context, rule in
        context.pairs.compactMap { pair in
            let overshoot = pair.first.overshootPercent
            guard pair.isPressAndRelease, pair.pressIsSpring, !pair.first.isUndamped, pair.lateness == nil,
                !pair.isWrongWayRound, overshoot > context.thresholds.bouncePercent
            else { return nil }
            return rule.finding(
                side: pair.first.label, about: pair.first.subject,
                "\(pair.first.capitalizedName) overshoots by \(Measure.percent(overshoot)) of its travel. "
                    + "Give it a bounce of 0, and keep the bounce for the release.",
                [.init("overshoot_percent", overshoot)],
                threshold: .init(context.thresholds.bouncePercent, .percent))
        }
    }
}
