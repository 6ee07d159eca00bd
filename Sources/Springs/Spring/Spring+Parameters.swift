extension Spring {
    /// The damping ratios a spring may have: zero to 10¹⁵, above which bounce would round to −1.
    public static let dampingRatioRange: ClosedRange<Double> = 0...1e15
    /// The natural angular frequencies a spring may have, in rad/s: wide enough for durations from 10⁻⁹⁹ to 10⁹⁹ s and
    /// narrow enough that no square of one overflows.
    public static let naturalFrequencyRange: ClosedRange<Double> = 1e-100...1e100

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
        try self.init(checkingRange: .durationBounce(duration: duration, bounce: bounce))
    }

    /// A spring from its undamped period and damping ratio, mass 1 (Apple's `Spring(response:dampingRatio:)` and
    /// `.spring(response:dampingFraction:)`).
    ///
    /// - Throws: ``SpringError`` when response is not above 0 or the damping ratio is below 0.
    public init(response: Double, dampingRatio: Double) throws(SpringError) {
        try Self.requirePositive(response, "response")
        try Self.requireNotNegative(dampingRatio, "damping ratio")
        try self.init(checkingRange: .responseDampingRatio(response: response, dampingRatio: dampingRatio))
    }

    /// A spring from mass (kg), stiffness (N/m) and damping (N·s/m), taken as they are, overdamped or not
    /// (`.interpolatingSpring(mass:stiffness:damping:)`, react-spring, CASpringAnimation).
    ///
    /// - Throws: ``SpringError`` when mass or stiffness is not above 0 or damping is below 0.
    public init(mass: Double, stiffness: Double, damping: Double) throws(SpringError) {
        try Self.requirePositive(mass, "mass")
        try Self.requirePositive(stiffness, "stiffness")
        try Self.requireNotNegative(damping, "damping")
        try self.init(checkingRange: .physical(mass: mass, stiffness: stiffness, damping: damping))
    }

    /// A spring from mass (kg), stiffness (N/m) and damping ratio, as Jetpack Compose (mass 1), Flutter and libadwaita
    /// describe theirs.
    ///
    /// - Throws: ``SpringError`` when mass or stiffness is not above 0 or the damping ratio is below 0.
    public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) throws(SpringError) {
        try Self.requirePositive(mass, "mass")
        try Self.requirePositive(stiffness, "stiffness")
        try Self.requireNotNegative(dampingRatio, "damping ratio")
        try self.init(
            checkingRange: .stiffnessDampingRatio(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio))
    }

    /// A spring as SwiftUI's `Spring(mass:stiffness:damping:allowOverDamping:)` makes it: unless overdamping is allowed,
    /// a damping ratio above 1 becomes 1 with the natural frequency kept. SwiftUI's default is false.
    ///
    /// - Throws: ``SpringError`` when mass or stiffness is not above 0 or damping is below 0.
    public init(
        mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool
    ) throws(SpringError) {
        let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
        self = allowOverDamping ? spring : spring.limitedToCriticalDamping
    }

    /// This spring if its damping ratio is at most 1, otherwise the critically damped one of the same natural frequency
    /// and mass.
    public var limitedToCriticalDamping: Spring {
        guard dampingDeficit < 0 else { return self }
        switch description {
        case .durationBounce(let duration, _):
            return Spring(unchecked: .durationBounce(duration: duration, bounce: 0))
        case .responseDampingRatio(let response, _):
            return Spring(unchecked: .responseDampingRatio(response: response, dampingRatio: 1))
        case .physical(let mass, let stiffness, _):
            return Spring(unchecked: .physical(mass: mass, stiffness: stiffness, damping: criticalDamping))
        case .stiffnessDampingRatio(let mass, let stiffness, _):
            return Spring(unchecked: .stiffnessDampingRatio(mass: mass, stiffness: stiffness, dampingRatio: 1))
        }
    }

    private init(checkingRange description: Description) throws(SpringError) {
        self.init(unchecked: description)
        switch description {
        case .durationBounce, .responseDampingRatio: break
        case .physical(let mass, let stiffness, _), .stiffnessDampingRatio(let mass, let stiffness, _):
            let square = damping * damping
            guard (stiffness * mass).isNormal, (stiffness / mass).isNormal, square.isFinite else {
                throw .beyondArithmetic
            }
        }
        guard Self.naturalFrequencyRange.contains(naturalFrequency), Self.dampingRatioRange.contains(dampingRatio)
        else {
            throw .beyondArithmetic
        }
    }

    private static func requirePositive(_ value: Double, _ parameter: String) throws(SpringError) {
        guard value.isFinite, value > 0 else { throw .notPositive(parameter: parameter, value: value) }
    }

    private static func requireNotNegative(_ value: Double, _ parameter: String) throws(SpringError) {
        guard value.isFinite, value >= 0 else { throw .negative(parameter: parameter, value: value) }
    }
}
