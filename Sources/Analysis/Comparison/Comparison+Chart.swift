import Figures
import Plotting
import Scenes
import Springs
import Words

extension Comparison {
    /// Press and release on one clock, a panel a property; after a hold, the one line that a tap makes.
    package func chart(until end: Double, theme: Theme) throws(PlayedMotionError) -> Chart {
        if showsTap, pair.solver.showsFrames { return try playedTapChart(until: end, theme: theme) }
        if pair.solver.showsFrames || isSameMotion && !showsTap {
            return try pair.curves(headline, isSameMotion: isSameMotion, until: end, theme: theme)
        }
        let shown = try taps(band: 0.02).enumerated().filter { index, tap in
            // Where nobody said what moves, what only repeats the curve that leads in another unit is left out.
            index == 0 || !isScaleAssumed || showsTap || tap.property.move.through != nil
        }
        return PressRelease(
            title: showsTap ? tapHeadline(shown.map(\.element.tap), end: "settles") : headline ?? pair.title,
            subtitle: showsTap ? tapWords : "",
            properties: shown.map { _, shown in
                let (property, tap) = shown
                return PressRelease.Property(
                    property.move.animatedValue(of: pair.control),
                    press: side(pair.first, property.first, of: property),
                    release: side(pair.second, property.second, of: property),
                    handOff: showsTap ? Self.handOff(tap) : nil)
            }, edge: edge, duration: end, theme: theme
        ).chart
    }

    /// How the scale that leads moves the sides of the control; nil where something else leads.
    private var edge: EdgeMovement? {
        guard let move = pair.properties.first?.move, move.name == "scale", move.through == nil else { return nil }
        let size = pair.control ?? ControlSize()
        let travel = abs(move.to - move.from) * size.width / 2
        return EdgeMovement(
            pointsPerUnit: size.width / 2,
            words: "the side edge of a \(Measure.points(size.width, by: size.height)) control moves "
                + "\(NumberText.significant(travel)) pt")
    }

    /// The frames of a tap, alone or over the exact line, a panel a property.
    private func playedTapChart(until end: Double, theme: Theme) throws(PlayedMotionError) -> Chart {
        var panels: [PropertyPanel] = []
        var taps: [TapStudy] = []
        for property in pair.properties {
            let value = property.move.animatedValue(of: pair.control)
            let moved = pair.moved(property, by: 0)
            var request = TapStudy.Request(press: property.first, release: property.second, hold: hold.seconds)
            request.velocity = moved.velocity
            request.move = property.move
            request.isPlayed = true
            request.framesPerSecond = pair.framesPerSecond
            let tap = try TapStudy(request)
            taps.append(tap)
            var curves: [Curve] = []
            if pair.solver.showsExact {
                curves.append(
                    Curve("tap", role: .series(0), corners: [hold.seconds]) { time in
                        moved.value.value(at: tap.motion.state(at: time).position)
                    })
            }
            if let played = tap.played {
                let isOverlay = pair.solver == .both
                curves.append(
                    Curve(
                        isOverlay ? "tap, played" : "tap", role: .series(0), style: isOverlay ? .dots : .steps,
                        frames: pair.framesPerSecond, moments: tap.rest.map { [.end(time: $0)] } ?? []
                    ) { time in moved.playedState(played, at: time).position })
            }
            panels.append(
                PropertyPanel(
                    value.name, unit: value.unit, visible: value.visible,
                    targets: Set([property.move.from, property.move.to]).sorted().map { PropertyPanel.Target($0) },
                    curves: curves))
        }
        return PropertyCurves(
            title: tapHeadline(taps, end: "ends"), subtitle: [tapWords, pair.motionWords].joined(separator: " · "),
            panels: panels,
            duration: end, moments: [(hold.seconds, "release at \(Measure.time(hold.seconds))")], theme: theme
        ).chart
    }

