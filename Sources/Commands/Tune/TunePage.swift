import Plotting
import Scenes
import Springs
import Terminal
import Words

/// The page of a state at one moment of the preview: animations on top, the curve and the button in the middle, warnings
/// and keys at the foot.
struct TunePage {
    let state: TuneState
    let motion: TunedMotion
    /// The curve without the playhead.
    let chart: Chart
    /// Which property the curve is of.
    let property: Int
    /// What the two animations are called.
    let labels: [TunedPair.Side: String]
    let size: TerminalSize
    /// What the curve is drawn with.
    let glyphs: Glyphs

    /// The smallest terminal that is drawn on.
    static let smallest = TerminalSize(columns: 40, rows: 12)
    /// From this width on the button and the numbers stand beside the curve.
    static let wide = 72
    /// From this width on an animation's row has room for scales and words.
    static let roomy = 80
    /// The width of the column beside the curve.
    private static let aside = 30

    init(
        _ state: TuneState, _ motion: TunedMotion, labels: [TunedPair.Side: String], size: TerminalSize, glyphs: Glyphs
    ) {
        self.state = state
        self.motion = motion
        self.labels = labels
        self.size = size
        self.glyphs = glyphs
        let moving = motion.moving
        property = moving[state.view % max(moving.count, 1)]
        chart = motion.chart(of: property)
    }

    /// Whether text keeps to ASCII.
    var ascii: Bool { glyphs == .ascii }

    /// Whether the terminal is large enough.
    var fits: Bool { size.columns >= Self.smallest.columns && size.rows >= Self.smallest.rows }

    /// The page with the preview at a time in seconds.
    func page(at time: Double) -> TextGrid {
        var page = TextGrid(size: size)
        guard fits else {
            let least = Self.smallest
            let words = "tune needs \(least.columns) x \(least.rows) characters, this is \(size.columns) x \(size.rows)"
            for (line, text) in ProseLines.wrap(words, width: max(size.columns, 1)).enumerated() {
                page.put(text, line: line, column: 0)
            }
            return page
        }
        let head = addHead(to: &page)
        let foot = addFoot(to: &page)
        let rows = head..<max(foot, head)
        if size.columns >= Self.wide {
            addChart(to: &page, rows: rows, columns: size.columns - Self.aside - 2, at: time)
            addAside(to: &page, rows: rows, column: size.columns - Self.aside, at: time)
        } else {
            addStacked(to: &page, rows: rows, at: time)
        }
        TuneOverlay(self)?.add(to: &page)
        return page
    }

    /// How far what lies over the page can be scrolled.
    var mostScroll: Int { fits ? TuneOverlay(self)?.mostScroll ?? 0 : 0 }

    /// A text as the terminal can show it.
    func spelled(_ text: String) -> String { ascii ? ProseLines.spelled(text) : text }

    /// The colour of a side.
    static func style(_ side: TunedPair.Side, bold: Bool = false) -> ANSIStyle {
        ANSIStyle(.series(side == .press ? 0 : 1), bold: bold)
    }

    // MARK: Head

