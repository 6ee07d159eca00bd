/// The parameters that follow from those a spring was described with.
extension Spring {
    /// Mass m in kg.
    public var mass: Double {
        switch description {
        case .durationBounce, .responseDampingRatio: 1
        case .physical(let mass, _, _), .stiffnessDampingRatio(let mass, _, _): mass
        }
    }

    /// Natural (undamped) angular frequency ω₀ = √(k/m) = 2π/duration, in rad/s.
    public var naturalFrequency: Double {
        switch description {
        case .durationBounce(let period, _), .responseDampingRatio(let period, _): 2 * .pi / period
        case .physical(let mass, let stiffness, _), .stiffnessDampingRatio(let mass, let stiffness, _):
            (stiffness / mass).squareRoot()
        }
    }

    /// The undamped period 2π/ω₀ in seconds: SwiftUI's `duration` and `response`. Not when the motion ends.
    public var duration: Double {
        switch description {
        case .durationBounce(let period, _), .responseDampingRatio(let period, _): period
        case .physical, .stiffnessDampingRatio: 2 * .pi / naturalFrequency
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
        case .responseDampingRatio(_, let ratio), .stiffnessDampingRatio(_, _, let ratio): ratio
        case .physical(_, _, let damping): damping / criticalDamping
        }
    }

    /// 1 − ζ without the digits that the subtraction loses near critical damping; its sign is the regime.
    ///
    /// From mass, stiffness and damping it is (4km − c²)/(2√(km)(2√(km) + c)), the numerator with the rounding errors of
    /// its products. A damping that is ``criticalDamping`` to the last digit means critical damping, which is seldom a
    /// double: there it is 0.
    public var dampingDeficit: Double {
        switch description {
        case .durationBounce(_, let bounce):
            return bounce >= 0 ? bounce : bounce / (1 + bounce)
        case .responseDampingRatio(_, let ratio), .stiffnessDampingRatio(_, _, let ratio):
            return 1 - ratio
        case .physical(let mass, let stiffness, let damping):
            let product = stiffness * mass
            let critical = criticalDamping
            guard damping != critical else { return 0 }
            let productError = (-product).addingProduct(stiffness, mass)
            let square = damping * damping
            let squareError = (-square).addingProduct(damping, damping)
            let excess = (4 * product - square) + (4 * productError - squareError)
            return excess / (critical * (critical + damping))
        }
    }

    /// Stiffness k = m·ω₀² in N/m.
    public var stiffness: Double {
        switch description {
        case .durationBounce, .responseDampingRatio: naturalFrequency * naturalFrequency
        case .physical(_, let stiffness, _), .stiffnessDampingRatio(_, let stiffness, _): stiffness
        }
    }

    /// Damping coefficient c = 2ζω₀m in N·s/m.
    public var damping: Double {
        switch description {
        case .durationBounce, .responseDampingRatio: 2 * dampingRatio * naturalFrequency
        case .physical(_, _, let damping): damping
        case .stiffnessDampingRatio(_, _, let ratio): ratio * criticalDamping
        }
    }

    /// The damping coefficient in N·s/m at which the ratio is 1: 2√(km).
    public var criticalDamping: Double { 2 * (stiffness * mass).squareRoot() }

    /// The force on the mass in newtons, k(target − position) − c·velocity, with position in metres (or the property's
    /// unit) and velocity in those per second. Right in every regime; SwiftUI's own getter is not when overdamped.
    public func force(target: Double, position: Double, velocity: Double) -> Double {
        stiffness * (target - position) - damping * velocity
    }
}