    /// What a tap shows and when all that it moves is over, as a sentence.
    private func tapHeadline(_ taps: [TapStudy], end verb: String) -> String {
        let rests = taps.compactMap(\.rest)
        guard let first = taps.first else { return pair.title }
        guard first.deepest > 0 else {
            return NumberText.typeset("A tap of \(Measure.time(hold.seconds)) shows nothing")
        }
        let seen =
            "A tap of \(Measure.time(hold.seconds)) shows \(Measure.percent(ofOne: first.deepest)) of the press"
        guard rests.count == taps.count, let last = rests.max() else { return NumberText.typeset(seen) }
        return NumberText.typeset("\(seen) and \(verb) after \(Measure.time(last))")
    }

    private var tapWords: String {
        "held \(Measure.time(hold.seconds)): \(Measure.percent(ofOne: tap.reached)) of the press reached, "
            + "\(Measure.percent(ofOne: tap.deepest)) at the deepest"
    }

    private func side(
        _ named: NamedAnimation, _ animation: Animation, of property: ComparedPair.Property
    ) -> PressRelease.Side {
        let velocity = pair.velocity.travels(along: property.move) ?? 0
        let metrics = AnimationMetrics(animation, velocity: velocity).step
        return PressRelease.Side(
            named.label, words: named.words, motion: AnimationMotion(animation, velocity: velocity),
            halfwayTime: metrics.delayTime, peakTime: metrics.peakTime,
            settlingTime: metrics.settlingTime(within: 0.02)?.seconds)
    }

    private static func handOff(_ tap: TapStudy) -> PressRelease.HandOff {
        let hold = tap.request.hold
        let turns = [tap.deepestTime, tap.reboundTime].compactMap(\.self).filter { $0 > hold }
        let rest = tap.rest.flatMap { $0 > 0 ? [Curve.Moment.settling(time: $0, band: tap.band)] : nil } ?? []
        return PressRelease.HandOff(
            after: hold, motion: DelayedStart(motion: tap.motion, start: hold),
            moments: turns.map { .peak(time: $0) } + rest)
    }
}

extension ComparedPair {
    /// Where a chart's time axis ends where nobody says: when the story does, a third after both have come within 2 %; else
    /// where everything is shown.
    package func storyEnd(within shown: Double) -> Double {
        let velocity = velocity.travels(alongFirst: moves)
        let settled = animations.map {
            AnimationMetrics($0.animation, velocity: velocity).step.settlingTime(within: 0.02)?.seconds
        }
        guard solver == .exact, !settled.contains(nil), let last = settled.compactMap(\.self).max(), last > 0 else {
            return shown
        }
        return min(shown, Self.story * last)
    }

    /// How much longer the chart is than the later settling.
    private static let story = 1.3
}

extension Versions {
    /// Both versions on one clock, a panel a property; one curve where both are the same motion.
    package func chart(until end: Double, theme: Theme) throws(PlayedMotionError) -> Chart {
        try pair.curves(headline, isSameMotion: isSameMotion, until: end, theme: theme)
    }
}

extension ComparedPair {
    fileprivate var motionWords: String { solver.words(at: framesPerSecond) }

    /// The heading: the two in order.
    fileprivate var title: String {
        animations.map { $0.isLabelled && !returns ? "\($0.label) \($0.words)" : $0.words }.joined(separator: "  →  ")
    }

    /// A panel a property with both curves, exact or played or both.
    fileprivate func curves(
        _ headline: String?, isSameMotion: Bool, until end: Double, theme: Theme
    ) throws(PlayedMotionError) -> Chart {
        var panels: [PropertyPanel] = []
        for property in properties {
            let value = property.move.animatedValue(of: control)
            var curves: [Curve] = []
            for (index, named) in animations.enumerated().prefix(isSameMotion ? 1 : 2) {
                curves += try moved(property, by: index).curves(
                    isSameMotion ? "\(first.label), \(second.label)" : named.label, words: named.words,
                    role: .series(index), solver: solver, framesPerSecond: framesPerSecond, until: end)
            }
            panels.append(
                PropertyPanel(
                    value.name, unit: value.unit, visible: value.visible,
                    targets: Set([property.move.from, property.move.to]).sorted().map { PropertyPanel.Target($0) },
                    curves: curves))
        }
        return PropertyCurves(
            title: headline ?? title,
            subtitle: [isSameMotion ? "the same spring" : "", motionWords].filter { !$0.isEmpty }.joined(
                separator: " · "),
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
