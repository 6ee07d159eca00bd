/// Times in captions.
enum TimeText {
    /// Seconds with two decimals, and milliseconds below one second: `80 ms`, `1.40 s`.
    static func short(_ seconds: Double, milliseconds: Bool) -> String {
        guard seconds.isFinite, abs(seconds) < 1e9 else { return "" }
        if milliseconds { return "\(Int((seconds * 1000).rounded())) ms" }
        let hundredths = Int((seconds * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}
