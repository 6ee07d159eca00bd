/// What a metric says of an animation.
public enum MetricValue: Hashable, Sendable {
    /// A number in the metric's unit.
    case number(Double)
    /// There is no such value: the peak of a spring that never overshoots, the stiffness of a timing curve.
    case missing
    /// It does not happen in finite time: the settling of a spring without damping.
    case never

    /// A number, or ``missing`` when there is none.
    init(_ number: Double?) { self = number.map(MetricValue.number) ?? .missing }

    /// A time that may lie beyond all time: nil and infinity are ``never``.
    init(time: Double?) {
        if let time, time.isFinite { self = .number(time) } else { self = .never }
    }

    /// The number, if there is one.
    public var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }
}
