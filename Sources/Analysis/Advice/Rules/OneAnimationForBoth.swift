import Words

extension AdviceRule {
    /// Press and release move alike, however they are spelled. Where the pair is late going in, how to mend the press is said
    /// by ``pressSettlesLate``.
    package static let oneAnimationForBoth = AdviceRule("one-animation-for-both", .advice) { context, rule in
        context.pairs.compactMap { pair in
            guard pair.isPressAndRelease, pair.isSameMotion, pair.pressIsSpring, !pair.first.isUndamped else {
                return nil
            }
            let feel =
                pair.lateness == nil
                ? "twitchy coming out. Give the release a longer spring with some bounce." : "sluggish going in."
            let what = pair.first.properties.isEmpty ? "" : " of \(pair.first.properties.map(\.unhyphenated).listed())"
            return rule.finding(
                about: pair.first.subject, "Press and release\(what) use one animation, which feels \(feel)")
        }
    }
}
