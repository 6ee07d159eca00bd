import CLibrary

/// The exact motion of a damped spring about its rest position.
///
/// With y the displacement from rest, y(t) = y₀·C(t) + v₀·S(t), where C answers a unit displacement and S a unit
/// velocity. With ω₀ the natural frequency, ζ the damping ratio and δ = 1 − ζ:
///
/// - δ ≥ 0: a = ω₀ζ, w = ω₀√(δ(2 − δ)); S = e^(−at)·t·sinc(wt), C = e^(−at)·cos(wt) + a·S.
/// - δ < 0: s = √(δ(δ − 2)), w = ω₀s, slow root p = ω₀/(ζ + s), u = 2wt, g = (1 − e^(−u))/u;
///   S = e^(−pt)·t·g, C = e^(−pt)(1 + p·t·g).
///
/// Both are the textbook solution written so that nothing cancels or overflows: δ carries the distance from critical
/// damping, and the slow root comes from the product of the roots (ω₀²), not from a difference. The phase wt is kept to
/// twice a double's digits, so a long ringing stays in step.
public struct DampedOscillator: Hashable, Sendable {
    /// Natural angular frequency ω₀, rad/s.
    public let naturalFrequency: Double
    /// Damping ratio ζ.
    public let dampingRatio: Double
    /// 1 − ζ, exact near critical damping; its sign is the regime.
    public let dampingDeficit: Double
    /// Bounce b in (−1, 1].
    public let bounce: Double
    /// The exponential rate of the envelope in 1/s: ζω₀ when ζ ≤ 1, the slow root when ζ > 1.
    public let decayRate: Double
    /// ω₀√|1 − ζ²| in rad/s: the damped frequency when ζ ≤ 1, half the distance of the two real roots when ζ > 1.
    public let dampedFrequency: Double
    /// What the double leaves out of the damped frequency.
    private let dampedFrequencyRest: Double

    /// The oscillator of a spring.
    public init(_ spring: Spring) {
        naturalFrequency = spring.naturalFrequency
        dampingRatio = spring.dampingRatio
        dampingDeficit = spring.dampingDeficit
        bounce = spring.bounce
        if dampingDeficit >= 0 {
            let frequency = spring.ringingFrequency
            decayRate = naturalFrequency * dampingRatio
            dampedFrequency = frequency.high
            dampedFrequencyRest = frequency.low
        } else {
            let s = (dampingDeficit * (dampingDeficit - 2)).squareRoot()
            decayRate = naturalFrequency / (dampingRatio + s)
            dampedFrequency = naturalFrequency * s
            dampedFrequencyRest = 0
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
        response(at: DoubleDouble(time))
    }

    func response(at exactTime: DoubleDouble) -> (displacement: MotionState, velocity: MotionState) {
        let time = exactTime.high
        let envelope = exp(-decayRate * time)
        // Also keeps 0 · ∞ out of the last terms at times without measure.
        guard envelope != 0 else {
            return (MotionState(position: 0, velocity: 0), MotionState(position: 0, velocity: 0))
        }
        let square = naturalFrequency * naturalFrequency
        if dampingDeficit >= 0 {
            let (sine, cosine) = phase(at: exactTime)
            let s = envelope * (sine == 0 && time * dampedFrequency == 0 ? time : sine / dampedFrequency)
            let swing = envelope * cosine
            return (
                MotionState(position: swing + decayRate * s, velocity: -square * s),
                MotionState(position: s, velocity: swing - decayRate * s)
            )
        } else {
            let u = 2 * dampedFrequency * time
            let s = envelope * (u == 0 ? time : -expm1(-u) / (2 * dampedFrequency))
            return (
                MotionState(position: envelope + decayRate * s, velocity: -square * s),
                MotionState(position: s, velocity: envelope * exp(-u) - decayRate * s)
            )
        }
    }

    /// 1 − C(t): the part of the way from an initial displacement to rest that is done at a time, released from rest.
    ///
    /// Accurate to a few units in the last place at the smallest times too, where C is near 1: with z = at and φ = wt it
    /// is h(z) + e^(−z)((1 − cos φ) + z(1 − sinc φ)), h(z) = 1 − e^(−z)(1 + z), and overdamped, z = pt,
    /// h(z) + e^(−z)·z·(1 − g); every term is a sum without cancellation.
    public func travel(at time: Double) -> Double {
        let z = decayRate * time
        let envelope = exp(-z)
        guard envelope != 0 else { return 1 }
        let decayed = SmallArgument.decayed(z)
        if dampingDeficit >= 0 {
            let (sine, cosine) = phase(at: DoubleDouble(time))
            let swung = cosine > 0 ? sine * sine / (1 + cosine) : 1 - cosine
            return decayed + envelope * (swung + z * SmallArgument.oneMinusSinc(dampedFrequency * time, sine: sine))
        } else {
            return decayed + envelope * z * SmallArgument.oneMinusMeanDecay(2 * dampedFrequency * time)
        }
    }

    /// sin and cos of the phase wt.
    private func phase(at time: DoubleDouble) -> (sine: Double, cosine: Double) {
        let product = DoubleDouble.product(dampedFrequency, time.high)
        let rest = product.low + (dampedFrequencyRest * time.high + dampedFrequency * time.low)
        let sine = sin(product.high)
        let cosine = cos(product.high)
        // Up to 1e-8 the rest's sine is itself and its cosine 1 to the last digit.
        guard abs(rest) > 1e-8 else { return (sine + cosine * rest, cosine - sine * rest) }
        let (restSine, restCosine) = (sin(rest), cos(rest))
        return (sine * restCosine + cosine * restSine, cosine * restCosine - sine * restSine)
    }
}

extension Spring {
    /// ω₀√(1 − ζ²) in rad/s to twice a double's digits; for ζ ≤ 1.
    var ringingFrequency: DoubleDouble {
        switch description {
        case .durationBounce(let duration, let bounce):
            let radicand = DoubleDouble.sum(2, -bounce) * bounce
            return DoubleDouble.twoPi / duration * radicand.squareRoot()
        case .responseDampingRatio(let response, let ratio):
            let radicand = DoubleDouble.sum(1, -ratio) * DoubleDouble.sum(1, ratio)
            return DoubleDouble.twoPi / response * radicand.squareRoot()
        case .stiffnessDampingRatio(let mass, let stiffness, let ratio):
            let radicand =
                DoubleDouble.sum(1, -ratio) * DoubleDouble.sum(1, ratio) * DoubleDouble.product(stiffness, mass)
            return radicand.squareRoot() / mass
        case .physical(let mass, let stiffness, let damping):
            guard damping != criticalDamping else { return DoubleDouble(0) }
            let radicand = DoubleDouble.product(4 * stiffness, mass) - DoubleDouble.product(damping, damping)
            return radicand.squareRoot() / (2 * mass)
        }
    }
}
