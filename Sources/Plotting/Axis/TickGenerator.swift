/// Nice numbers along an axis: multiples of 1, 2 or 5 times a power of ten.
///
/// The step is the nice number nearest, by ratio, to the span divided by the number of steps asked for (the rule of
/// P. Heckbert, "Nice Numbers for Graph Labels", Graphics Gems, 1990, with the thresholds √2, √10 and √50).
package struct TickGenerator: Hashable, Sendable {
    /// The ticks of an axis.
    package struct Ticks: Hashable, Sendable {
        /// The values, rising, all within the domain.
        package let values: [Double]
        /// The distance between neighbours: 1, 2 or 5 times ten to the power of `exponent`.
        package let step: Double
        /// The power of ten of the step; −2 for steps of 0.01, 0.02 and 0.05.
        package let exponent: Int
    }

    /// The number of steps to come near to.
    package let target: Int

    /// A generator that comes near to `target` steps.
    package init(target: Int) {
        self.target = max(1, target)
    }

    /// The ticks of a domain: its only value where it has one, none where a bound is not finite.
    package func ticks(in domain: ClosedRange<Double>) -> Ticks {
        let (low, high) = (domain.lowerBound, domain.upperBound)
        guard low.isFinite, high.isFinite else { return Ticks(values: [], step: 1, exponent: 0) }
        let raw = (high / 2 - low / 2) / Double(target) * 2
        let magnitude = max(abs(low), abs(high))
        // Below some thousand ulps neighbouring ticks would print alike.
        guard raw.isFinite, raw > magnitude * 1e-13, raw > 1e-290 else {
            return Ticks(values: [low], step: 1, exponent: 0)
        }
        var exponent = DecimalExponent.of(raw)
        let excess = raw / DecimalExponent.power(exponent)
        var factor = 1.0
        if excess >= 50.0.squareRoot() {
            exponent += 1
        } else if excess >= 10.0.squareRoot() {
            factor = 5
        } else if excess >= 2.0.squareRoot() {
            factor = 2
        }
        // Dividing by a whole power of ten rounds once where multiplying by its inverse rounds twice.
        let unit = DecimalExponent.power(abs(exponent))
        func multiple(_ count: Double) -> Double {
            exponent < 0 ? count * factor / unit : count * factor * unit
        }
        let step = multiple(1)
        let slack = 1e-10
        let first = (low / step - slack).rounded(.up)
        let last = (high / step + slack).rounded(.down)
        guard last >= first, last - first <= 1000 else { return Ticks(values: [], step: step, exponent: exponent) }
        // Adding 0 turns −0 into 0.
        let values = (0...Int(last - first)).map { min(max(multiple(first + Double($0)) + 0, low), high) }
        return Ticks(values: values, step: step, exponent: exponent)
    }
}
