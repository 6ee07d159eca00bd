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
    package let older: ExactMotion

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
    ///
    /// From (y₀, v₀) the velocity is e^(−at)(v₀·cos wt − (a·v₀ + ω₀²·y₀)·sin(wt)/w), so below critical damping it is zero
    /// where tan wt = w·v₀/(a·v₀ + ω₀²y₀), every π/w; otherwise at most once.
    func turningTimes(until end: Double) -> [Double] {
        let oscillator = motion.oscillator
        let y = motion.initial.position - motion.target
        let v = motion.initial.velocity
        let square = oscillator.naturalFrequency * oscillator.naturalFrequency
        let w = oscillator.dampedFrequency
        let limit = (end - release) * rate
        var times = [Double]()
        if oscillator.bounce > 0 {
            guard w > 0, y != 0 || v != 0 else { return [] }
            let halfPeriod = Double.pi / w
            var first = atan2(w * v, oscillator.decayRate * v + square * y) / w
            if first <= 0 { first += halfPeriod }
            if first >= halfPeriod { first -= halfPeriod }
            var index = first > 0 ? 0.0 : 1.0
            while first + index * halfPeriod <= limit, times.count < Self.mostTurns {
                times.append(first + index * halfPeriod)
                index += 1
            }
        } else if v != 0 {
            if oscillator.bounce == 0 {
                // v₀ = (ω₀v₀ + ω₀²y₀)·t
                let slope = oscillator.naturalFrequency * v + square * y
                if slope != 0, v / slope > 0 { times = [v / slope] }
            } else {
                // e^(−2wt)(1 + …) form: with the roots p and q = p + 2w, the velocity is zero where
                // e^((q − p)t) = (v₀q + ω₀²y₀)/(v₀p + ω₀²y₀).
                let slow = oscillator.decayRate
                let ratio = (v * (slow + 2 * w) + square * y) / (v * slow + square * y)
                if ratio > 1, ratio.isFinite { times = [log(ratio) / (2 * w)] }
            }
            times.removeAll { $0 > limit }
        }
        return times.map { release + $0 / rate }
    }

    /// Turns listed at most: an undamped spring has no last one.
    private static let mostTurns = 100_000
}
