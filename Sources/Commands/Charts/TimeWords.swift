import Reports

/// Times in people's words.
enum TimeWords {
    /// Milliseconds up to a second, seconds beyond, with three significant digits: `335 ms`, `1.4 s`.
    static func short(_ seconds: Double) -> String {
        seconds < 1 ? "\(threeDigits(seconds * 1000)) ms" : "\(threeDigits(seconds)) s"
    }

    /// A number with three significant digits.
    static func threeDigits(_ value: Double) -> String {
        ((try? NumberNotation.significant(3)) ?? .sixSignificantDigits).text(value)
    }
}
