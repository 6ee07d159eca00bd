import CLibrary

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
    /// The parameters are each allowed and together leave the range in which a motion can be computed.
    case beyondArithmetic
    /// No spring of this damping ratio has an envelope that starts above epsilon and reaches it at that time.
    case neverReachesEpsilon(dampingRatio: Double, epsilon: Double)
}

extension SpringError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    public var description: String {
        switch self {
        case .notPositive(let parameter, let value):
            "\(parameter) \(value.written) is not a positive number; give a finite \(parameter) above 0"
        case .negative(let parameter, let value):
            "\(parameter) \(value.written) is not allowed; give a finite \(parameter) of 0 or more"
        case .bounceOutOfRange(let value) where value > 1:
            "bounce \(value.written) grows without bound (its damping would be negative); give a bounce above -1 and at most 1"
        case .bounceOutOfRange(let value):
            "bounce \(value.written) has no finite spring; give a bounce above -1 and at most 1"
        case .notFinite(let parameter, let value):
            "\(parameter) \(value.written) is not a finite number; give a finite \(parameter)"
        case .beyondArithmetic:
            "these parameters together give a frequency or damping that cannot be computed with; "
                + "give a natural frequency between 1e-100 and 1e100 rad/s and a damping ratio of at most 1e15"
        case .neverReachesEpsilon(let dampingRatio, let epsilon):
            "damping ratio \(dampingRatio.written) has no spring that settles to epsilon \(epsilon.written) in the given time; "
                + "give a larger damping ratio or a smaller epsilon"
        }
    }
}

extension Double {
    /// The number as a person writes it: the shortest digits that read back the same, a whole one without `.0`.
    package var written: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number with so many significant digits, for sentences about what was computed.
    func rounded(digits: Int) -> Double {
        guard self != 0, isFinite else { return self }
        let scale = pow(10, Double(digits - 1) - log10(abs(self)).rounded(.down))
        // Beyond the powers of ten that a double has, all digits stay.
        return scale.isNormal ? (self * scale).rounded() / scale : self
    }
}
