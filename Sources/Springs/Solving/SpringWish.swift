/// A number that a spring is wished to have.
public struct SpringWish: Hashable, Sendable {
    /// What is wished for.
    public let metric: Metric
    /// In the metric's unit.
    public let value: Double

    /// A wish.
    ///
    /// - Parameters:
    ///   - metric: one that follows from a spring's shape and length; mass and velocity are given, not wished for.
    ///   - value: in the metric's unit; above 0, where the metric is no shape.
    /// - Throws: ``SpringWishError``.
    public init(_ metric: Metric, _ value: Double) throws(SpringWishError) {
        guard let exponent = metric.scaling.exponent, metric != .mass, metric != .initialVelocity,
            metric != .halfSwings
        else { throw .notSolvable(metric) }
        guard value.isFinite else { throw .notFinite(metric, value) }
        switch metric {
        case .bounce: guard value > -1, value <= 1 else { throw .bounceOutOfRange(value) }
        case .dampingRatio, .overshoot, .undershoot, .backswing:
            guard value >= 0 else { throw .negative(metric, value) }
        default: guard exponent == 0 || value > 0 else { throw .notPositive(metric, value) }
        }
        self.metric = metric
        self.value = value
    }

    /// The bounce that it means, where it is a bounce or a damping ratio.
    var bounce: Double? {
        switch metric {
        case .bounce: value
        case .dampingRatio: value <= 1 ? 1 - value : 1 / value - 1
        default: nil
        }
    }

    /// Whether it fixes how long a spring is whatever its shape.
    var isLength: Bool { [.duration, .response, .stiffness, .naturalFrequency].contains(metric) }

    /// How far a number is from the wished one, in parts of that; as it is where 0 is wished.
    func miss(_ number: Double) -> Double { value == 0 ? number : number / value - 1 }
}

/// Why something cannot be wished for.
public enum SpringWishError: Error, Hashable, Sendable {
    /// No spring is found by this metric.
    case notSolvable(Metric)
    /// The number is NaN or infinite.
    case notFinite(Metric, Double)
    /// The number has to be above 0.
    case notPositive(Metric, Double)
    /// The number has to be 0 or more.
    case negative(Metric, Double)
    /// A bounce no spring has.
    case bounceOutOfRange(Double)
    /// One wish says what the other says.
    case superfluous(SpringWish, SpringWish)
}

extension SpringWishError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    public var description: String {
        switch self {
        case .notSolvable(let metric):
            "no spring is found by its \(metric.title); wish for a duration, a bounce, an overshoot or a settling time"
        case .notFinite(let metric, let value):
            "\(metric.title) \(value.written) is not a finite number; give a finite one"
        case .notPositive(let metric, let value):
            "\(metric.title) \(value.written) is not a positive number; give one above 0"
        case .negative(let metric, let value):
            "\(metric.title) \(value.written) is not allowed; give 0 or more"
        case .bounceOutOfRange(let value): SpringError.bounceOutOfRange(value).description
        case .superfluous(let one, let other):
            "\(one.metric.title) and \(other.metric.title) say the same of a spring; wish for something else beside one of "
                + "them, such as a settling time beside a bounce"
        }
    }
}
