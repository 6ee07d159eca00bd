import Scenes
import Springs
import Words

extension AdviceRule {
    /// Something that still moves under Reduce Motion swings to and fro there where it can be seen.
    static let bouncesUnderReduceMotion = AdviceRule("bounces-under-reduce-motion", .warning) { context, rule in
        context.changes.flatMap { change -> [Finding] in
            var bounces: [(percent: Double, names: [String])] = []
            for move in change.moves {
                guard let percent = move.reducedSwing, percent > context.thresholds.bouncePercent else { continue }
                if let place = bounces.firstIndex(where: { $0.percent == percent }) {
                    bounces[place].names.append(move.property.name)
                } else {
                    bounces.append((percent, [move.property.name]))
                }
            }
            return bounces.sorted { $0.percent > $1.percent }.map { percent, names in
                rule.finding(
                    about: change.name,
                    "\(change.name): \(names.map(\.unhyphenated).listed()) \(names.count == 1 ? "swings" : "swing") to and fro by "
                        + "\(Measure.percent(percent)) under Reduce Motion. Give a reduceMotion animation without bounce.",
                    [.init("swing_percent", percent)],
                    threshold: .init(context.thresholds.bouncePercent, .percent))
            }
        }
    }
}

extension PhaseChange.Move {
    /// How far the value is seen beyond its target under Reduce Motion, or to fall short of it again, in percent of the travel;
    /// nil where no spring moves it there.
    fileprivate var reducedSwing: Double? {
        guard case .animated(let animation) = reduced, animation.springBase != nil, from != to else { return nil }
        let step = AnimationMetrics(animation).step
        let beyond = { (percent: Double) in
            let visible = property.visibleRange.clamped(to + (to - from) * percent / 100)
            return abs(visible - property.visibleRange.clamped(to)) / abs(to - from) * 100
        }
        return max(beyond(step.overshootPercent ?? 0), beyond(-(step.undershootPercent ?? 0)))
    }
}
