import Words

/// How the ticks of one axis are written: all with the same decimals, which follow from the step.
package struct TickFormat: Hashable, Sendable {
    /// Places after the decimal point.
    package let decimals: Int
    /// The common power of ten written as "e−9" behind every number but zero; 0 for plain numbers.
    package let exponent: Int

    /// The format of some ticks: plain where the largest is below a million and the step needs at most
    /// `plainDecimals` places; with a common power of ten otherwise.
    package init(_ ticks: TickGenerator.Ticks, plainDecimals: Int = 5) {
        let largest = ticks.values.map(abs).max() ?? 0
        if ticks.values.count == 1 {
            // One value has no step: six significant digits say which it is.
            let lead = DecimalExponent.of(largest)
            exponent = lead > 5 || lead < -plainDecimals ? lead : 0
            decimals = Self.needed(largest / DecimalExponent.power(exponent), upTo: 5)
        } else if largest < 1e6, ticks.exponent >= -plainDecimals {
            decimals = max(0, -ticks.exponent)
            exponent = 0
        } else {
            exponent = DecimalExponent.of(largest)
            decimals = min(max(0, exponent - ticks.exponent), 12)
        }
    }

    /// The text of a tick.
    package func text(_ value: Double) -> String {
        guard exponent != 0 else { return NumberText.typeset(NumberText.fixed(value, decimals: decimals)) }
        guard value != 0 else { return "0" }
        // Two steps, because ten to the power of more than 308 is not finite.
        let half = exponent / 2
        let scaled = value / DecimalExponent.power(half) / DecimalExponent.power(exponent - half)
        return NumberText.typeset(NumberText.fixed(scaled, decimals: decimals) + "e\(exponent)")
    }

    /// The fewest decimals that tell a value to within a millionth of itself.
    private static func needed(_ value: Double, upTo most: Int) -> Int {
        for places in 0..<most {
            let unit = DecimalExponent.power(places)
            if abs((value * unit).rounded() - value * unit) <= value * unit * 1e-6 { return places }
        }
        return most
    }
}
