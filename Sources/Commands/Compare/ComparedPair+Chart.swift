import Figures
import Plotting
import Springs
import Words

extension ComparedPair {
    /// Press and release on one clock, a panel a property; after a hold, the one line that a tap makes.
    func chart() throws -> Chart {
        let figure = PressRelease(
            title: "\(press.words)  →  \(release.words)", subtitle: subtitle, press: side(press),
            release: side(release),
            properties: moves.map { $0.animatedValue(of: control) }, duration: end, theme: theme)
        if hold != nil { return figure.chart(handOff: handOff) }
        guard solver != .exact else { return figure.chart }
        return try playedChart()
    }

    private var subtitle: String {
        guard hold != nil else { return "" }
        let handoff = Handoff(handedOver)
        return
            "held \(Measure.time(handedOver.hold)): \(Measure.percent(ofOne: handoff.fractionAtRelease)) of the press reached, "
            + "\(Measure.percent(ofOne: handoff.deepestFraction)) at the deepest"
    }

    private func side(_ named: NamedAnimation) -> PressRelease.Side {
        let metrics = AnimationMetrics(named.animation, velocity: velocity).step
        return PressRelease.Side(
            named.label, words: named.words, motion: AnimationMotion(named.animation, velocity: velocity),
            peakTime: metrics.peakTime, settlingTime: metrics.settlingTime(within: 0.02)?.seconds)
    }

    private var handOff: PressRelease.HandOff {
        let tap = Handoff(handedOver, band: 0.02)
        let turns = [tap.deepest, tap.rebound].compactMap(\.self).filter { $0.timeAfterRelease > 0 }
        let rest = tap.settling.seconds.map { [Curve.Moment.settling(time: $0, band: tap.band)] } ?? []
        return PressRelease.HandOff(
            after: handedOver.hold, motion: DelayedStart(motion: handedOver, start: handedOver.hold),
            moments: turns.map { .peak(time: handedOver.hold + $0.timeAfterRelease) } + rest)
    }

    /// The frames that SwiftUI plays, alone or over the exact curves.
    private func playedChart() throws -> Chart {
        var panels: [PropertyPanel] = []
        for move in moves {
            let value = move.animatedValue(of: control)
            var curves: [Curve] = []
            for (index, named) in animations.enumerated() {
                let moved = MovedProperty(
                    named.animation, move, control: control, velocity: velocity, isBack: index == 1)
                if solver == .both {
                    curves.append(
                        Curve(
                            named.label, words: named.words, role: .series(index), corners: moved.corners(until: end)
                        ) { moved.state(at: $0).position })
                }
                curves.append(
                    try moved.playedCurve(
                        named.label, words: solver == .both ? "" : named.words, role: .series(index),
                        isOverlay: solver == .both, framesPerSecond: framesPerSecond))
            }
            panels.append(
                PropertyPanel(
                    value.name, unit: value.unit, visible: value.visible,
                    targets: Set([move.from, move.to]).sorted().map { PropertyPanel.Target($0) }, curves: curves))
        }
        return PropertyCurves(
            title: "\(press.words)  →  \(release.words)",
            subtitle: "\(solver == .both ? "exact, with the frames that SwiftUI plays" : "as SwiftUI plays it") at "
                + FrameWords.rate(framesPerSecond),
            panels: panels, duration: end, theme: theme
        ).chart
    }
}

/// A motion looked at from a later moment on.
private struct DelayedStart: Motion {
    let motion: HandedOverMotion
    let start: Double

    var target: Double { motion.target }

    func state(at time: Double) -> MotionState { motion.state(at: start + max(0, time)) }
}
