/// How far and in which steps keys change a spring.
struct TuneRanges: Hashable, Sendable {
    /// How far one key goes.
    struct Step: Hashable, Sendable {
        /// Of a duration.
        var milliseconds: Double
        /// Of a bounce.
        var hundredths: Double
    }

    /// Durations in milliseconds: 10 ms to 10 s.
    var milliseconds = 10.0...10_000.0
    /// Bounces in hundredths: −0.95 to 1, which never comes to rest.
    var hundredths = -95.0...100.0
    /// How far an arrow goes: 10 ms, and 0.05 of bounce.
    var coarse = Step(milliseconds: 10, hundredths: 5)
    /// How far an arrow goes with Shift: 1 ms, and 0.01 of bounce.
    var fine = Step(milliseconds: 1, hundredths: 1)
    /// The holds that a key goes through, in milliseconds.
    var holds = [40.0, 80, 120, 200, 350, 500, 1000]

    /// The next multiple of a step above or below a value, within a range; nil when the value is at the range's end.
    /// Values are whole units, so that what is typed and what is stepped to are the same number.
    static func stepped(_ value: Double, up: Bool, by step: Double, in range: ClosedRange<Double>) -> Double? {
        // A thousandth of a step is rounding.
        let place = value / step
        let next = step * (up ? (place + 1e-3).rounded(.down) + 1 : (place - 1e-3).rounded(.up) - 1)
        if up { return value >= range.upperBound ? nil : min(next, range.upperBound) }
        return value <= range.lowerBound ? nil : max(next, range.lowerBound)
    }

    /// The hold after this one in the list, or before it; round at the ends. In milliseconds.
    func hold(after milliseconds: Double, backwards: Bool) -> Double {
        if backwards { return holds.last { $0 < milliseconds - 1e-3 } ?? holds.last ?? milliseconds }
        return holds.first { $0 > milliseconds + 1e-3 } ?? holds.first ?? milliseconds
    }
}
