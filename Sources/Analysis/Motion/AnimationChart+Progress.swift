import Figures
import Plotting
import Springs

extension AnimationChart {
    /// The velocity at the start in travels per second, which for a unit step are units.
    private var speed: Double { velocity.value }

    /// The unit step of every animation, with the envelope of its swings and its peak and 2 % settling pointed out.
    var stepResponse: Chart {
        StepResponse(
            title: title, subtitle: ["unit step, exact", startWords].filter { !$0.isEmpty }.joined(separator: " · "),
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
            title: title, subtitle: ["unit step, exact", startWords].filter { !$0.isEmpty }.joined(separator: " · "),
            orbits: animations.map {
                PhasePortrait.Orbit(
                    name(of: $0), words: words(of: $0), motion: AnimationMotion($0.animation, velocity: speed))
            }, duration: end, theme: theme
        ).chart
    }
}
