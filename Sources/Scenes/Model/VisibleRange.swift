/// The values of a property that can be seen: an opacity stays in 0…1, a blur at 0 or more.
///
/// An animation may carry the model value outside; what is drawn is the value clamped to this range.
package struct VisibleRange: Hashable, Sendable {
    /// The least visible value; nil when open below.
    package let lower: Double?
    /// The greatest visible value; nil when open above.
    package let upper: Double?

    /// Everything can be seen.
    package static let unlimited = VisibleRange(uncheckedLower: nil, upper: nil)
    /// 0…1: opacity, fill, colour components.
    package static let fraction = VisibleRange(uncheckedLower: 0, upper: 1)
    /// 0 or more: blur, width, height, padding.
    package static let notNegative = VisibleRange(uncheckedLower: 0, upper: nil)

    init(uncheckedLower lower: Double?, upper: Double?) {
        self.lower = lower
        self.upper = upper
    }

    /// The range from `lower` to `upper`, in the property's unit; nil leaves a side open.
    ///
    /// - Throws: ``SceneError/Problem/rangeReversed(lower:upper:)`` unless lower < upper, and
    ///   ``SceneError/Problem/notFinite(_:)`` for a bound that is no finite number.
    package init(lower: Double? = nil, upper: Double? = nil) throws(SceneError) {
        if let lower, !lower.isFinite { throw SceneError(.notFinite(lower), at: "lower") }
        if let upper, !upper.isFinite { throw SceneError(.notFinite(upper), at: "upper") }
        if let lower, let upper, lower >= upper {
            throw SceneError(.rangeReversed(lower: lower, upper: upper))
        }
        self.init(uncheckedLower: lower, upper: upper)
    }

    /// This range with other bounds where they are given. A bound of this one that does not fit the other is left open.
    ///
    /// - Throws: ``SceneError`` as ``init(lower:upper:)`` does.
    package func bounded(lower: Double?, upper: Double?) throws(SceneError) -> VisibleRange {
        try VisibleRange(
            lower: lower ?? self.lower.flatMap { own in upper.map { own < $0 } ?? true ? own : nil },
            upper: upper ?? self.upper.flatMap { own in lower.map { $0 < own } ?? true ? own : nil })
    }

    /// 0 to `upper`, as a corner radius that cannot pass half the shorter side.
    static func upTo(_ upper: Double) -> VisibleRange { VisibleRange(uncheckedLower: 0, upper: upper) }

    /// The visible value nearest to `value`.
    package func clamped(_ value: Double) -> Double {
        var visible = value
        if let lower { visible = max(lower, visible) }
        if let upper { visible = min(upper, visible) }
        return visible
    }

    /// Whether `value` can be seen as it is.
    package func contains(_ value: Double) -> Bool { clamped(value) == value }

    /// The range as a closed one with infinite open ends; nil when everything is seen.
    package var closed: ClosedRange<Double>? {
        lower == nil && upper == nil ? nil : (lower ?? -.infinity)...(upper ?? .infinity)
    }
}
