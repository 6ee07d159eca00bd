/// Alternating lengths of dashes and gaps, in pixels, laid along a polyline.
struct DashPattern {
    private let lengths: [Double]
    private let period: Double

    /// A pattern shorter than this, in pixels, cannot be seen as one.
    private static let shortest = 0.5

    /// A pattern; nil where the line is solid: no lengths, one that is negative or not finite, or all too short to see.
    init?(_ lengths: [Double], scale: Double) {
        let pixels = (lengths.count % 2 == 0 ? lengths : lengths + lengths).map { $0 * scale }
        let period = pixels.reduce(0, +)
        guard !pixels.isEmpty, pixels.allSatisfy({ $0 >= 0 }), period.isFinite, period >= Self.shortest else {
            return nil
        }
        self.lengths = pixels
        self.period = period
    }

    /// Cuts one straight piece that begins `offset` pixels into the polyline. Hands over the visible parts (as fractions
    /// of the piece) and whether each end is that of a dash.
    ///
    /// Only the fractions within `window` are cut up, so the work is bounded by what can be seen.
    func cut(
        length: Double, offset: Double, window: ClosedRange<Double>,
        _ body: (_ from: Double, _ to: Double, _ startsDash: Bool, _ endsDash: Bool) -> Void
    ) {
        guard length > 0 else { return }
        var position = window.lowerBound * length
        let end = window.upperBound * length
        var phase = (offset + position).truncatingRemainder(dividingBy: period)
        var index = 0
        while phase >= lengths[index], index + 1 < lengths.count {
            phase -= lengths[index]
            index += 1
        }
        var fresh = phase == 0
        while position < end {
            let rest = max(lengths[index] - phase, 0)
            let next = min(position + rest, end)
            if index % 2 == 0 {
                body(position / length, next / length, fresh, position + rest <= end)
            }
            position = position + rest
            phase = 0
            fresh = true
            index = (index + 1) % lengths.count
        }
    }
}
