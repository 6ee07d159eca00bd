import Springs
import Words

extension AdviceRule {
    /// The press is a curve, not a spring: as a fill that counts down to a confirmation it stands for time, and what is said of
    /// a spring that answers a finger does not hold for it.
    static let standsForTime = AdviceRule("stands-for-time", .info) { context, rule in
        guard let pair = context.lead, let handoff = pair.handoff, !pair.first.animation.isRepeated,
            case .timingCurve(let curve, let duration) = pair.first.animation.base
        else { return [] }
        let rate = AnimationClock(pair.first.animation.modifiers).rate
        guard rate > 0 else { return [] }
        let seconds = duration / rate
        let reached = 100 * handoff.fractionAtRelease
        let course =
            curve.isEven
            ? "runs evenly for \(Measure.time(seconds)): it stands for time"
            : "follows a curve of \(Measure.time(seconds)), not a spring"
        return [
            rule.finding(
                side: pair.first.label,
                "The press \(course). A hold of \(Measure.time(handoff.motion.hold))\(pair.hold.source) reaches "
                    + "\(NumberText.rounded(reached, decimals: 1)) %.",
                [
                    .init("duration_s", seconds), .init("hold_s", handoff.motion.hold),
                    .init("reached_percent", reached),
                ])
        ]
    }
}

extension TimingCurve {
    /// Whether it runs at one speed from start to end.
    fileprivate var isEven: Bool {
        [0.1, 0.25, 0.5, 0.75, 0.9].allSatisfy { abs(value(at: $0) - $0) < 1e-9 }
    }
}

extension Animation {
    /// Whether it plays more than once.
    fileprivate var isRepeated: Bool {
        modifiers.contains { if case .repeated = $0 { true } else { false } }
    }
}

extension TapHold {
    /// What says so, where that is not whoever asks: `, as the variant tap holds,`.
    var source: String {
        switch self {
        case .given: ""
        case .usual: ", as long as taps usually last,"
        case .variant(let name, _): ", as the variant \(name) has it,"
        }
    }
}
