import Springs

/// An ease, timing curve, linear or interpolating spring (or a repeated spring) laid over an older motion.
///
/// With r the older motion, f the animation's way from 0 to 1 and T the target: x = r + f·(T − r), and by the product
/// rule x′ = r′ + f′·(T − r) − f·r′.
package struct LayeredMotion: Motion, Hashable {
    /// The animation's way from 0 to 1.
    package let progress: AnimationMotion
    /// When the animation was asked for, in seconds from the start of the script.
    package let start: Double
    /// When it first moves: its start plus its delay.
    package let release: Double
    /// The older motion, which goes on beneath.
    package let older: PropertyMotion
    /// The value it tends to.
    package let target: Double

    init(_ animation: Animation, from start: Double, release: Double, over older: PropertyMotion, to target: Double) {
        progress = AnimationMotion(animation)
        self.start = start
        self.release = release
        self.older = older
        self.target = target
    }

    /// When the animation ends and nothing of the older motion is left, in seconds from the start of the script; nil
    /// for springs, which tend to their end, and for endless repeats.
    package var end: Double? {
        if case .timingCurve = progress.animation.base { return progress.end.map { start + $0 } }
        return AnimationClock(progress.animation).isRepeated ? progress.end.map { start + $0 } : nil
    }

    /// Position and velocity at a time of the script.
    package func state(at time: Double) -> MotionState {
        let under = older.state(at: time)
        guard time > start else { return under }
        let way = progress.state(at: time - start)
        let rest = target - under.position
        return MotionState(
            // From the target once the way is nearly done, so that 1 gives it to the last digit.
            position: way.position < 0.5 ? under.position + way.position * rest : target - (1 - way.position) * rest,
            velocity: under.velocity + way.velocity * rest - way.position * under.velocity)
    }

    /// (1 − f) and (r − T), each bounded; 0 once the animation is over.
    func deviationBound(from time: Double) -> Double {
        if let end { return time >= end ? 0 : .infinity }
        let clock = AnimationClock(progress.animation)
        guard let spring = progress.animation.springBase, !clock.isRepeated, time >= release else { return .infinity }
        let under = abs(older.target - target) + older.deviationBound(from: time)
        let way = progress.state(at: time - start)
        let swing = way.velocity / (spring.naturalFrequency * clock.rate)
        let left = ((1 - way.position) * (1 - way.position) + swing * swing).squareRoot()
        return left == 0 ? 0 : left * under
    }
}
