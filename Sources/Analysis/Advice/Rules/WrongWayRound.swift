extension AdviceRule {
    /// The release is the quicker and the stiller of the two springs.
    static let wrongWayRound = AdviceRule("wrong-way-round", .advice) { context, rule in
        let band = context.thresholds.settlingBand
        return context.pairs.compactMap { pair in
            guard pair.isWrongWayRound, let press = pair.first.settling(band), let release = pair.second.settling(band)
            else { return nil }
            return rule.finding(
                about: pair.first.subject,
                "\(pair.second.capitalizedName) is quicker and stiller than the press; swap them.",
                [
                    .init("press_settling_s", press), .init("release_settling_s", release), .init("band", band),
                    .init("press_overshoot_percent", pair.first.overshootPercent),
                    .init("release_overshoot_percent", pair.second.overshootPercent),
                ], threshold: .init(context.thresholds.equalTime, .seconds))
        }
    }
}
