/// How a value moves from a moment on, exactly, with whatever was still moving it before.
///
/// Retargeting as SwiftUI does it: a `.spring`-family spring takes over from what it interrupts, with the position, and
/// with the velocity when that was such a spring too; anything else, a repeated spring included, is layered over it. While
/// an animation is delayed, the older motion goes on. Times count from the start of the course.
package indirect enum ExactMotion: Motion, Hashable {
    /// It stays at a value.
    case still(Double)
    /// A spring has it, released at a time from a state.
    case sprung(SprungMotion)
    /// An animation is laid over an older motion.
    case layered(LayeredMotion)

    /// The value it tends to.
    package var target: Double {
        switch self {
        case .still(let value): value
        case .sprung(let motion): motion.target
        case .layered(let motion): motion.target
        }
    }

    /// Position and velocity at a time of the course.
    package func state(at time: Double) -> MotionState {
        switch self {
        case .still(let value): MotionState(position: value, velocity: 0)
        case .sprung(let motion): motion.state(at: time)
        case .layered(let motion): motion.state(at: time)
        }
    }

    /// Whether a spring that takes over at a time gets the velocity as well as the position.
    func handsOverVelocity(at time: Double) -> Bool {
        switch self {
        case .still: true
        case .sprung(let motion): time > motion.release || motion.older.handsOverVelocity(at: time)
        case .layered(let motion): time <= motion.release && motion.older.handsOverVelocity(at: time)
        }
    }

    /// The motion after a change. A target that stays what it was starts nothing: what moves the value goes on, unless it
    /// is given a velocity.
    package func changed(by change: ValueChange) -> ExactMotion {
        guard change.target != target || change.velocity != 0 else { return self }
        guard let animation = change.animation else { return .still(change.target) }
        let clock = AnimationClock(animation.modifiers)
        if case .spring(let spring, _) = animation.base, !clock.isRepeated, clock.rate > 0 {
            return .sprung(SprungMotion(spring, clock: clock, by: change, over: forgetting(by: change.time)))
        }
        return .layered(LayeredMotion(animation, clock: clock, by: change, over: forgetting(by: change.time)))
    }

    /// The same from a time on, without what no longer moves the value by then: what lies under layers that have ended, and
    /// what a spring has taken over from.
    private func forgetting(by time: Double) -> ExactMotion {
        switch self {
        case .still:
            return self
        case .sprung(var motion):
            motion.older =
                time > motion.release ? .still(motion.motion.initial.position) : motion.older.forgetting(by: time)
            return .sprung(motion)
        case .layered(var motion):
            if motion.isOver(by: time) { return .still(motion.target) }
            motion.older = motion.older.forgetting(by: time)
            return .layered(motion)
        }
    }

    /// A bound on how far the value can be from its target at any time from `time` on; infinite where none is known.
    package func deviationBound(from time: Double) -> Double {
        switch self {
        case .still: 0
        case .sprung(let motion): motion.deviationBound(from: time)
        case .layered(let motion): motion.deviationBound(from: time)
        }
    }

    /// Times at which what moves the value changes: releases and ends of finite animations.
    var corners: [Double] {
        switch self {
        case .still: []
        case .sprung(let motion): motion.older.corners + [motion.release]
        case .layered(let motion): motion.older.corners + [motion.release] + (motion.end.map { [$0] } ?? [])
        }
    }

    /// The shortest time, in seconds, over which any part of it changes its course: a quarter of a swing, a sixteenth of a
    /// curve.
    var timeScale: Double {
        switch self {
        case .still: .infinity
        case .sprung(let motion): min(motion.older.timeScale, motion.motion.oscillator.quarterSwing / motion.rate)
        case .layered(let motion): min(motion.older.timeScale, motion.progress.animation.timeScale)
        }
    }
}

extension DampedOscillator {
    /// A quarter of an undamped swing, in seconds.
    var quarterSwing: Double { .pi / 2 / naturalFrequency }
}

extension Animation {
    /// The shortest time over which it changes its course, in seconds; see ``ExactMotion/timeScale``.
    var timeScale: Double {
        let rate = AnimationClock(modifiers).rate
        let scale: Double =
            switch base {
            case .spring(let spring, _), .interpolatingSpring(let spring, _): DampedOscillator(spring).quarterSwing
            case .timingCurve(_, let duration): duration / 16
            }
        return rate > 0 ? scale / rate : .infinity
    }
}
