/// Reads a decimal number as written in source code: `-12`, `.5`, `3.`, `1e-3`. Nothing else is one: no white space, no
/// hexadecimal, no `inf` or `nan`, no grouping, and the point is a point whatever the locale.
///
/// Returns `nil` where the text is not such a number or its value is beyond the finite `Double`s.
func strictDecimal(_ text: some StringProtocol) -> Double? {
    var rest = text.utf8[...]
    func takeDigits() -> Int {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest = rest.dropFirst(digits)
        return digits
    }
    func take(_ any: String) -> Bool {
        guard let first = rest.first, any.utf8.contains(first) else { return false }
        rest = rest.dropFirst()
        return true
    }

    _ = take("+-")
    var digits = takeDigits()
    if take(".") { digits += takeDigits() }
    guard digits > 0 else { return nil }
    if take("eE") {
        _ = take("+-")
        guard takeDigits() > 0 else { return nil }
    }
    guard rest.isEmpty, let value = Double(String(text)), value.isFinite else { return nil }
    return value
}

/// Whether a word that begins with `-` is meant as a value and not as an option: `-0.3`, `-.5`, `-1e-3`, `-0.3,0.2`,
/// `-100ms`. What counts is a digit after the sign, or a point and a digit.
func beginsAsNegativeNumber(_ word: String) -> Bool {
    var rest = word.utf8.dropFirst()
    guard word.utf8.first == UInt8(ascii: "-") else { return false }
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
    guard let digit = rest.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
}
