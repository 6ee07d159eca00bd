/// The values a quantity may have.
package enum Limits<Bound: Comparable & Sendable & Hashable>: Sendable, Hashable {
    /// Every value.
    case none
    /// From the lower bound to the upper one, both included.
    case within(ClosedRange<Bound>)
    /// The bound or more.
    case atLeast(Bound)
    /// More than the bound.
    case above(Bound)
    /// The bound or less.
    case atMost(Bound)

    /// Whether the value is allowed.
    package func contains(_ value: Bound) -> Bool {
        switch self {
        case .none: true
        case .within(let range): range.contains(value)
        case .atLeast(let bound): value >= bound
        case .above(let bound): value > bound
        case .atMost(let bound): value <= bound
        }
    }

    /// What follows the noun in a sentence: ` from 1 to 1000`, ` above 0`.
    func phrase(_ write: (Bound) -> String) -> String {
        switch self {
        case .none: ""
        case .within(let range): " from \(write(range.lowerBound)) to \(write(range.upperBound))"
        case .atLeast(let bound): " of at least \(write(bound))"
        case .above(let bound): " above \(write(bound))"
        case .atMost(let bound): " of at most \(write(bound))"
        }
    }
}
