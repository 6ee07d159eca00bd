import Reports
import Terminal

/// Values on straight scales, a line each.
struct TuneGauge {
    let ascii: Bool

    /// A scale with a knob at a fraction of it, and ticks at others; beyond its ends the knob stands at the end.
    func line(_ fraction: Double, ticks: [Double] = [], columns: Int) -> String {
        guard columns > 0 else { return "" }
        var signs = Array(repeating: ascii ? "-" : "─" as Character, count: columns)
        func place(_ fraction: Double) -> Int {
            let clamped = fraction.isFinite ? min(max(fraction, 0), 1) : 0
            return Int((clamped * Double(columns - 1)).rounded())
        }
        for tick in ticks { signs[place(tick)] = ascii ? "|" : "┼" }
        signs[place(fraction)] = ascii ? "O" : "●"
        return String(signs)
    }
}
