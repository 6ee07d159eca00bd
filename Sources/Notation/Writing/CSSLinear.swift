import Springs
import Words

/// A CSS `linear()` easing that follows a curve with the fewest stops that keep within a vertical error, as printed.
///
/// The first output is 0 and the last 1; what is in between is solved for the stops, rounded, and verified by reading the
/// printed text back: ``error`` is the largest distance over even samples and every stop, rounding included.
package struct CSSLinear: Hashable, Sendable {
    /// `linear(0, 0.3 12.4%, 1)`.
    package let text: String
    /// How many stops it has.
    package let stops: Int
    /// The largest vertical error of the printed text.
    package let error: Double
    /// The milliseconds it is meant to last.
    package let milliseconds: Int
    /// The printed curve.
    package let curve: PiecewiseLinear

    /// The easing of a motion from 0 to 1 that comes to rest.
    ///
    /// It lasts until the motion stays within 0.1 % of the target, or within the error where that is smaller, rounded up to a
    /// whole millisecond.
    ///
    /// - Parameters:
    ///   - error: the largest vertical error, above 0.
    ///   - samples: at how many even times the printed text is verified.
    /// - Returns: nil for a motion that never comes to rest, and where no text could be verified.
    package init?(_ motion: SpringMotion, error: Double, samples: Int = 4001) {
        guard let settled = motion.settlingTime(within: min(error, 0.001)), settled > 0, settled < 1e6 else {
            return nil
        }
        let milliseconds = Int((settled * 1000 - 1e-9).rounded(.up))
        self.init(
            milliseconds: milliseconds, error: error, samples: samples
        ) { motion.state(at: $0 * Double(milliseconds) / 1000).position }
    }

    private init?(milliseconds: Int, error: Double, samples: Int, _ value: (Double) -> Double) {
        var exact = SampledCurve(count: samples, value)
        // A long ringing has more corners than so few samples show: between samples that part a line in a hundred the error
        // grows by less than a thousandth.
        let wanted = Int(100 * (1 + exact.bend / (4 * error.squareRoot())))
        if wanted > samples { exact = SampledCurve(count: min(wanted, 200_001), value) }
        for attempt in Self.attempts(error: error) {
            let lines = FewestLines.balanced(exact, error: error, from: 0, to: 1, extraKnots: attempt.extra)
            let knots = Self.placed(lines.knots, decimals: attempt.places)
            guard let knots else { continue }
            let valued = BestValues.values(knots, for: exact, within: error)
            let stops = valued.map { Stop($0, decimals: attempt.values, places: attempt.places) }
            guard let printed = Self.verified(stops, exact, error: error) else { continue }
            self.milliseconds = milliseconds
            (text, curve, self.error) = printed
            self.stops = stops.count
            return
        }
        return nil
    }

    /// What is tried in turn: more digits, then a stop more.
    private static func attempts(error: Double) -> [(values: Int, places: Int, extra: Int)] {
        // So many digits that rounding a value costs at most a twentieth of the error.
        var digits = 1
        var unit = 0.1
        while unit > error / 10, digits < 12 {
            digits += 1
            unit /= 10
        }
        return [
            (digits, digits - 2, 0), (digits, digits - 1, 0), (digits + 1, digits, 0), (digits, digits - 1, 1),
            (digits + 1, digits, 1), (digits + 2, digits + 1, 2),
        ].map { (max(1, $0.0), max(0, $0.1), $0.2) }
    }

    /// The knots at rounded places; nil where two fall together.
    private static func placed(_ knots: [FewestLines.Knot], decimals: Int) -> [FewestLines.Knot]? {
        var placed = knots
        for index in knots.indices {
            placed[index].place = Decimal.rounded(knots[index].place * 100, decimals) / 100
            if index > 0, placed[index].place <= placed[index - 1].place { return nil }
        }
        return placed
    }

    /// A stop as it is printed.
    private struct Stop: Hashable {
        var output: String
        var percent: String

        init(_ knot: FewestLines.Knot, decimals: Int, places: Int) {
            output = NumberText.rounded(knot.value, decimals: decimals)
            percent = NumberText.rounded(knot.place * 100, decimals: places)
        }
    }

    /// The text of stops, percentages left out where CSS implies them, and its error; nil where that is too large.
    private static func verified(
        _ stops: [Stop], _ exact: SampledCurve, error: Double
    ) -> (text: String, curve: PiecewiseLinear, error: Double)? {
        var hasPercent = stops.indices.map { $0 != 0 && $0 != stops.count - 1 }
        guard var best = measured(stops, hasPercent, exact), best.error <= error else { return nil }
        for index in stops.indices.dropFirst().dropLast() {
            hasPercent[index] = false
            if let shorter = measured(stops, hasPercent, exact), shorter.error <= error {
                best = shorter
            } else {
                hasPercent[index] = true
            }
        }
        return best
    }

    private static func measured(
        _ stops: [Stop], _ hasPercent: [Bool], _ exact: SampledCurve
    ) -> (text: String, curve: PiecewiseLinear, error: Double)? {
        let read = zip(stops, hasPercent).map { stop, isPlaced in
            PiecewiseLinear.Stop(
                output: Double(stop.output) ?? 0, position: isPlaced ? (Double(stop.percent) ?? 0) / 100 : nil)
        }
        guard let curve = try? PiecewiseLinear(stops: read) else { return nil }
        var largest = 0.0
        var piece = 0
        let points = curve.points
        for index in exact.values.indices {
            let place = exact.place(index)
            while piece < points.count - 2, place > points[piece + 1].x { piece += 1 }
            let (a, b) = (points[piece], points[piece + 1])
            let share = b.x > a.x ? (place - a.x) / (b.x - a.x) : 1
            largest = max(largest, (a.y + (b.y - a.y) * share - exact.values[index]).magnitude)
        }
        for point in points { largest = max(largest, (point.y - exact.value(at: point.x)).magnitude) }
        let texts = zip(stops, hasPercent).map { $1 ? "\($0.output) \($0.percent)%" : $0.output }
        return ("linear(\(texts.joined(separator: ", ")))", curve, largest)
    }
}

/// Decimal fractions of a stated number of digits.
enum Decimal {
    /// A number rounded to some decimals.
    static func rounded(_ value: Double, _ decimals: Int) -> Double {
        var scale = 1.0
        for _ in 0..<max(0, decimals) { scale *= 10 }
        return (value * scale).rounded() / scale
    }
}
