import Springs
import Words

extension AdviceRule {
    /// A framework's reported settling duration is not when the motion ends. Said once for both sides. Delays and speeds are
    /// left out: the frameworks do not count them.
    static let reportedSettlingMisleads = AdviceRule("reported-settling-misleads", .info) { context, rule in
        guard let pair = context.lead else { return [] }
        let (band, ratio) = (context.thresholds.endBand, context.thresholds.misleadingRatio)
        let measured = pair.sidesOnce.filter { !$0.isUndamped }.map { ($0, $0.bare) }
        let frameworks: [(String, (ReportedSettling) -> Double?)] = [
            ("SwiftUI", { $0.swiftUI }), ("Core Animation", { $0.coreAnimation }),
        ]
        return frameworks.compactMap { framework, report in
            let wrong = measured.compactMap { side, metrics -> TimedSide? in
                guard let time = metrics.reported.flatMap(report),
                    let settling = metrics.step.settlingTime(within: band)?.seconds,
                    time > ratio * settling || time * ratio < settling
                else { return nil }
                return TimedSide(side: side, said: time, settling: settling)
            }
            guard let first = wrong.first else { return nil }
            let reported = wrong.enumerated().map { index, found in
                "\(pair.name(of: found.side)) \(index == 0 ? "settles " : "")in \(Measure.time(found.said))"
            }.listed()
            let ends = wrong.map { Measure.time($0.settling) }.listed()
            return rule.finding(
                side: wrong.count == 1 && !pair.isSameMotion ? first.side.label : nil, about: framework,
                "\(framework) reports that \(reported); \(wrong.count == 1 ? "it is" : "they are") within "
                    + "\(Measure.percent(ofOne: band)) after \(ends). Time nothing by the reported figure"
                    + "\(wrong.count == 1 ? "" : "s").",
                TimedSide.numbers(wrong, said: "reported_s") + [.init("band", band)],
                threshold: .init(ratio, .ratio))
        }
    }
}
