#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The exact motion of a damped spring about its rest position.
///
/// With y the displacement from rest, y(t) = y₀·C(t) + v₀·S(t), where C answers a unit displacement and S a unit
/// velocity. With ω₀ the natural frequency and b the bounce:
///
/// - b ≥ 0: a = ω₀(1 − b), w = ω₀√(b(2 − b)); S = e^(−at)·t·sinc(wt), C = e^(−at)·cos(wt) + a·S.
/// - b < 0: s = √(−b(2 + b)), w = ω₀s/(1 + b), slow root p = ω₀(1 + b)/(1 + s), u = 2wt, g = (1 − e^(−u))/u;
///   S = e^(−pt)·t·g, C = e^(−pt)(1 + p·t·g).
///
/// Both are the textbook solution written so that nothing cancels or overflows: bounce carries the distance from
/// critical damping, and the slow root comes from the product of the roots (ω₀²), not from a difference.
public struct DampedOscillator: Hashable, Sendable {
    /// Natural angular frequency ω₀, rad/s.
    public let naturalFrequency: Double
    /// Bounce b in (−1, 1]; its sign is the regime.
    public let bounce: Double
    /// The exponential rate of the envelope in 1/s: ζω₀ when b ≥ 0, the slow root when b < 0.
    public let decayRate: Double
    /// ω₀√|1 − ζ²| in rad/s: the damped frequency when b ≥ 0, half the distance of the two real roots when b < 0.
    public let dampedFrequency: Double

    /// The oscillator of a spring.
    public init(_ spring: Spring) {
        naturalFrequency = spring.naturalFrequency
        bounce = spring.bounce
        if bounce >= 0 {
            decayRate = naturalFrequency * (1 - bounce)
            dampedFrequency = naturalFrequency * (bounce * (2 - bounce)).squareRoot()
        } else {
            let s = (-bounce * (2 + bounce)).squareRoot()
            decayRate = naturalFrequency * (1 + bounce) / (1 + s)
            dampedFrequency = naturalFrequency * s / (1 + bounce)
        }
    }

    /// The displacement from rest and its velocity `time` seconds after the state `initial`, itself measured from rest.
    public func state(at time: Double, from initial: MotionState) -> MotionState {
        let response = response(at: time)
        return MotionState(
            position: initial.position * response.displacement.position
                + initial.velocity * response.velocity.position,
            velocity: initial.position * response.displacement.velocity
                + initial.velocity * response.velocity.velocity)
    }

    /// The two fundamental solutions at a time: the answers to a unit displacement (C, C′) and a unit velocity (S, S′).
    public func response(at time: Double) -> (displacement: MotionState, velocity: MotionState) {
        let square = naturalFrequency * naturalFrequency
        if bounce >= 0 {
            let envelope = exp(-decayRate * time)
            let phase = dampedFrequency * time
            let s = envelope * (phase == 0 ? time : sin(phase) / dampedFrequency)
            let swing = envelope * cos(phase)
            return (
                MotionState(position: swing + decayRate * s, velocity: -square * s),
                MotionState(position: s, velocity: swing - decayRate * s)
            )
        } else {
            let envelope = exp(-decayRate * time)
            let u = 2 * dampedFrequency * time
            let fast = exp(-u)
            let s = envelope * (u == 0 ? time : -expm1(-u) / (2 * dampedFrequency))
            return (
                MotionState(position: envelope + decayRate * s, velocity: -square * s),
                MotionState(position: s, velocity: envelope * fast - decayRate * s)
            )
        }
    }
}
