import Words

extension AdviceRule {
    /// The release waits, and the button stays down as long.
    static let delayedRelease = AdviceRule("delayed-release", .info) { context, rule in
        guard let pair = context.lead, pair.isPressAndRelease, pair.second.delay > context.thresholds.feltDelay,
            pair.second.delay.isFinite
        else { return [] }
        // SwiftUI hands a running spring over only to one under the same modifiers.
        let isLayered = pair.second.delay != pair.first.delay
        return [
            rule.finding(
                side: pair.second.label,
                "The release waits \(Measure.time(pair.second.delay)); the button stays down."
                    + (isLayered ? " SwiftUI layers it over the press, which has no such delay." : ""),
                [.init("delay_s", pair.second.delay)], threshold: .init(context.thresholds.feltDelay, .seconds))
        ]
    }
}
