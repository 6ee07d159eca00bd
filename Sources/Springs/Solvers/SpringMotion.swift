/// A spring released from a state towards a target, exactly.
public struct SpringMotion: Motion, Hashable {
    /// The oscillator that pulls.
    public let oscillator: DampedOscillator
    /// Where the motion starts.
    public let initial: MotionState
    /// Where it tends to.
    public let target: Double

    /// The motion from `initial` towards `target`. Velocity is in units per second.
    public init(_ oscillator: DampedOscillator, from initial: MotionState, to target: Double) {
        self.oscillator = oscillator
        self.initial = initial
        self.target = target
    }

    /// The unit step: 0 → 1, with an initial velocity in units per second (towards the target positive).
    public init(_ spring: Spring, velocity: Double = 0) {
        self.init(DampedOscillator(spring), from: MotionState(position: 0, velocity: velocity), to: 1)
    }

    /// The exact position and velocity `time` seconds after the release; the initial state for times up to 0.
    ///
    /// The first half of the way is counted from the start and the second from the target, so that both ends keep all
    /// their digits.
    public func state(at time: Double) -> MotionState {
        guard time > 0 else { return initial }
        let response = oscillator.response(at: time)
        let displacement = initial.position - target
        let velocity = displacement * response.displacement.velocity + initial.velocity * response.velocity.velocity
        let thrown = initial.velocity * response.velocity.position
        let position =
            response.displacement.position > 0.5
            ? initial.position - (displacement * oscillator.travel(at: time) - thrown)
            : target + (displacement * response.displacement.position + thrown)
        return MotionState(position: position, velocity: velocity)
    }
}
