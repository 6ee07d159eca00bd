import Springs
import Words

extension AdviceContext {
    /// What matters most about a pair, as a heading of a picture says it: "The press answers in 7 frames; the release takes 21
    /// and peaks 0.23 pt past rest". Frames are those of a screen of 60 Hz within the settling band of the thresholds. Nil
    /// without a pair.
    package var headline: String? {
        guard let pair = lead else { return nil }
        if pair.isSameMotion, !pair.isPressAndRelease {
            return "\(pair.first.name) and \(pair.second.name) are the same motion"
        }
        let endless = pair.sides.filter { $0.settling(thresholds.settlingBand) == nil }
        if endless.count == 2 { return "Neither \(pair.first.name) nor \(pair.second.name) ever settles" }
        if let side = endless.first { return "\(side.capitalizedName) never settles" }
        guard let first = pair.first.settling(thresholds.settlingBand),
            let second = pair.second.settling(thresholds.settlingBand)
        else { return nil }
        if pair.isSameMotion {
            return "One spring both ways: \(Self.span(first))"
                + (past(pair.second).map { ", and it peaks \($0)" } ?? "")
        }
        let verb = pair.isPressAndRelease ? "answers" : "settles"
        return "\(pair.first.capitalizedName) \(verb) in \(Self.span(first)); \(pair.second.name) takes "
            + (Self.isInFrames(first) && Self.isInFrames(second) ? "\(Self.frames(second))" : Self.span(second))
            + (past(pair.second).map { " and peaks \($0)" } ?? "")
    }

    /// How far a side goes beyond its target: on screen where a scale moves the control's edge, else of its travel; nil where
    /// that is nothing that can be seen.
    private func past(_ side: AdviceSide) -> String? {
        let overshoot = side.overshootPercent
        guard let scale, let pair = lead, pair.isPressAndRelease else {
            return overshoot < 0.05 ? nil : "\(Measure.percent(overshoot)) past its target"
        }
        let points = scale.travel * overshoot / 100 * max(control.width, control.height) / 2
        guard points * thresholds.pixelsPerPoint >= thresholds.leastPixels else { return nil }
        return "\(NumberText.significant(points, digits: 2)) pt past rest"
    }

    /// A time in frames as far as anybody counts them, then in seconds.
    private static func span(_ seconds: Double) -> String {
        isInFrames(seconds) ? Measure.count(frames(seconds), "frame") : Measure.time(seconds)
    }

    private static func isInFrames(_ seconds: Double) -> Bool { seconds < 1 }

    /// The whole frames at 60 Hz that a time takes; a billionth is rounding.
    private static func frames(_ seconds: Double) -> Int { Int((seconds * 60 * (1 - 1e-9)).rounded(.up)) }
}
