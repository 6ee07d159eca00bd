/// Why a set of numbers is no timing curve.
public enum EasingError: Error, Hashable, Sendable {
    /// A control point's x must lie in 0…1, so that time never runs backwards.
    case controlPointOutOfRange(coordinate: String, value: Double)
    /// A control point's y must lie within a million ways, so that all metrics can be computed.
    case controlPointTooFar(coordinate: String, value: Double)
    /// A number must be finite.
    case notFinite(parameter: String, value: Double)
    /// A piecewise linear curve needs two stops.
    case tooFewStops(count: Int)
    /// Steps need a count of at least 1, or 2 without a jump at either end.
    case stepCountOutOfRange(count: Int, minimum: Int)
}

extension EasingError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    public var description: String {
        switch self {
        case .controlPointOutOfRange(let coordinate, let value):
            "control point \(coordinate) \(value.typed) is not allowed; give an \(coordinate) from 0 to 1"
        case .controlPointTooFar(let coordinate, let value):
            "control point \(coordinate) \(value.typed) is not allowed; give a \(coordinate) from -1000000 to 1000000"
        case .notFinite(let parameter, let value):
            "\(parameter) \(value.typed) is not a finite number; give a finite \(parameter)"
        case .tooFewStops(let count):
            "a piecewise linear curve needs at least 2 stops, not \(count)"
        case .stepCountOutOfRange(let count, let minimum):
            "a step count of \(count) is not allowed here; give a count from \(minimum) to \(StepCurve.maximumCount)"
        }
    }
}
