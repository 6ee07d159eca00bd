extension Spring {
    /// A spring from its undamped period and bounce, mass 1: ω₀ = 2π/duration, ζ = 1 − bounce for bounce ≥ 0,
    /// ζ = 1/(1 + bounce) below (Apple's `Spring(duration:bounce:)`).
    ///
    /// - Parameters:
    ///   - duration: seconds, finite and above 0.
    ///   - bounce: above −1 and at most 1; 1 is undamped, 0 critical, below 0 overdamped.
    /// - Throws: ``SpringError`` naming the parameter out of range.
    public init(duration: Double, bounce: Double = 0) throws(SpringError) {
        try Self.requirePositive(duration, "duration")
        guard bounce.isFinite else { throw .notFinite(parameter: "bounce", value: bounce) }
        guard bounce > -1, bounce <= 1 else { throw .bounceOutOfRange(bounce) }
        self.init(unchecked: .durationBounce(duration: duration, bounce: bounce))
    }

    /// A spring from its undamped period and damping ratio, mass 1 (Apple's `Spring(response:dampingRatio:)`).
    ///
    /// - Throws: ``SpringError`` when response is not above 0 or the damping ratio is below 0.
    public init(response: Double, dampingRatio: Double) throws(SpringError) {
        try Self.requirePositive(response, "response")
        guard dampingRatio.isFinite, dampingRatio >= 0 else {
            throw .negative(parameter: "damping ratio", value: dampingRatio)
        }
        self.init(unchecked: .responseDampingRatio(response: response, dampingRatio: dampingRatio))
    }

    /// A spring from mass (kg), stiffness (N/m) and damping (N·s/m), taken as they are, overdamped or not.
    ///
    /// - Throws: ``SpringError`` when mass or stiffness is not above 0 or damping is below 0.
    public init(mass: Double, stiffness: Double, damping: Double) throws(SpringError) {
        try Self.requirePositive(mass, "mass")
        try Self.requirePositive(stiffness, "stiffness")
        guard damping.isFinite, damping >= 0 else { throw .negative(parameter: "damping", value: damping) }
        self.init(unchecked: .physical(mass: mass, stiffness: stiffness, damping: damping))
    }

    private static func requirePositive(_ value: Double, _ parameter: String) throws(SpringError) {
        guard value.isFinite, value > 0 else { throw .notPositive(parameter: parameter, value: value) }
    }

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

    /// Bounce b: 1 − ζ for ζ ≤ 1, 1/ζ − 1 above; in (−1, 1].
    ///
    /// From mass, stiffness and damping it is (4km − c²)/(2√(km)(2√(km) + c)) or, overdamped, (4km − c²)/(c(c + 2√(km))),
    /// so the digits that 1 − ζ loses near critical damping stay.
    public var bounce: Double {
        switch description {
        case .durationBounce(_, let bounce):
            return bounce
        case .responseDampingRatio(_, let ratio):
            return ratio <= 1 ? 1 - ratio : (1 - ratio) / ratio
        case .physical(let mass, let stiffness, let damping):
            let product = stiffness * mass
            let critical = 2 * product.squareRoot()
            // 4km − c², each product with its rounding error (Dekker by fma).
            let productError = product == 0 ? 0 : (-product).addingProduct(stiffness, mass)
            let square = damping * damping
            let squareError = (-square).addingProduct(damping, damping)
            let excess = (4 * product - square) + (4 * productError - squareError)
            return excess / ((critical + damping) * max(critical, damping))
        }
    }

    /// Damping ratio ζ = c/(2√(km)): below 1 underdamped, 1 critical, above 1 overdamped.
    public var dampingRatio: Double {
        switch description {
        case .durationBounce(_, let bounce): bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        case .responseDampingRatio(_, let ratio): ratio
        case .physical(let mass, let stiffness, let damping): damping / (2 * (stiffness * mass).squareRoot())
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
}
