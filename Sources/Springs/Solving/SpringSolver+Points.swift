import CLibrary

extension SpringSolver {
    /// The bounces looked at, rising from −0.9999 to all but 1.
    ///
    /// Below critical damping an extremum enters a band of ln(1/band) = L where √(1 − ζ²)/ζ is a multiple of π/L: evenly
    /// spaced in that number, which is therefore walked evenly up to a bounce of 0.99.
    static let bounces = bounces(perUnit: 20, upTo: 100, perDecade: 12)

    /// The logarithms of the durations looked at, from 10 µs to a day.
    static let logDurations = stride(from: log(1e-5), through: log(1e5), by: 0.05).map { $0 }

    /// Fewer of both, where every pair is looked at.
    static let fewBounces = bounces(perUnit: 6, upTo: 20, perDecade: 4)
    static let fewLogDurations = stride(from: log(1e-4), through: log(1e3), by: 0.15).map { $0 }

    private static func bounces(perUnit: Double, upTo end: Double, perDecade: Double) -> [Double] {
        let powers = { (from: Double, to: Double) in
            stride(from: from, through: to, by: 1 / perDecade).map { pow(10, $0) }
        }
        let overdamped = powers(-13, 4).map { -$0 / (1 + $0) }
        let ratios =
            powers(-7, log10(1 / perUnit) - 0.01) + stride(from: 1 / perUnit, to: end, by: 1 / perUnit)
            + powers(log10(end), 6)
        let underdamped = ratios.map { ratio in
            let root = (1 + ratio * ratio).squareRoot()
            return ratio * ratio / (root * (root + 1))
        }
        return overdamped.reversed() + [0] + underdamped
    }
}
