import Springs

/// Everything there is to say about an animation: its spring, the metrics of its unit step, and what others report.
struct Inspection {
    let subject: NamedAnimation
    /// Travels per second at the start.
    let velocity: Double
    /// The spring behind it; nil for a timing curve.
    let spring: Spring?
    let oscillator: DampedOscillator?
    let metrics: AnimationMetrics
    let played: PlayedMotion.Times

    /// - Parameter velocity: travels per second, on top of the animation's own.
    init(_ subject: NamedAnimation, velocity: Double, framesPerSecond: Double) throws {
        let animation = subject.animation
        self.subject = subject
        self.velocity = animation.initialVelocity + velocity
        spring = animation.springBase
        oscillator = spring.map(DampedOscillator.init)
        metrics = AnimationMetrics(animation, velocity: velocity)
        played = try PlayedMotion.times(of: animation, velocity: velocity, framesPerSecond: framesPerSecond)
    }
}
