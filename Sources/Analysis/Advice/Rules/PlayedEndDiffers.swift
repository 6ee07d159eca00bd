import Springs
import Words

extension AdviceRule {
    /// SwiftUI takes the animation of a scale away much earlier, or later, than the exact motion ends.
    static let playedEndDiffers = AdviceRule("played-end-differs", .info) { context, rule in
        guard let pair = context.lead, pair.isPressAndRelease, let scale = context.scale, scale.travel > 0 else {
            return []
        }
        let (band, ratio) = (context.thresholds.endBand, context.thresholds.misleadingRatio)
        let rate = context.thresholds.framesPerSecond
        return pair.sides.compactMap { side in
            guard case .spring(let spring, _) = side.animation.base, !side.isUndamped,
                let settling = side.bare.step.settlingTime(within: band)?.seconds
            else { return nil }
            let isPress = side.label == pair.first.label
            let (from, to) = isPress ? (scale.released, scale.pressed) : (scale.pressed, scale.released)
            let played = try? PlayedMotion.times(
                of: Animation(side.animation.base), from: from, to: to, framesPerSecond: rate, isPair: true)
            guard let end = played?.end, end > ratio * settling || end * ratio < settling else { return nil }
            let cause =
                if spring.stiffness / spring.mass > Spring.steppedStiffnessLimit {
                    "its stiffness is cut to \(NumberText.fixed(Spring.steppedStiffnessLimit, decimals: 0))"
                } else if end > settling {
                    "its force is still above "
                        + "\(NumberText.rounded(SwiftUIRuntime.standard.restSquare.squareRoot(), decimals: 3)) units/s²"
                } else {
                    "its travel of \(NumberText.rounded(scale.travel, decimals: 3)) is inside the end test early"
                }
            return rule.finding(
                side: side.label, about: "scale",
                "On screen at \(NumberText.rounded(rate, decimals: 3)) Hz SwiftUI \(scale.isAssumed ? "would end" : "ends") "
                    + "\(side.name) of \(scale.phrase) after \(Measure.time(end)), where the exact motion is "
                    + "within \(Measure.percent(ofOne: band)) after \(Measure.time(settling)): \(cause).",
                [
                    .init("played_end_s", end), .init("frames_per_second", rate), .init("settling_s", settling),
                    .init("band", band),
                ], threshold: .init(ratio, .ratio))
        }
    }
}
