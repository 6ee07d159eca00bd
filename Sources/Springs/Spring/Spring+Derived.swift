/// The parameters that follow from those a spring was described with.
extension Spring {
    /// Mass m in kg.
    public var mass: Double {
        if case .physical(let mass, _, _) = description { mass } else { 1 }
    }

    /// Natural (undamped) angular frequency ω₀ = √(k/m) = 2π/duration, in rad/s.
    public var naturalFrequency: Double {
        switch description {
        case .durationBounce(let period, _), .responseDampingRatio(let period, _): 2 * .pi / period
        case .physical(let mass, let stiffness, _): (stiffness / mass).squareRoot()
        }
    }

    /// The undamped period 2π/ω₀ in seconds: SwiftUI's `duration` and `response`. Not when the motion ends.
    public var duration: Double {
        switch description {
        case .durationBounce(let period, _), .responseDampingRatio(let period, _): period
        case .physical: 2 * .pi / naturalFrequency
        }
    }

    /// The undamped period 2π/ω₀ in seconds, under its other name: equal to ``duration``.
    public var response: Double { duration }

    /// Bounce b: 1 − ζ for ζ ≤ 1, 1/ζ − 1 above; in (−1, 1].
    public var bounce: Double {
        if case .durationBounce(_, let bounce) = description { return bounce }
        let deficit = dampingDeficit
        return deficit >= 0 ? deficit : deficit / dampingRatio
    }

    /// Damping ratio ζ = c/(2√(km)): below 1 underdamped, 1 critical, above 1 overdamped.
    public var dampingRatio: Double {
        switch description {
        case .durationBounce(_, let bounce): bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        case .responseDampingRatio(_, let ratio): ratio
        case .physical(let mass, let stiffness, let damping): damping / (2 * (stiffness * mass).squareRoot())
        }
    }

    /// 1 − ζ without the digits that the subtraction loses near critical damping; its sign is the regime.
    ///
    /// From mass, stiffness and damping it is (4km − c²)/(2√(km)(2√(km) + c)), the numerator with the rounding errors of
    /// its products.
    public var dampingDeficit: Double {
        switch description {
        case .durationBounce(_, let bounce):
            return bounce >= 0 ? bounce : bounce / (1 + bounce)
        case .responseDampingRatio(_, let ratio):
            return 1 - ratio
        case .physical(let mass, let stiffness, let damping):
            let product = stiffness * mass
            let critical = 2 * product.squareRoot()
            let productError = (-product).addingProduct(stiffness, mass)
            let square = damping * damping
            let squareError = (-square).addingProduct(damping, damping)
            let excess = (4 * product - square) + (4 * productError - squareError)
            return excess / (critical * (critical + damping))
        }
    }

    /// Stiffness k = m·ω₀² in N/m.
    public var stiffness: Double {
        if case .physical(_, let stiffness, _) = description { return stiffness }
        return naturalFrequency * naturalFrequency
    }

    /// Damping coefficient c = 2ζω₀m in N·s/m.
    public var damping: Double {
        if case .physical(_, _, let damping) = description { return damping }
        return 2 * dampingRatio * naturalFrequency
    }

    /// The force on the mass in newtons, k(target − position) − c·velocity, with position in metres (or the property's
    /// unit) and velocity in those per second. Right in every regime; SwiftUI's own getter is not when overdamped.
    public func force(target: Double, position: Double, velocity: Double) -> Double {
        stiffness * (target - position) - damping * velocity
    }
}
