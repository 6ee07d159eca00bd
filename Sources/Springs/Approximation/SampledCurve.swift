/// A curve over the unit of time as many even samples, to be approximated by simpler ones.
///
/// Position against the fraction of the time; what lies between two samples is a straight line. With 4001 samples that errs
/// by (∫√|x″|/4001)²/8, some 5·10⁻⁸ for a spring.
package struct SampledCurve: Hashable, Sendable {
    /// The values at i/(count − 1).
    package let values: [Double]

    /// Samples a curve given as a function of the fraction of time, 0 … 1.
    ///
    /// - Parameter count: at least 2.
    package init(count: Int = 4001, _ value: (Double) -> Double) {
        let last = max(1, count - 1)
        values = (0...last).map { value(Double($0) / Double(last)) }
    }

    /// The fraction of the time of a sample.
    package func place(_ index: Int) -> Double { Double(index) / Double(values.count - 1) }

    /// The value at a fraction of the time; the nearer end outside 0 … 1.
    package func value(at fraction: Double) -> Double {
        let position = min(max(fraction, 0), 1) * Double(values.count - 1)
        let index = min(Int(position), values.count - 2)
        return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
    }

    /// The slope per unit of the time at a sample, by the difference of its neighbours.
    package func slope(at index: Int) -> Double {
        let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
        return (values[after] - values[before]) / (place(after) - place(before))
    }

    /// ∫√|x″| over the time: how much the curve bends. The fewest lines within a vertical error ε have about
    /// 1 + bend/(4√ε) corners.
    package var bend: Double {
        var sum = 0.0
        for index in 1..<max(1, values.count - 1) {
            sum += (values[index + 1] - 2 * values[index] + values[index - 1]).magnitude.squareRoot()
        }
        return sum
    }

    /// How many samples to solve on for lines within a vertical error: some thirty a corner, at least `least`.
    func samples(for error: Double, perCorner: Double = 30, least: Int = 500) -> Int {
        let wanted = perCorner * (1 + bend / (4 * error.squareRoot()))
        return wanted < Double(values.count) ? max(least, Int(wanted)) : values.count
    }

    /// The indices of about `count` samples, the denser the more the curve bends: the first, the last, and others such that
    /// ∫√|x″| grows evenly.
    func indicesByBend(count: Int) -> [Int] {
        guard count < values.count else { return Array(values.indices) }
        var bends = [0.0]
        for index in 1..<(values.count - 1) {
            bends.append((values[index + 1] - 2 * values[index] + values[index - 1]).magnitude.squareRoot())
        }
        bends.append(0)
        // A quarter of the samples are even, so that straight parts have some too.
        let total = bends.reduce(0, +)
        let even = total > 0 ? total / 3 / Double(values.count) : 1
        let step = (total + even * Double(values.count)) / Double(count)
        var indices = [0]
        var sum = 0.0
        for index in bends.indices.dropFirst().dropLast() {
            sum += bends[index] + even
            if sum >= step {
                indices.append(index)
                sum -= step
            }
        }
        indices.append(values.count - 1)
        return indices
    }
}
