/// The polyline with the fewest corners that stays within a vertical error of a curve, both ends on the curve's own (or on
/// stated values).
///
/// A minimum-link path in the corridor x ± ε, monotone in time. Each line reaches as far as any can that begins on the one
/// before: lines that keep to the corridor from there on form a ``LineRegion``; where the next sample leaves none, the line
/// that came nearest is taken, and the next begins on its last stretch, behind the point where it touched the other side of
/// the corridor. Reaching furthest first is optimal (Imai and Iri 1986).
package struct FewestLines: Hashable, Sendable {
    /// A corner: the fraction of the time, and the value.
    package struct Knot: Hashable, Sendable {
        package var place: Double
        package var value: Double

        package init(place: Double, value: Double) {
            self.place = place
            self.value = value
        }
    }

    /// The corners in order of time, the ends included.
    package let knots: [Knot]

    /// The polyline of a curve.
    ///
    /// - Parameters:
    ///   - error: the vertical error ε above 0.
    ///   - start: where it begins at time 0, within ε of the curve.
    ///   - end: where it ends at time 1, within ε of the curve.
    package init(_ curve: SampledCurve, error: Double, from start: Double, to end: Double) {
        knots = Corridor(curve, error: error, from: start, to: end).knots(error: error)
    }

    /// The polyline with as many corners as ``init(_:error:from:to:)`` needs, and the least error that so many allow: its
    /// corners are spread evenly over the bends, which leaves room for rounding.
    package static func balanced(
        _ curve: SampledCurve, error: Double, from start: Double, to end: Double, extraKnots: Int = 0
    ) -> FewestLines {
        let corridor = Corridor(curve, error: error, from: start, to: end)
        var best = corridor.knots(error: error)
        let most = best.count + extraKnots
        var (low, high) = (error / 4, error)
        for _ in 0..<10 {
            let middle = (low + high) / 2
            let knots = corridor.knots(error: middle)
            if knots.count <= most {
                (best, high) = (knots, middle)
            } else {
                low = middle
            }
        }
        return FewestLines(knots: best)
    }

    private init(knots: [Knot]) {
        self.knots = knots
    }

    /// Where two lines cross.
    fileprivate static func crossing(
        _ a: LineRegion, _ lineA: SIMD2<Double>, _ b: LineRegion, _ lineB: SIMD2<Double>
    ) -> Knot {
        // In the places of the later region, between which they cross.
        let (startA, endA) = (a.value(lineA, at: b.first), a.value(lineA, at: b.second))
        let (gapStart, gapEnd) = (lineB.x - startA, lineB.y - endA)
        let share = gapStart == gapEnd ? 0.5 : min(max(gapStart / (gapStart - gapEnd), 0), 1)
        return Knot(place: b.first + (b.second - b.first) * share, value: startA + (endA - startA) * share)
    }
}

/// The samples of a curve and how far from each a polyline may be.
///
/// The end is a stated value, often the target, which the curve itself has not quite reached: where the curve is within the
/// error of it, it may be on it, so that a smaller error elsewhere does not forbid the end.
struct Corridor {
    let places: [Double]
    let values: [Double]
    /// The greatest error that is asked for.
    let error: Double
    let start: Double
    let end: Double

    init(_ curve: SampledCurve, error: Double, from start: Double, to end: Double) {
        let indices = curve.indicesByBend(count: curve.samples(for: error))
        places = indices.map(curve.place)
        values = indices.map { curve.values[$0] }
        self.error = error
        self.start = start
        self.end = end
    }

    /// The values that are near enough to a sample.
    func range(_ index: Int, error own: Double) -> ClosedRange<Double> {
        let value = values[index]
        guard (value - end).magnitude <= error else { return (value - own)...(value + own) }
        return min(value - own, end)...max(value + own, end)
    }

    /// The corners of the polyline that reaches furthest with each line.
    func knots(error: Double) -> [FewestLines.Knot] {
        typealias Knot = FewestLines.Knot
        let last = places.count - 1
        func corridor(_ index: Int) -> ClosedRange<Double> { index == last ? end...end : range(index, error: error) }
        var knots = [Knot(place: places[0], value: start)]
        var region = LineRegion(at: places[0], and: places[last])
        region.cut(at: places[0], to: start...start)
        var index = 1
        /// Where the lines of the region begin at the earliest.
        var begin = 0
        var previous: (region: LineRegion, line: SIMD2<Double>)?
        func turn(_ line: SIMD2<Double>) {
            guard let previous else { return }
            knots.append(FewestLines.crossing(previous.region, previous.line, region, line))
        }
        while index <= last {
            let range = corridor(index)
            guard let reached = region.values(at: places[index]) else { break }
            if reached.lowerBound <= range.upperBound, reached.upperBound >= range.lowerBound {
                region.cut(at: places[index], to: range)
                if region.corners.isEmpty { break }
                index += 1
                continue
            }
            // Every line is too high here, or every one too low: the nearest one ends, and the next bends away from it.
            let isHigh = reached.lowerBound > range.upperBound
            guard let line = region.extreme(at: places[index], highest: !isHigh) else { break }
            turn(line)
            var touch = begin
            var least = Double.infinity
            for candidate in begin..<index {
                let limit = corridor(candidate)
                let value = region.value(line, at: places[candidate])
                let slack = isHigh ? value - limit.lowerBound : limit.upperBound - value
                if slack <= max(least, 1e-12) { (touch, least) = (candidate, min(slack, least)) }
            }
            // The line has left the corridor before this sample, so it ends at the one before at the latest.
            let (from, to) = (places[touch], places[touch < index - 1 ? index - 1 : index])
            let (startValue, endValue) = (region.value(line, at: from), region.value(line, at: to))
            previous = (region, line)
            region = LineRegion(at: from, and: to)
            region.cut(at: from, startValue, isUpper: !isHigh)
            region.cut(at: to, endValue, isUpper: isHigh)
            for candidate in touch..<index {
                let limit = corridor(candidate)
                region.cut(at: places[candidate], isHigh ? limit.lowerBound : limit.upperBound, isUpper: !isHigh)
            }
            begin = touch
            if region.corners.isEmpty { break }
        }
        if let line = region.middle { turn(line) }
        knots.append(Knot(place: places[last], value: end))
        return knots
    }
}
