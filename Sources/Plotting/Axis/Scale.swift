/// The linear map from a domain of values to a range of canvas coordinates.
package struct Scale: Hashable, Sendable {
    /// The values from end to end.
    package let domain: ClosedRange<Double>
    /// The coordinate of the domain's lower bound.
    package let start: Double
    /// The coordinate of the domain's upper bound; less than `start` on an axis that runs upwards.
    package let end: Double

    /// A scale that takes the lower bound of `domain` to `start` and the upper one to `end`.
    package init(domain: ClosedRange<Double>, start: Double, end: Double) {
        self.domain = domain
        self.start = start
        self.end = end
    }

    /// The canvas coordinate of a value. Values far beyond the domain stop at a hundred lengths outside, so that any
    /// canvas can take the coordinate; the middle where the domain is a single value.
    package func position(_ value: Double) -> Double {
        // Halves keep the differences finite for domains wider than the largest double.
        let span = domain.upperBound / 2 - domain.lowerBound / 2
        guard span > 0 else { return (start + end) / 2 }
        let fraction = (value / 2 - domain.lowerBound / 2) / span
        guard !fraction.isNaN else { return (start + end) / 2 }
        return start + (end - start) * min(max(fraction, -100), 101)
    }

    /// The value at a canvas coordinate.
    package func value(at position: Double) -> Double {
        guard end != start else { return domain.lowerBound }
        let fraction = (position - start) / (end - start)
        return domain.lowerBound * (1 - fraction) + domain.upperBound * fraction
    }
}
