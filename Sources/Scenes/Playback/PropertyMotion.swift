import Springs

/// How one property moves from a moment of its script on, with whatever was still moving it before.
///
/// Retargeting as SwiftUI does it: a `.spring`-family spring takes over from what it interrupts, with the position, and
/// with the velocity when that was such a spring too; anything else is layered over it. Times count from the start of
/// the script. While an animation is delayed, the older motion goes on.
package indirect enum PropertyMotion: Motion, Hashable {
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
        case .sprung(let motion): motion.motion.target
        case .layered(let motion): motion.target
        }
    }

    /// Position and velocity at a time of the script.
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

    /// The motion after `change` at a time of the script, towards `target`. A value that stays what it was starts
    /// nothing: what moves it goes on.
    func changed(by change: Change, at time: Double, to target: Double) -> PropertyMotion {
        guard target != self.target else { return self }
        switch change {
        case .hold: return self
        case .jump: return .still(target)
        case .animated(let animation):
            let clock = AnimationClock(animation)
            guard case .spring(let spring, _) = animation.base, !clock.isRepeated else {
                return .layered(
                    LayeredMotion(
                        animation, from: time, release: time + clock.wait,
                        over: isOver(by: time) ? .still(self.target) : self,
                        to: target))
            }
            return .sprung(SprungMotion(spring, clock: clock, from: time, over: self, to: target))
        }
    }

    /// Whether a curve has ended by a time, so that nothing goes on beneath what comes next.
    private func isOver(by time: Double) -> Bool {
        if case .layered(let motion) = self, let end = motion.end { end <= time } else { false }
    }

    /// A bound on how far the value can be from its target at any time from `time` on; infinite where none is known.
    func deviationBound(from time: Double) -> Double {
        switch self {
        case .still: 0
        case .sprung(let motion): motion.deviationBound(from: time)
        case .layered(let motion): motion.deviationBound(from: time)
        }
    }

    /// Times after which nothing but a jump changes what moves the value: releases and ends of finite animations.
    var corners: [Double] {
        switch self {
        case .still: []
        case .sprung(let motion): motion.older.corners + [motion.release]
        case .layered(let motion): motion.older.corners + [motion.release] + (motion.end.map { [$0] } ?? [])
        }
    }
}
