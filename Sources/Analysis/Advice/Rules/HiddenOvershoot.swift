import Scenes
import Words

extension AdviceRule {
    /// An animation carries a value beyond what can be seen, so that much of its overshoot is lost. One line a change of phase.
    package static let hiddenOvershoot = AdviceRule("hidden-overshoot", .info) { context, rule in
        guard let playback = context.playback else { return [] }
        let excesses = Excess.all(in: playback).filter { $0.percent >= context.thresholds.hiddenPercent }
        return context.changes.compactMap { change in
            let own = Excess.worst(excesses.filter { $0.change == change.name })
            guard let greatest = own.map(\.percent).max() else { return nil }
            return rule.finding(
                about: change.name,
                "\(change.name): \(Excess.phrase(own)); unseen.", [.init("hidden_percent", greatest)],
                threshold: .init(context.thresholds.hiddenPercent, .percent))
        }
    }
}

/// How far a property goes beyond one end of what can be seen.
private struct Excess {
    let change: String
    let property: String
    let limit: Double
    /// Of the range; of the travel where the range is open at one end.
    let percent: Double

    /// Every stretch beyond the range, each put down to the change of phase before it.
    static func all(in playback: Playback) -> [Excess] {
        playback.tracks.flatMap { track -> [Excess] in
            let range = track.property.visibleRange
            let extent = range.upper.flatMap { upper in range.lower.map { upper - $0 } } ?? track.travel
            guard extent > 0 else { return [] }
            return track.clippedSpans(until: playback.end).compactMap { span in
                guard let limit = span.isAbove ? range.upper : range.lower,
                    let step = playback.timeline.steps.last(where: { $0.time <= span.extremeTime })
                else { return nil }
                return Excess(
                    change: "\(step.from) → \(step.to)", property: track.property.name, limit: limit,
                    percent: 100 * abs(span.extreme - limit) / extent)
            }
        }
    }

    /// The greatest of each property at each end, in the order in which they come.
    static func worst(_ excesses: [Excess]) -> [Excess] {
        var kept: [Excess] = []
        for excess in excesses {
            if let place = kept.firstIndex(where: { $0.property == excess.property && $0.limit == excess.limit }) {
                if kept[place].percent < excess.percent { kept[place] = excess }
            } else {
                kept.append(excess)
            }
        }
        return kept
    }

    /// `checkmark opacity would pass 1 by 4.6 % and spinner opacity 0 by 4.6 %`.
    static func phrase(_ excesses: [Excess]) -> String {
        excesses.enumerated().map { index, excess in
            "\([excess.property].map(\.unhyphenated).listed()) \(index == 0 ? "would pass " : "")\(NumberText.rounded(excess.limit, decimals: 3)) by "
                + Measure.percent(excess.percent)
        }.listed()
    }
}
