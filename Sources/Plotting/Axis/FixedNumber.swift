/// Numbers with a fixed count of decimals, as read on a chart: true minus sign, no exponent, no-break spaces
/// between thousands from five digits on.
package enum FixedNumber {
    /// The text of a value rounded to `decimals` places (0…12). Values of 1e15 and more, and those that are not finite,
    /// are written by the standard library.
    package static func text(_ value: Double, decimals: Int) -> String {
        let places = min(max(decimals, 0), 12)
        let unit = DecimalExponent.power(places)
        let scaled = (abs(value) * unit).rounded()
        guard scaled < 9e15 else { return (value < 0 ? "−" : "") + "\(abs(value))" }
        let digits = String(Int64(scaled))
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        let sign = value < 0 && scaled > 0 ? "−" : ""
        let whole = grouped(String(padded.dropLast(places)))
        return places == 0 ? sign + whole : sign + whole + "." + padded.suffix(places)
    }

    /// Digits in groups of three from the right, for five and more.
    private static func grouped(_ digits: String) -> String {
        guard digits.count > 4 else { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result.append("\u{00A0}") }
            result.append(digit)
        }
        return result
    }
}
