/// Where something is and how fast it moves.
public struct MotionState: Hashable, Sendable {
    /// Position, in the unit of the animated property.
    public var position: Double
    /// Velocity, in that unit per second.
    public var velocity: Double

    /// A state from its two numbers.
    public init(position: Double, velocity: Double) {
        self.position = position
        self.velocity = velocity
    }
}
