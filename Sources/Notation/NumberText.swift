/// Numbers as text that every notation reads back: `.` decimal, no exponent, no locale.
enum NumberText {
    /// The shortest decimal digits that read back as the same double, without exponent and without a trailing `.0`.
    static func shortest(_ value: Double) -> String {
        digits(of: value, shiftedBy: 0)
    }

    /// The same digits with the decimal point moved to the right, by two places for a percentage.
    static func digits(of value: Double, shiftedBy places: Int) -> String {
        guard value.isFinite else { return "\(value)" }
        let text = "\(value)"
        let negative = text.hasPrefix("-")
        let unsigned = negative ? text.dropFirst() : text[...]
        let parts = unsigned.split(separator: "e", maxSplits: 1)
        let mantissa = parts[0].split(separator: ".", maxSplits: 1)
        var whole = String(mantissa[0])
        var fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
        let exponent = places + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        if exponent > 0 {
            let padded = fraction + String(repeating: "0", count: max(0, exponent - fraction.count))
            whole += padded.prefix(exponent)
            fraction = String(padded.dropFirst(exponent))
        } else if exponent < 0 {
            let padded = String(repeating: "0", count: max(0, -exponent - whole.count + 1)) + whole
            fraction = padded.suffix(-exponent) + fraction
            whole = String(padded.dropLast(-exponent))
        }
        while whole.count > 1, whole.hasPrefix("0") { whole.removeFirst() }
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let digits = fraction.isEmpty ? whole : "\(whole).\(fraction)"
        return negative && digits != "0" ? "-" + digits : digits
    }
}
