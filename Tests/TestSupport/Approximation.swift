infix operator ≈ : ComparisonPrecedence
infix operator ± : RangeFormationPrecedence

/// A number and how far off another may be.
package struct Approximation {
    package let value: Double
    package let tolerance: Double
}

/// `1.5 ± 1e-9`
package func ± (value: Double, tolerance: Double) -> Approximation {
    Approximation(value: value, tolerance: tolerance)
}

/// Whether a number lies within the tolerance: `time ≈ (0.335 ± 1e-12)`. The macros of Testing know no precedence of
/// ours, hence the parentheses.
package func ≈ (value: Double, expected: Approximation) -> Bool {
    abs(value - expected.value) <= expected.tolerance
}
