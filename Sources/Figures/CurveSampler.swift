import Plotting

/// Samples a curve for drawing: as many points as it needs to look smooth at any size, and no more.
///
/// Equal steps come first; each is halved while the curve strays from the chord by more than the tolerance, measured in
/// shares of the drawing's width and height.
package struct CurveSampler: Hashable, Sendable {
    /// The number of equal steps to begin with; a swing shorter than one of them may be missed.
    package var steps: Int
    /// How far the curve may stray from the drawn line, as a share of the drawing's extent. The default is a fifth of a
    /// pixel on a drawing of 1000 pixels.
    package var tolerance: Double
    /// How often a step may be halved.
    package var halvings: Int

    /// A sampler from its limits.
    package init(steps: Int = 384, tolerance: Double = 0.0002, halvings: Int = 7) {
        self.steps = min(max(1, steps), 100_000)
        self.tolerance = tolerance
        self.halvings = min(max(0, halvings), 16)
    }

    /// The samples of a curve given by a parameter, in its order. The parameters `including` are met exactly. A range
    /// that is not finite has no samples.
    package func samples(
        over range: ClosedRange<Double>, including: [Double] = [], _ point: (Double) -> Sample
    ) -> [Sample] {
        let (start, end) = (range.lowerBound, range.upperBound)
        guard start.isFinite, end.isFinite, (end - start).isFinite else { return [] }
        guard start < end else { return [point(start)] }
        var parameters = (0...steps).map { start + (end - start) * (Double($0) / Double(steps)) }
        parameters[steps] = end
        parameters = Array(Set(parameters + including.filter(range.contains))).sorted()
        let first = parameters.map(point)
        let (width, height) = (Self.span(first.map(\.x)), Self.span(first.map(\.y)))
        guard width > 0 || height > 0 else { return first }
        var result = [first[0]]
        for index in parameters.indices.dropFirst() {
            refine(
                (parameters[index - 1], first[index - 1]), (parameters[index], first[index]), point,
                unit: (width > 0 ? width : 1, height > 0 ? height : 1), left: halvings, into: &result)
            result.append(first[index])
        }
        return result
    }

    private func refine(
        _ a: (at: Double, Sample), _ b: (at: Double, Sample), _ point: (Double) -> Sample,
        unit: (Double, Double), left: Int, into result: inout [Sample]
    ) {
        guard left > 0 else { return }
        let middle = a.at / 2 + b.at / 2
        guard middle > a.at, middle < b.at else { return }
        let sample = point(middle)
        guard Self.distance(of: sample, from: a.1, b.1, unit: unit) > tolerance else { return }
        refine(a, (middle, sample), point, unit: unit, left: left - 1, into: &result)
        result.append(sample)
        refine((middle, sample), b, point, unit: unit, left: left - 1, into: &result)
    }

    /// The distance of a point from the segment between two others, in shares of the drawing's extent.
    private static func distance(of p: Sample, from a: Sample, _ b: Sample, unit: (Double, Double)) -> Double {
        let (dx, dy) = ((b.x - a.x) / unit.0, (b.y - a.y) / unit.1)
        let (px, py) = ((p.x - a.x) / unit.0, (p.y - a.y) / unit.1)
        let square = dx * dx + dy * dy
        let part = square > 0 ? min(max((px * dx + py * dy) / square, 0), 1) : 0
        let (ex, ey) = (px - part * dx, py - part * dy)
        return (ex * ex + ey * ey).squareRoot()
    }

    private static func span(_ values: [Double]) -> Double {
        let finite = values.filter(\.isFinite)
        guard let low = finite.min(), let high = finite.max() else { return 0 }
        let span = high - low
        return span.isFinite ? span : 0
    }
}
