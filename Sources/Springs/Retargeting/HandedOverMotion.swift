/// A press from one value towards another, and a release back to the first after a hold: a course of two changes.
///
/// As SwiftUI retargets: a `.spring`-family release takes over the position, and the velocity where the press was such a
/// spring too (after an eased or interpolating press it starts at 0). Any other release, a repeated spring included, is
/// layered over the press, which goes on: shown = r(t)·(1 − f(t − hold)), r the press's offset from its start, f the
/// release's way. Springs are exact.
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
    private let course: ExactCourse

    /// The motion of a press held for a time and released.
    ///
    /// - Parameters:
    ///   - press: how it moves from `start` towards `pressed`.
    ///   - release: how it moves back. A delay lets the press go on that much longer.
    ///   - hold: seconds from the start of the press to the release; negative or not finite counts as 0.
    ///   - velocity: of the press at its start, in units per second.
    public init(
        press: Animation, release: Animation, hold: Double, from start: Double = 0, to pressed: Double = 1,
        velocity: Double = 0
    ) {
        let changes = ValueChange.tap(
            press: press, release: release, hold: hold, from: start, to: pressed, velocity: velocity)
        self.press = press
        self.release = release
        self.start = start
        self.pressed = pressed
        self.hold = changes[1].time
        course = ExactCourse(from: start, changes)
    }

    /// The release spring from the state handed over; nil for a layered release.
    var takeover: SprungMotion? {
        if case .sprung(let motion) = course.last.motion, course.segments.count > 2 { motion } else { nil }
    }

    /// The motion returns to where it started.
    public var target: Double { start }

    /// Position and velocity, `time` seconds after the press began.
    public func state(at time: Double) -> MotionState {
        course.state(at: time)
    }

    /// Times between which the motion has few turns, up to a horizon.
    func knots(until horizon: Double) -> [Double] {
        let after = takeover?.release ?? hold
        var knots = [hold, after]
        knots += MotionKnots(press, until: takeover == nil ? horizon : after).times
        knots += MotionKnots(release, until: horizon - hold).times.map { $0 + hold }
        return knots
    }
}
