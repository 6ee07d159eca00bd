import Plotting
import Scenes
import Terminal
import Words

extension TunePage {
    func addChart(to page: inout TextGrid, rows: Range<Int>, columns: Int, at time: Double) {
        var chart = chart
        let value = motion.value(property, at: time)
        chart.panels[0].marks = [Mark(at: Sample(time, value), label: "", role: .series(time < motion.release ? 0 : 1))]
        if rows.count < 8 { chart.panels[0].title = "" }
        var drawing = TerminalChart(
            chart, glyphs: glyphs, size: TerminalSize(columns: columns, rows: rows.count))
        drawing.rowsAPanel = 2...max(rows.count, 2)
        // The two parts of the curve meet and never cross.
        drawing.isDashed = false
        guard let drawn = try? drawing.page() else { return }
        page.put(drawn, line: rows.lowerBound, column: 1)
    }

    /// The button, its value on a scale, and the numbers.
    func addAside(to page: inout TextGrid, rows: Range<Int>, column: Int, at time: Double) {
        let columns = Self.aside - 1
        let numbers = TuneNumbers(motion, isShared: state.pair.isShared, labels: labels)
        let table = numbers.lines(side: state.side, most: max(rows.count - 8, 4))
        let height = min(max(rows.count - table.count - 3, 3), 7)
        let side: TunedPair.Side = time < motion.release ? .press : .release
        let button = TunePreview(motion, at: time)
            .page(size: TerminalSize(columns: columns, rows: height), ascii: ascii, style: Self.style(side))
        page.put(button, line: rows.lowerBound, column: column)
        var line = rows.lowerBound + height
        addValue(to: &page, line: line, column: column, columns: columns, at: time)
        line += 3
        for row in table.prefix(max(rows.upperBound - line, 0)) {
            for piece in row { page.put(spelled(piece.text), line: line, column: column + piece.column, piece.style) }
            line += 1
        }
    }

    /// Where the property is between the values it moves between, magnified to the whole width, and its number.
    private func addValue(
        to page: inout TextGrid, line: Int, column: Int, columns: Int, at time: Double, hasWords: Bool = true
    ) {
        let value = motion.value(property, at: time)
        let aims = motion.aims(property)
        let (low, high) = (aims.min() ?? 0, aims.max() ?? 1)
        // Room for an overshoot of a fifth at either end.
        let span = high > low ? high - low : 1
        let fraction = { (value: Double) in (value - low + span * 0.2) / (span * 1.4) }
        page.put(
            TuneGauge(ascii: ascii).line(fraction(value), ticks: aims.map(fraction), columns: columns), line: line,
            column: column)
        guard hasWords else { return }
        let moved = motion.scene.properties[property]
        let unit = moved.unit.symbol.map { " " + $0 } ?? ""
        let number = spelled(" \(NumberText.fixed(value, decimals: 3))\(unit)")
        let clock = "\(Int((time * 1000).rounded())) ms"
        // The name gives way, a blank stays before the clock.
        let name = cut(spelled(moved.name), to: columns - clock.count - 1 - number.cellWidth)
        page.put(name + number, line: line + 1, column: column)
        page.put(clock, line: line + 1, column: column + columns - clock.count, .faint)
    }

    /// The curve over the button, in a narrow terminal.
    func addStacked(to page: inout TextGrid, rows: Range<Int>, at time: Double) {
        let columns = size.columns - 2
        let showsButton = rows.count >= 14
        let height = showsButton ? min((rows.count - 6) / 3, 5) : 0
        let under = rows.count >= 9 ? height + 3 : 1
        let chartRows = rows.lowerBound..<max(rows.upperBound - under, rows.lowerBound)
        addChart(to: &page, rows: chartRows, columns: columns, at: time)
        var line = chartRows.upperBound
        if showsButton {
            let side: TunedPair.Side = time < motion.release ? .press : .release
            let button = TunePreview(motion, at: time)
                .page(size: TerminalSize(columns: columns, rows: height), ascii: ascii, style: Self.style(side))
            page.put(button, line: line, column: 1)
            line += height
        }
        addValue(to: &page, line: line, column: 1, columns: columns, at: time, hasWords: rows.count >= 9)
        if rows.count >= 9 {
            let sentence = TuneNumbers(motion, isShared: state.pair.isShared, labels: labels).sentence(side: state.side)
            page.put(spelled(sentence), line: line + 2, column: 1, .faint)
        }
    }
}
