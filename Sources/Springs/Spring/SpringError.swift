/// Why a set of numbers is no spring.
public enum SpringError: Error, Hashable, Sendable {
    /// A parameter must be a finite number above zero.
    case notPositive(parameter: String, value: Double)
    /// A parameter must be a finite number, zero or above.
    case negative(parameter: String, value: Double)
    /// Bounce must lie in (−1, 1].
    case bounceOutOfRange(Double)
    /// A parameter must be a finite number.
    case notFinite(parameter: String, value: Double)
}

extension SpringError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    public var description: String {
        switch self {
        case .notPositive(let parameter, let value):
            "\(parameter) \(value) is not a positive number; give a finite \(parameter) above 0"
        case .negative(let parameter, let value):
            "\(parameter) \(value) is not allowed; give a finite \(parameter) of 0 or more"
        case .bounceOutOfRange(let value) where value > 1:
            "bounce \(value) grows without bound (its damping would be negative); give a bounce above -1 and at most 1"
        case .bounceOutOfRange(let value):
            "bounce \(value) has no finite spring; give a bounce above -1 and at most 1"
        case .notFinite(let parameter, let value):
            "\(parameter) \(value) is not a finite number; give a finite \(parameter)"
        }
    }
}
