import Analysis
import Springs
import Terminal
import Words

extension TunePage {
    /// The title, what is shown, and a row for each animation; answers the first free line.
    func addHead(to page: inout TextGrid) -> Int {
        page.put("dashpot tune", line: 0, column: 1, .bold)
        let hold = "hold \(Measure.time(state.pair.hold))"
        var shown = [
            state.isPlayed ? "as SwiftUI plays it" : "exact", hold,
            state.reducesMotion ? "Reduce Motion" : "", state.isPaused ? "paused" : "",
        ].filter { !$0.isEmpty }
        if size.columns >= 60 { shown.insert(motion.scene.name, at: 0) }
        let words = spelled(shown.joined(separator: ascii ? " | " : " · "))
        page.put(words, line: 0, column: max(14, size.columns - words.count - 1), .faint)
        if hasMessageLine, state.message.isEmpty, size.columns >= Self.roomy {
            for (text, column) in [("duration", 10), ("bounce", 27), ("SwiftUI", 43)] {
                page.put(text, line: 1, column: column, .faint)
            }
        }
        var line = hasMessageLine ? 2 : 1
        let sides: [TunedPair.Side] = state.pair.isShared ? [.release] : TunedPair.Side.allCases
        for side in sides {
            addRow(side, to: &page, line: line)
            line += 1
        }
        return hasMessageLine ? line + 1 : line
    }

    private func addRow(_ side: TunedPair.Side, to page: inout TextGrid, line: Int) {
        let isChosen = side == state.side
        let animation = state.pair[side]
        let weight = isChosen ? ANSIStyle.bold : .plain
        let back = isChosen ? ANSIStyle.plain : .faint
        let gauge = TuneGauge(ascii: ascii)
        let name = state.pair.isShared ? "both" : labels[side] ?? ""
        if isChosen { page.put(ascii ? ">" : "▸", line: line, column: 1, Self.style(side, bold: true)) }
        page.put(cut(spelled(name), to: 7), line: line, column: 3, Self.style(side, bold: isChosen))
        let seconds = animation.statedDuration
        page.put(Self.padded(Measure.time(seconds), 7), line: line, column: 10, weight)
        let bounce = animation.springBase.map { Self.bounce($0.bounce) } ?? "none"
        guard size.columns >= Self.roomy else {
            page.put("bounce " + bounce, line: line, column: 20, weight)
            return
        }
        // Most springs of an interface last less than a second.
        page.put(gauge.line(seconds, columns: 8), line: line, column: 18, back)
        page.put(Self.padded(bounce, 5), line: line, column: 27, weight)
        if let spring = animation.springBase {
            page.put(gauge.line((spring.bounce + 1) / 2, ticks: [0.5], columns: 9), line: line, column: 33, back)
        }
        page.put(cut(TunedWords.text(for: animation), to: size.columns - 43), line: line, column: 43, back)
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// A bounce with two decimals: `0.35`, `−0.20`.
    static func bounce(_ value: Double) -> String {
        let hundredths = Int((min(max(value, -1), 1) * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        return (hundredths < 0 ? "-" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
    }
}
