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

    /// Milliseconds up to a second, seconds beyond, with three significant digits: `335 ms`, `1.4 s`.
    static func time(_ seconds: Double) -> String {
        let milliseconds = threeDigits(seconds * 1000)
        return abs(seconds) < 1 && milliseconds != "1000" ? milliseconds + " ms" : threeDigits(seconds) + " s"
    }

    /// A number with three significant digits, none of them a needless 0; whole from 100 on.
    private static func threeDigits(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return shortest(value) }
        let places = 2 - Int(min(max(log10(abs(value)), -20), 20).rounded(.down))
        return shortest(value, decimals: places)
    }

    /// Percent with one decimal.
    static func percent(_ percent: Double) -> String { "\(PlainNumber(percent, decimals: 1)) %" }

    /// A share of 1 as a percentage without needless decimals: 2 %, 0.1 %.
    static func band(_ share: Double) -> String { shortest(share * 100) + " %" }

    /// A number with at most so many decimals, none of them a needless 0.
    static func shortest(_ value: Double, decimals: Int = 3) -> String {
        let text = PlainNumber(value, decimals: decimals).description
        guard text.contains("."), !text.contains("e") else { return text }
        var kept = text[...]
        while kept.last == "0" { kept.removeLast() }
        if kept.last == "." { kept.removeLast() }
        return String(kept)
    }

    /// The whole frames that a time takes as they are shown: 0.73 of a frame is one.
    static func frames(_ seconds: Double, at rate: Double) -> Double {
        // A billionth is rounding.
        (seconds * rate * (1 - 1e-9)).rounded(.up)
    }
}

/// Names in a sentence.
enum PlainList {
    /// `scale`, `scale and opacity`, `scale, opacity and blur`; hyphens are blanks, as people say them.
    static func names(_ names: [String]) -> String {
        joined(names.map { String($0.map { $0 == "-" ? " " : $0 }) })
    }

    /// Phrases in a row, the last after `and`.
    static func joined(_ phrases: [String]) -> String {
        guard phrases.count > 1, let last = phrases.last else { return phrases.first ?? "" }
        return phrases.dropLast().joined(separator: ", ") + " and " + last
    }
}
