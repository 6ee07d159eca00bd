/// Numbers as people read and write them: `.` decimal whatever the locale, never a `-0`.
///
/// What is rounded are the shortest digits that stand for the double, halves away from zero, as one would by hand: 0.125
/// is 0.13 to two places, 1.005 is 1.01. NaN and the infinities are `nan`, `inf` and `-inf`.
package enum NumberText {
    /// The magnitudes that are written without an exponent.
    private static let plainMagnitudes = 1e-6..<1e15

    /// The fewest digits that read back as the same double: `0.25`, `1`, `1e-7`, `1.5e300`. An exponent stands where the
    /// magnitude is below 1e-6 or from 1e15 on.
    package static func shortest(_ value: Double) -> String {
        guard let digits = DecimalDigits(value) else { return value.description }
        return text(digits, magnitude: value.magnitude)
    }

    /// A number for source code of any language: the fewest digits, or at most `digits` of them, and never an exponent.
    ///
    /// - Parameter places: How far the point is moved to the right, exactly: 2 makes a percentage of a fraction.
    package static func plain(_ value: Double, shiftedBy places: Int = 0, digits: Int? = nil) -> String {
        guard let exact = DecimalDigits(value) else { return value.description }
        return (digits.map { exact.rounded(to: max($0, 1)) } ?? exact).shifted(by: places).plain()
    }

    /// At most so many significant digits, without zeros at the end: `62.1`, `0.0465`, `1.23e-9`. Digits before the point
    /// are never rounded away: 1517 stays so at three.
    package static func significant(_ value: Double, digits: Int = 3) -> String {
        guard let exact = DecimalDigits(value) else { return value.description }
        let isPlain = plainMagnitudes.contains(value.magnitude)
        return text(exact.rounded(to: isPlain ? max(digits, exact.exponent) : digits), magnitude: value.magnitude)
    }

    /// At most so many places after the point, without zeros at the end: `0.98`, `1`.
    package static func rounded(_ value: Double, decimals: Int) -> String {
        guard let digits = DecimalDigits(value), value.magnitude < plainMagnitudes.upperBound else {
            return shortest(value)
        }
        return digits.rounded(toPlaces: max(decimals, 0)).plain()
    }

    /// Exactly so many places after the point: `0.350`. From 1e15 on as ``shortest(_:)``.
    package static func fixed(_ value: Double, decimals: Int) -> String {
        guard let digits = DecimalDigits(value), value.magnitude < plainMagnitudes.upperBound else {
            return shortest(value)
        }
        let places = max(decimals, 0)
        return digits.rounded(toPlaces: places).plain(places: places)
    }

    /// A number's text as pictures set it: true minus signs, and no-break spaces between thousands from five digits on.
    package static func typeset(_ number: String) -> String {
        let whole = number.prefix { $0 != "." && $0 != "e" }
        let digits = whole.filter(\.isNumber)
        guard digits.count > 4 else { return number.replacing("-", with: "−") }
        var grouped = whole.hasPrefix("-") ? "−" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { grouped.append("\u{00A0}") }
            grouped.append(digit)
        }
        return grouped + number.dropFirst(whole.count).replacing("-", with: "−")
    }

    private static func text(_ digits: DecimalDigits, magnitude: Double) -> String {
        magnitude == 0 || plainMagnitudes.contains(magnitude) ? digits.plain() : digits.scientific
    }
}
