/// A new target for a value, and what takes it there.
///
/// What moves is a list of these: an animation is one change, a tap is two, a scene one for each change of phase. The exact
/// motion (``ExactCourse``) and the played one (``PlayedMotion``) are made from the same list.
public struct ValueChange: Hashable, Sendable {
    /// When it is asked for, in seconds.
    public var time: Double
    /// The value to move to, in the value's unit.
    public var target: Double
    /// What moves it; nil jumps, and ends whatever was moving it.
    public var animation: Animation?
    /// A velocity given at the start, in units per second, on top of what the animation begins with. Timing curves take
    /// none.
    public var velocity: Double

    /// A change of target at a time.
    public init(at time: Double = 0, to target: Double, by animation: Animation?, velocity: Double = 0) {
        self.time = time
        self.target = target
        self.animation = animation
        self.velocity = velocity
    }

    /// A press from a value towards another, and the release back.
    ///
    /// - Parameter hold: seconds from the press to the release; negative or not finite counts as 0.
    static func tap(
        press: Animation, release: Animation, hold: Double, from start: Double, to pressed: Double, velocity: Double
    ) -> [ValueChange] {
        [
            ValueChange(to: pressed, by: press, velocity: velocity),
            ValueChange(at: hold.isFinite ? max(0, hold) : 0, to: start, by: release),
        ]
    }
}
