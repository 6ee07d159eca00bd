import Words

extension AdviceRule {
    /// After a tap the control swings beyond where it rests.
    static let rebound = AdviceRule("rebound", .info) { context, rule in
        guard let pair = context.lead, let handoff = pair.handoff, let rebound = handoff.rebound,
            -100 * rebound.value > context.thresholds.reboundPercent
        else { return [] }
        let percent = -100 * rebound.value
        let rest = pair.second.isUndamped ? nil : handoff.settling.seconds
        let end = rest.map {
            ", and is within \(Measure.percent(ofOne: handoff.band)) for good \(Measure.time($0)) after touch down"
        }
        return [
            rule.finding(
                side: pair.second.label,
                "After a hold of \(Measure.time(handoff.motion.hold)) the release swings \(Measure.percent(percent)) of the travel beyond rest, "
                    + "\(Measure.time(rebound.timeAfterRelease)) after the finger lifts\(end ?? "").",
                [.init("rebound_percent", percent), .init("rebound_after_release_s", rebound.timeAfterRelease)]
                    + (rest.map { [.init("rest_s", $0)] } ?? []),
                threshold: .init(context.thresholds.reboundPercent, .percent))
        ]
    }
}
