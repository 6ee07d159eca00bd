import CLibrary
import Plotting
import Words

/// The numbers in the words of marks.
enum ValueText {
    /// The decimals that tell values apart to a thousandth of what a panel spans.
    static func decimals(span: Double, magnitude: Double) -> Int {
        let reference = span > 0 && span.isFinite ? span : magnitude
        guard reference > 0, reference.isFinite else { return 0 }
        return min(max(0, 2 - Int(log10(reference).rounded(.down))), 12)
    }

    /// The decimals that show two digits of a difference, at most 6: what an overshoot comes to.
    static func decimals(telling difference: Double) -> Int {
        guard difference > 0, difference.isFinite else { return 0 }
        return min(max(0, 1 - Int(log10(difference).rounded(.down))), 6)
    }

    /// A value with fixed decimals; with a power of ten where it is very large or very small.
    static func fixed(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return "–" }
        guard abs(value) < 1e6, value == 0 || abs(value) >= 1e-9 else {
            let exponent = Int(log10(abs(value)).rounded(.down))
            let half = exponent / 2
            let lead = value / pow(10, Double(half)) / pow(10, Double(exponent - half))
            return NumberText.typeset(NumberText.fixed(lead, decimals: 2) + "e\(exponent)")
        }
        return NumberText.typeset(NumberText.fixed(value, decimals: decimals))
    }

    /// A value with no more decimals than it needs.
    static func shortest(_ value: Double, decimals: Int) -> String {
        let text = fixed(value, decimals: decimals)
        return text.contains("e") || text == "–"
            ? text : NumberText.typeset(NumberText.rounded(value, decimals: decimals))
    }

    /// A time in the axis' unit.
    static func time(_ seconds: Double, _ unit: AxisUnit) -> String {
        let value = seconds * unit.perDataUnit
        // Milliseconds are whole from ten on; seconds have three decimals below one and two above.
        let decimals = unit.perDataUnit >= 1000 ? (abs(value) < 10 ? 1 : 0) : (abs(value) < 1 ? 3 : 2)
        return "\(NumberText.typeset(NumberText.fixed(value, decimals: decimals))) \(unit.symbol)"
    }
}
