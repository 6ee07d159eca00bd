/// Numbers in sentences and files.
enum NumberText {
    /// The shortest digits that read back the same, without a trailing `.0`.
    static func shortest(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A number with four significant digits at least, and no zeros at the end.
    static func rounded(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return shortest(value) }
        var unit = 1.0
        while abs(value) * unit < 1000, unit < 1e12 { unit *= 10 }
        return shortest((value * unit).rounded() / unit)
    }
}
