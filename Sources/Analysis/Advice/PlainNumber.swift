import CLibrary

/// A number as a sentence shows it: rounded to a fixed number of decimals.
struct PlainNumber: CustomStringConvertible {
    let description: String

    /// A value to `decimals` places, at most 6; as it is where that many digits would mean nothing.
    init(_ value: Double, decimals: Int) {
        let places = min(max(decimals, 0), 6)
        let scale = pow(10, Double(places))
        let scaled = (abs(value) * scale).rounded()
        guard scaled < 0x1p53 else {
            description = "\(value)"
            return
        }
        let units = Int(scaled)
        let divisor = Int(scale)
        let sign = value < 0 && units > 0 ? "-" : ""
        let fraction = String(units % divisor)
        let padding = String(repeating: "0", count: max(0, places - fraction.count))
        description = sign + String(units / divisor) + (places > 0 ? "." + padding + fraction : "")
    }

    /// Seconds in whole milliseconds with the unit.
    static func milliseconds(_ seconds: Double) -> String { "\(PlainNumber(seconds * 1000, decimals: 0)) ms" }

    /// Percent with one decimal.
    static func percent(_ percent: Double) -> String { "\(PlainNumber(percent, decimals: 1)) %" }

    /// A share of 1 as a percentage without needless decimals: 2 %, 0.1 %.
    static func band(_ share: Double) -> String { shortest(share * 100) + " %" }

    /// A number with at most three decimals, none of them a needless 0.
    static func shortest(_ value: Double) -> String {
        let text = PlainNumber(value, decimals: 3).description
        guard text.contains("."), !text.contains("e") else { return text }
        var kept = text[...]
        while kept.last == "0" { kept.removeLast() }
        if kept.last == "." { kept.removeLast() }
        return String(kept)
    }

    /// Frames of a time at a rate, as words.
    static func frames(_ seconds: Double, at rate: Double) -> String {
        let count = PlainNumber(seconds * rate, decimals: 0).description
        return count == "1" ? "1 frame" : "\(count) frames"
    }
}
