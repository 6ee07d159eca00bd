import Figures
import Plotting
import Springs
import Words

extension AnimationChart {
    /// The velocity at the start in travels per second, which for a unit step are units.
    private var speed: Double { velocity.value }

    /// The unit step of every animation, with the envelope of its swings and its peak and 2 % settling pointed out.
    var stepResponse: Chart {
        StepResponse(
            title: title, subtitle: exactWords,
            responses: animations.map { named in
                let metrics = AnimationMetrics(named.animation, velocity: speed).step
                let envelope = named.animation.modifiers.isEmpty ? named.animation.springBase : nil
                let peak = metrics.peakTime.map { [Curve.Moment.peak(time: $0)] } ?? []
                let settling = metrics.settlingTime(within: 0.02)?.seconds.map {
                    [Curve.Moment.settling(time: $0, band: 0.02)]
                }
                return StepResponse.Response(
                    name(of: named), words: words(of: named),
                    motion: AnimationMotion(named.animation, velocity: speed), moments: peak + (settling ?? []),
                    envelope: envelope.flatMap {
                        StepResponse.envelope(
                            of: DampedOscillator($0), velocity: named.animation.initialVelocity + speed)
                    })
            }, duration: end, theme: theme
        ).chart
    }

    /// Velocity against position of every animation.
    var phasePortrait: Chart {
        PhasePortrait(
            title: title, subtitle: exactWords,
            orbits: animations.map {
                let metrics = AnimationMetrics($0.animation, velocity: speed).step
                return PhasePortrait.Orbit(
                    name(of: $0), words: words(of: $0), motion: AnimationMotion($0.animation, velocity: speed),
                    fastestTime: metrics.peakSpeedTime, settlingTime: metrics.settlingTime(within: 0.02)?.seconds)
            }, duration: end, theme: theme
        ).chart
    }

    private var exactWords: String { ["unit step, exact", startWords].filter { !$0.isEmpty }.joined(separator: " · ") }

    /// The velocity of every animation over time, the greatest speed pointed out.
    var velocityCurves: Chart {
        let curves = animations.enumerated().map { index, named in
            let motion = AnimationMotion(named.animation, velocity: speed)
            let metrics = AnimationMetrics(named.animation, velocity: speed).step
            var moments: [Curve.Moment] = []
            if let time = metrics.peakSpeedTime, let fastest = metrics.peakSpeed {
                let words = "fastest \(NumberText.significant(fastest))/s · \(Measure.time(time))"
                moments = [.note(time: time, NumberText.typeset(words))]
            }
            return Curve(name(of: named), words: words(of: named), role: .series(index), moments: moments) {
                motion.state(at: $0).velocity
            }
        }
        let panel = PropertyPanel(
            "Velocity", unit: "travels a second", targets: [.init(0, label: "")], curves: curves)
        return PropertyCurves(
            title: title, subtitle: exactWords, panels: [panel], duration: end,
            timeUnit: end < 10 ? .milliseconds : .seconds, theme: theme
        ).chart
    }

    /// Two animations, and how far the first is from the second.
    var difference: Chart {
        let motions = animations.map { AnimationMotion($0.animation, velocity: speed) }
        let curves = zip(animations, motions).enumerated().map { index, pair in
            let motion = pair.1
            return Curve(name(of: pair.0), words: words(of: pair.0), role: .series(index)) {
                motion.state(at: $0).position
            }
        }
        let names = zip(animations, ["the first", "the second"]).map { $0.isLabelled ? $0.label : $1 }
        return MotionDifference(
            motions[0], less: motions[1], words: "\(names[0]) less \(names[1])", until: end
        ).chart(title: title, subtitle: exactWords, curves: curves, theme: theme)
    }

    /// The holds that are shown of a tap, in seconds: one frame at 60 Hz to a slow finger.
    static let holds = [0.017, 0.033, 0.05, 0.08, 0.12, 0.2]

    /// Where the time axis of a figure ends where nobody says: where everything shown does, for taps a little after the longest
    /// is within 2 % of rest.
    package func end(of figure: Figure, shown: Double) throws(PlayedMotionError) -> Double {
        guard figure == .taps, animations.count == figure.count, let longest = Self.holds.last else { return shown }
        return try tap(heldFor: longest).rest.map { 1.15 * $0 } ?? shown + longest
    }

    private func tap(heldFor hold: Double) throws(PlayedMotionError) -> TapStudy {
        var request = TapStudy.Request(press: animations[0].animation, release: animations[1].animation, hold: hold)
        request.velocity = speed
        return try TapStudy(request, band: 0.02)
    }

    /// The first animation as a press and the second as its release, after holds of different length.
    func taps() throws(PlayedMotionError) -> Chart {
        var taps: [TapCurves.Tap] = []
        for hold in Self.holds {
            let study = try tap(heldFor: hold)
            taps.append(
                TapCurves.Tap(hold: hold, motion: study.motion, deepest: (study.deepestTime, study.deepest)))
        }
        return TapCurves(title: title, subtitle: exactWords, taps: taps, duration: end, theme: theme).chart
    }
}
