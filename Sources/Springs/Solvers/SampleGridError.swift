/// Why a motion cannot be sampled as asked.
public enum SampleGridError: Error, Hashable, Sendable {
    /// A rate or step must be a finite number above zero.
    case notPositive(parameter: String, value: Double)
    /// The end must be a finite number of seconds, zero or above.
    case endOutOfRange(Double)
    /// A number of samples must have a first and a last.
    case tooFew(count: Int)
    /// More samples than ``SampleGrid/maximumCount``.
    case tooMany(count: Double)
}

extension SampleGridError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    public var description: String {
        switch self {
        case .notPositive(let parameter, let value):
            "\(parameter) \(value.written) is not a positive number; give a finite \(parameter) above 0"
        case .endOutOfRange(let end):
            "an end of \(end.written) s is not allowed; give a finite time of 0 s or more"
        case .tooFew(let count):
            "a first and a last sample are needed; give a count of at least 2, not \(count)"
        case .tooMany(let count):
            "\(count < 1e15 ? "\(Int(count))" : "\(count)") samples are more than the \(SampleGrid.maximumCount) allowed; give a larger step or an earlier end"
        }
    }
}