    /// The title, what is shown, and a row for each animation; answers the first free line.
    private func addHead(to page: inout TextGrid) -> Int {
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

    /// A text that ends in an ellipsis where it takes more cells than there are.
    private func cut(_ text: String, to width: Int) -> String {
        guard text.cellWidth > width else { return text }
        let ellipsis = spelled("…")
        var cut = ""
        for character in text where cut.cellWidth + character.cellWidth + ellipsis.cellWidth <= width {
            cut.append(character)
        }
        return cut + ellipsis
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

    // MARK: Foot

    /// Warnings, the keys and, where the rows have no room for it, the line in SwiftUI's words; answers the first line
    /// taken. What the last key did stands in its place, or under the title.
    private func addFoot(to page: inout TextGrid) -> Int {
        var line = size.rows
        let keys = keyLines
        for row in keys.reversed() {
            line -= 1
            add(row, to: &page, line: line)
        }
        if size.columns < Self.roomy || !hasMessageLine {
            line -= 1
            if state.message.isEmpty {
                page.put(
                    cut(TunedWords.text(for: state.pair[state.side]), to: size.columns - 2), line: line, column: 1,
                    Self.style(state.side))
            }
        }
        if !state.message.isEmpty {
            page.put(
                cut(spelled(state.message), to: size.columns - 2), line: hasMessageLine ? 1 : line, column: 1, .bold)
        }
        let most = size.rows >= 30 ? 4 : size.rows >= 18 ? 2 : 1
        line -= most
        for (index, text) in warningLines(most: most).enumerated() {
            page.put(text, line: line + index, column: 1, ANSIStyle(.warning))
        }
        return size.rows >= 28 ? line - 1 : line
    }

    /// Whether the line under the title is free.
    private var hasMessageLine: Bool { size.rows >= 18 }

    /// The warnings in so many lines; what does not fit is counted.
    private func warningLines(most: Int) -> [String] {
        let width = size.columns - 2
        let sign = ascii ? "! " : "▲ "
        let all = motion.warnings.map { warning in
            let lines = ProseLines.wrap(spelled(warning), width: width - 2)
            return lines.enumerated().map { ($0.offset == 0 ? sign : "  ") + $0.element }
        }
        let lines = all.flatMap(\.self)
        guard lines.count > most else { return lines }
        var shown = Array(lines.prefix(most))
        let rest = spelled(" … i shows all")
        shown[most - 1] = String(shown[most - 1].prefix(width - rest.count)) + rest
        return shown
    }

    /// A key and what it does.
    private typealias KeyWord = (key: String, meaning: String)

    /// The keys in lines: two where there is room for them, the last two keys always there.
    private var keyLines: [[KeyWord]] {
        let keys: [KeyWord] = [
            (ascii ? "up/down" : "↑↓", "bounce"), (ascii ? "left/right" : "←→", "duration"),
            (ascii ? "Shift" : "⇧", "fine"), (ascii ? "Tab" : "⇥", "side"), ("h", "hold"),
            ("s", state.isPlayed ? "exact" : "played"), ("p", "presets"), ("m", "motion"), ("c", "copy"),
            ("w", "write"), ("u", "undo"), ("i", "advice"), ("v", "view"),
        ]
        let ending: [KeyWord] = [("?", "help"), ("q", "done")]
        var lines: [[KeyWord]] = [[]]
        var room = size.columns - 1
        let most = size.rows >= 18 ? 2 : 1
        for (index, key) in keys.enumerated() {
            // The last line keeps room for the ending.
            let reserved = lines.count == most ? ending.reduce(0) { $0 + Self.width($1) } : 0
            if room - reserved < Self.width(key) {
                guard lines.count < most, keys[index...].reduce(0, { $0 + Self.width($1) }) > 0 else { break }
                lines.append([])
                room = size.columns - 1
            }
            lines[lines.count - 1].append(key)
            room -= Self.width(key)
        }
        lines[lines.count - 1] += ending
        return lines
    }

    private static func width(_ key: KeyWord) -> Int { key.key.count + key.meaning.count + 3 }

    private func add(_ keys: [KeyWord], to page: inout TextGrid, line: Int) {
        var column = 1
        for key in keys {
            page.put(key.key, line: line, column: column, .bold)
            page.put(key.meaning, line: line, column: column + key.key.count + 1, .faint)
            column += Self.width(key)
        }
    }

    // MARK: Middle

    private func addChart(to page: inout TextGrid, rows: Range<Int>, columns: Int, at time: Double) {
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
    private func addAside(to page: inout TextGrid, rows: Range<Int>, column: Int, at time: Double) {
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
    private func addStacked(to page: inout TextGrid, rows: Range<Int>, at time: Double) {
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
