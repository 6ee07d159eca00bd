/// A press from one value towards another, and a release back to the first that takes over after a hold.
///
/// As SwiftUI retargets: a `.spring`-family release takes over the position, and the velocity where the press was such a
/// spring too (after an eased or interpolating press it starts at 0). Any other release is layered over the press, which
/// goes on: shown = r(t)·(1 − f(t − hold)), r the press's offset from its start, f the release's way. Springs are exact.
public struct HandedOverMotion: Motion, Hashable {
    /// How the press moves.
    public let press: Animation
    /// How the release moves.
    public let release: Animation
    /// The value before the press and after the release.
    public let start: Double
    /// The value that the press moves to.
    public let pressed: Double
    /// How long the press is held, in seconds.
    public let hold: Double
    /// The release spring from the state handed over, on its own clock; nil for a layered release.
    let takeover: Takeover?
    private let pressMotion: ScaledMotion<AnimationMotion>
    private let releaseMotion: AnimationMotion

    /// A spring that takes over.
    struct Takeover: Hashable, Sendable {
        /// Seconds from the start of the press.
        let time: Double
        /// The spring's seconds in one: the release's speed.
        let rate: Double
        /// The motion on the spring's own clock.
        let motion: SpringMotion

        func state(at time: Double) -> MotionState {
            var state = motion.state(at: rate * (time - self.time))
            state.velocity *= rate
            return state
        }
    }

    /// The motion of a press held for a time and released.
    ///
    /// - Parameters:
    ///   - press: how it moves from `start` towards `pressed`.
    ///   - release: how it moves back. A delay lets the press go on that much longer; a repeat plays once.
    ///   - hold: seconds from the start of the press to the release; negative or not finite counts as 0.
    public init(press: Animation, release: Animation, hold: Double, from start: Double = 0, to pressed: Double = 1) {
        self.press = press
        self.release = release
        self.start = start
        self.pressed = pressed
        self.hold = hold.isFinite ? max(0, hold) : 0
        pressMotion = ScaledMotion(AnimationMotion(press), from: start, to: pressed)
        releaseMotion = AnimationMotion(release)
        let clock = AnimationClock(release.modifiers)
        if case .spring(let spring, _) = release.base, clock.rate > 0 {
            let time = self.hold + max(0, clock.start)
            var state = pressMotion.state(at: time)
            if case .spring = press.base { state.velocity /= clock.rate } else { state.velocity = 0 }
            takeover = Takeover(
                time: time, rate: clock.rate,
                motion: SpringMotion(DampedOscillator(spring), from: state, to: start))
        } else {
            takeover = nil
        }
    }

    /// The motion returns to where it started.
    public var target: Double { start }

    /// Position and velocity, `time` seconds after the press began.
    public func state(at time: Double) -> MotionState {
        if let takeover, time > takeover.time { return takeover.state(at: time) }
        let press = pressMotion.state(at: time)
        guard takeover == nil, time > hold else { return press }
        let way = releaseMotion.state(at: time - hold)
        let offset = press.position - start
        return MotionState(
            position: start + offset * (1 - way.position),
            velocity: press.velocity * (1 - way.position) - offset * way.velocity)
    }

    /// Times between which the motion has few turns, up to a horizon.
    func knots(until horizon: Double) -> [Double] {
        let after = takeover?.time ?? hold
        var knots = [hold, after]
        knots += MotionKnots(press, until: takeover == nil ? horizon : after).times
        knots += MotionKnots(release, until: horizon - hold).times.map { $0 + hold }
        return knots
    }
}
