import CLibrary

/// A `.spring`-family spring that has taken over a property.
package struct SprungMotion: Motion, Hashable {
    /// The motion of the spring, its time counted on the animation's clock from the release.
    package let motion: SpringMotion
    /// When it takes hold, in seconds from the start of the course: when it was asked for plus its delay.
    package let release: Double
    /// How fast its clock runs.
    package let rate: Double
    /// What moves the value until then.
    package var older: ExactMotion

    init(_ spring: Spring, clock: AnimationClock, by change: ValueChange, over older: ExactMotion) {
        release = change.time + max(0, clock.start)
        rate = clock.rate
        var state = older.state(at: release)
        state.velocity = older.handsOverVelocity(at: release) ? state.velocity / clock.rate : 0
        state.velocity += change.velocity
        motion = SpringMotion(DampedOscillator(spring), from: state, to: change.target)
        // What is over by the release need not be kept.
        self.older = clock.start > 0 ? older : .still(state.position)
    }

    /// The value it tends to.
    package var target: Double { motion.target }

    /// Position and velocity at a time of the course.
    package func state(at time: Double) -> MotionState {
        guard time >= release else { return older.state(at: time) }
        var state = motion.state(at: (time - release) * rate)
        state.velocity *= rate
        return state
    }

    /// √(y² + v²/ω₀²), which never grows as energy never does; before the release no bound is known.
    func deviationBound(from time: Double) -> Double {
        guard time >= release else { return .infinity }
        let state = motion.state(at: (time - release) * rate)
        let y = state.position - motion.target
        let swing = state.velocity / motion.oscillator.naturalFrequency
        return (y * y + swing * swing).squareRoot()
    }

    /// The times of the course at which the spring turns, after its release and up to `end`.
    func turningTimes(until end: Double) -> [Double] {
        let decay = FreeDecay(
            motion.oscillator,
            from: MotionState(position: motion.initial.position - motion.target, velocity: motion.initial.velocity))
        var times = [Double]()
        while times.count < Self.mostTurns, let turn = decay.extremum(Double(times.count + 1)),
            release + turn.time / rate <= end
        {
            times.append(release + turn.time / rate)
        }
        return times
    }

    /// Turns listed at most: an undamped spring has no last one.
    private static let mostTurns = 100_000
}
