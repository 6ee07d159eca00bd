import Scenes
import Springs

/// What is worth knowing about a press and its release, in the order in which a reader wants it.
package struct PressReleaseFindings: Hashable, Sendable {
    /// The findings.
    package let findings: [Finding]

    /// The findings about a pair of animations.
    ///
    /// - Parameters:
    ///   - press: the animation on touch down.
    ///   - release: the animation on touch up.
    ///   - hold: how long a tap holds, in seconds; 80 ms.
    ///   - control: the control whose edges the overshoot moves.
    ///   - scale: how its scale changes.
    ///   - reduceMotion: whether the pair is what plays under Reduce Motion.
    ///   - thresholds: when each finding is worth saying.
    package init(
        press: Animation, release: Animation, hold: Double = 0.08, control: ControlSize = ControlSize(),
        scale: ScaleChange = ScaleChange(), reduceMotion: Bool = false,
        thresholds: FindingThresholds = FindingThresholds()
    ) {
        let pair = Pair(press: press, release: release, thresholds: thresholds)
        findings =
            pair.speed + [pair.tap(hold: hold)] + pair.edges(control: control, scale: scale)
            + pair.misleading(scale: scale) + pair.advice(reduceMotion: reduceMotion)
    }
}

/// A press and a release with what the rules measure of them.
private struct Pair {
    let press: Animation
    let release: Animation
    let thresholds: FindingThresholds
    private let sides: [(side: Finding.Side, animation: Animation, metrics: AnimationMetrics)]

    init(press: Animation, release: Animation, thresholds: FindingThresholds) {
        self.press = press
        self.release = release
        self.thresholds = thresholds
        let bands = [thresholds.settlingBand, thresholds.endBand].filter { $0 > 0 && $0.isFinite }
        let levels = (try? MetricThresholds(bands: bands)) ?? .standard
        sides = [(.press, press), (.release, release)].map { side, animation in
            (side, animation, AnimationMetrics(animation, thresholds: levels))
        }
    }

    private func settling(_ metrics: AnimationMetrics, _ band: Double) -> Double? {
        metrics.step.settlingTime(within: band)?.seconds
    }

    /// Which of the two is faster.
    var speed: [Finding] {
        let band = thresholds.settlingBand
        guard let a = settling(sides[0].metrics, band), let b = settling(sides[1].metrics, band) else { return [] }
        if abs(a - b) < thresholds.equalTime {
            return [.equallyFast(settling: max(a, b), band: band, tolerance: thresholds.equalTime)]
        }
        return [.faster(a < b ? .press : .release, settling: min(a, b), other: max(a, b), band: band)]
    }

    /// What a tap shows.
    func tap(hold: Double) -> Finding {
        let handoff = Handoff(HandedOverMotion(press: press, release: release, hold: hold))
        return .tap(
            hold: handoff.motion.hold, reachedPercent: 100 * handoff.fractionAtRelease,
            deepestPercent: 100 * handoff.deepestFraction, deepestAfter: handoff.deepest.timeAfterRelease)
    }

    /// How far the overshoot moves the edges; nothing without one.
    func edges(control: ControlSize, scale: ScaleChange) -> [Finding] {
        guard let overshoot = sides[1].metrics.step.overshootPercent, overshoot > 0 else { return [] }
        let movement = EdgeMovement(
            overshootPercent: overshoot, scale: scale, control: control, pixelsPerPoint: thresholds.pixelsPerPoint,
            visiblePixels: thresholds.visiblePixels)
        return [.edgeMovement(movement)]
    }

    /// Where a reported or written time is not the end. Delays and speeds are left out: the frameworks do not count them.
    func misleading(scale: ScaleChange) -> [Finding] {
        var findings: [Finding] = []
        let band = thresholds.endBand
        let ratio = thresholds.misleadingRatio
        for (side, animation, _) in sides {
            guard let spring = animation.springBase, let levels = try? MetricThresholds(bands: [band]) else { continue }
            let metrics = AnimationMetrics(Animation(animation.base), thresholds: levels)
            guard let reported = metrics.reported, let settling = settling(metrics, band) else { continue }
            let misleads = { (time: Double) in time > ratio * settling || time * ratio < settling }
            let reports: [(Finding.Framework, Double?)] = [
                (.swiftUI, reported.swiftUI), (.coreAnimation, reported.coreAnimation),
            ]
            for case (let framework, let time?) in reports where misleads(time) {
                findings.append(
                    .reportedSettlingMisleads(
                        side, by: framework, reported: time, settling: settling, band: band, ratio: ratio))
            }
            let rate = thresholds.framesPerSecond
            let (from, to) = side == .press ? (scale.released, scale.pressed) : (scale.pressed, scale.released)
            let played = try? PlayedMotion.times(
                of: Animation(animation.base), from: from, to: to, framesPerSecond: rate, isPair: true)
            if let end = played?.end, misleads(end) {
                findings.append(
                    .playedEndDiffers(
                        side, scale: scale, framesPerSecond: rate, end: end, settling: settling, band: band,
                        ratio: ratio))
            }
            if settling > ratio * spring.duration {
                findings.append(
                    .durationIsNotTheEnd(
                        side, duration: spring.duration, settling: settling, band: band, ratio: ratio))
            }
        }
        return findings
    }

    /// What should be changed.
    func advice(reduceMotion: Bool) -> [Finding] {
        var findings: [Finding] = sides.compactMap { side, _, metrics in
            metrics.step.settling.contains { $0.settling == .never } ? .neverSettles(side) : nil
        }
        if press == release { findings.append(.oneAnimationForBoth) }
        let pressMetrics = sides[0].metrics
        if let overshoot = pressMetrics.step.overshootPercent, overshoot > thresholds.bouncePercent {
            findings.append(.pressBounces(overshootPercent: overshoot, threshold: thresholds.bouncePercent))
        }
        if let settling = settling(pressMetrics, thresholds.settlingBand), settling > thresholds.latePress {
            findings.append(
                .pressSettlesLate(
                    settling: settling, band: thresholds.settlingBand, threshold: thresholds.latePress,
                    durationInTime: durationInTime(settling)))
        }
        guard reduceMotion else { return findings }
        for (side, _, metrics) in sides {
            if let overshoot = metrics.step.overshootPercent, overshoot > thresholds.bouncePercent {
                findings.append(
                    .bouncesUnderReduceMotion(
                        side, overshootPercent: overshoot, threshold: thresholds.bouncePercent))
            }
        }
        return findings
    }

    /// A settling time is in proportion to a spring's duration, so the duration that is just in time follows, rounded
    /// down to a millisecond; nil for anything but a spring released from rest without a delay or another speed.
    private func durationInTime(_ settling: Double) -> Double? {
        guard case .spring(let spring, _) = press.base, press.modifiers.isEmpty else { return nil }
        let milliseconds = (spring.duration * thresholds.latePress / settling * 1000).rounded(.down)
        return milliseconds > 0 ? milliseconds / 1000 : nil
    }
}
