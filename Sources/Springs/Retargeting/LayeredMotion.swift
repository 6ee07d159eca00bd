/// An ease, timing curve, linear or interpolating spring (or a repeated spring) laid over an older motion.
///
/// With r the older motion, f the animation's way from 0 to 1 and T the target: x = r + f·(T − r), and by the product
/// rule x′ = r′ + f′·(T − r) − f·r′.
package struct LayeredMotion: Motion, Hashable {
    /// The animation's way from 0 to 1.
    package let progress: AnimationMotion
    /// When the animation was asked for, in seconds from the start of the course.
    package let start: Double
    /// When it first moves: its start plus its delay.
    package let release: Double
    /// The older motion, which goes on beneath.
    package var older: ExactMotion
    /// The value it tends to.
    package let target: Double

    init(_ animation: Animation, clock: AnimationClock, by change: ValueChange, over older: ExactMotion) {
        let travel = change.target - older.target
        progress = AnimationMotion(animation, velocity: travel == 0 ? 0 : change.velocity / travel)
        start = change.time
        release = change.time + clock.start
        self.older = older
        target = change.target
    }

    /// When the animation ends and nothing of the older motion is left, in seconds from the start of the course; nil
    /// for springs, which tend to their end, and for endless repeats.
    package var end: Double? {
        if case .timingCurve = progress.animation.base { return progress.end.map { start + $0 } }
        return AnimationClock(progress.animation.modifiers).isRepeated ? progress.end.map { start + $0 } : nil
    }

    /// Position and velocity at a time of the course.
    package func state(at time: Double) -> MotionState {
        let under = older.state(at: time)
        guard time >= start else { return under }
        let way = progress.state(at: time - start)
        let rest = target - under.position
        return MotionState(
            // From the target once the way is nearly done, so that 1 gives it to the last digit.
            position: way.position < 0.5 ? under.position + way.position * rest : target - (1 - way.position) * rest,
            velocity: under.velocity + way.velocity * rest - way.position * under.velocity)
    }

    /// Whether nothing of the older motion is left at a time: the animation has ended, or its spring is within rounding of
    /// its end for good.
    func isOver(by time: Double) -> Bool {
        if let end { return end <= time }
        guard time > release, let left = wayLeft(from: time) else { return false }
        return left < 0x1p-60
    }

    /// √((1 − f)² + f′²/ω₀²) of an interpolating spring, which never grows; nil for anything else.
    private func wayLeft(from time: Double) -> Double? {
        let clock = AnimationClock(progress.animation.modifiers)
        guard let spring = progress.animation.springBase, !clock.isRepeated, clock.rate > 0 else { return nil }
        let way = progress.state(at: time - start)
        let swing = way.velocity / (spring.naturalFrequency * clock.rate)
        return ((1 - way.position) * (1 - way.position) + swing * swing).squareRoot()
    }

    /// (1 − f) and (r − T), each bounded; 0 once the animation is over.
    func deviationBound(from time: Double) -> Double {
        if let end { return time >= end ? 0 : .infinity }
        guard time >= release, let left = wayLeft(from: time) else { return .infinity }
        let under = abs(older.target - target) + older.deviationBound(from: time)
        return left == 0 ? 0 : left * under
    }
}
