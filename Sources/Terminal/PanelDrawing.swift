import Plotting
import Words

/// One panel of a chart in characters: its heading, the tick labels to the left, the drawing area, the axis below and
/// the marks in words.
struct PanelDrawing {
    let panel: Panel
    let glyphs: Glyphs
    let columns: Int
    /// The most lines its drawing area may take.
    let tallest: Int
    let isDashed: Bool
    let domainX: ClosedRange<Double>
    let domainY: ClosedRange<Double>
    /// What the marks say, a paragraph a series.
    private let marks: [(series: Int, lines: [String])]

    init(
        _ panel: Panel, across domain: ClosedRange<Double>, glyphs: Glyphs, columns: Int, tallest: Int,
        isDashed: Bool
    ) {
        self.panel = panel
        self.isDashed = isDashed
        self.tallest = tallest
        self.glyphs = glyphs
        self.columns = columns
        domainX = domain
        domainY = panel.domainUpwards
        marks = Self.words(of: panel).map { series, words in
            (series, glyphs.spelled(words).wrapped(to: columns - 2, longWords: .broken))
        }
    }

    /// The labels of the marks, those of a series together behind its name.
    private static func words(of panel: Panel) -> [(series: Int, words: String)] {
        var result: [(series: Int, words: String)] = []
        for mark in panel.marks where !mark.label.isEmpty {
            let series = if case .series(let index) = mark.role { index } else { 0 }
            if let place = result.firstIndex(where: { $0.series == series }) {
                result[place].words += ", " + mark.label
            } else {
                let name = panel.series.first { $0.role == mark.role && $0.isInLegend }?.name ?? ""
                result.append((series, name.isEmpty ? mark.label : "\(name): \(mark.label)"))
            }
        }
        return result
    }

    /// Lines beside the drawing area: heading, axis, tick labels, marks.
    var linesBeside: Int { (panel.title.isEmpty ? 0 : 1) + 2 + marks.reduce(0) { $0 + $1.lines.count } }

    /// Characters left of the drawing area, the axis included.
    var gutter: Int {
        let ticks = ticksY(height: tallest)
        return (ticks.map(\.label.cellWidth).max() ?? 0) + 2
    }

    /// Which of the distinguishable looks a series has.
    static func index(of series: Series) -> Int {
        if case .series(let index) = series.role { max(index, 0) } else { 0 }
    }

    /// Some characters of a line as the series draws it, enough dots to show its dashes.
    static func sample(of series: Int, glyphs: Glyphs) -> String {
        var grid = DotGrid(glyphs: glyphs, columns: 12 / glyphs.dotsAcross, rows: 1)
        let middle = Double(glyphs.dotsDown / 2)
        _ = grid.line(
            from: (0, middle), to: (Double(grid.width - 1), middle), series: series,
            pattern: DashPattern(series: series, glyphs: glyphs), travelled: 0)
        return String((0..<grid.columns).map { grid.character(column: $0, row: 0)?.character ?? glyphs.blank })
    }

    func draw(on page: inout TextGrid, gutter: Int, height: Int, showsTicks: Bool) {
        if !panel.title.isEmpty {
            let line = page.addLine()
            let title = glyphs.spelled(panel.title)
            page.put(title, line: line, column: 0, .bold)
            page.put(glyphs.spelled(panel.detail), line: line, column: title.cellWidth + 1, .faint)
        }
        let width = columns - gutter
        let rows = (0..<height).map { _ in page.addLine() }
        drawAxis(on: &page, rows: rows, gutter: gutter)
        drawGround(on: &page, rows: rows, gutter: gutter, width: width)
        drawCurves(on: &page, rows: rows, gutter: gutter, width: width)
        drawTimeAxis(on: &page, gutter: gutter, width: width, showsTicks: showsTicks)
        for (series, lines) in marks {
            for line in lines { page.addLine("  " + line, ANSIStyle(.series(series))) }
        }
    }

    /// The phases over the drawing area, and under them what happens when.
    func add(_ band: PhaseBand, to page: inout TextGrid, gutter: Int) {
        let width = columns - gutter
        let scale = Scale(domain: domainX, start: 0, end: Double(max(width - 1, 0)))
        let spans = page.addLine()
        for span in band.spans {
            let start = Int(scale.position(max(span.range.lowerBound, domainX.lowerBound)).rounded())
            let end = Int(scale.position(min(span.range.upperBound, domainX.upperBound)).rounded())
            page.put(String(glyphs.frame.upright), line: spans, column: gutter + start, .faint)
            page.put(
                String(glyphs.spelled(span.name).prefix(cells: end - start - 1)), line: spans,
                column: gutter + start + 1)
        }
        let events = page.addLine()
        var free = 0
        for event in band.events where domainX.contains(event.at) {
            let place = Int(scale.position(event.at).rounded())
            let words = glyphs.spelled((glyphs == .ascii ? "^" : "▴") + event.name)
            guard place >= free else { continue }
            page.put(words, line: events, column: gutter + place, .faint)
            free = place + words.cellWidth + 1
        }
    }

    private func ticksY(height: Int) -> [(value: Double, label: String)] {
        let unit = panel.y.unit.perDataUnit
        let ticks = TickGenerator(target: max(1, height / 3))
            .ticks(in: domainY.lowerBound * unit...domainY.upperBound * unit)
        let format = TickFormat(ticks)
        return ticks.values.map { ($0 / unit, glyphs.spelled(format.text($0))) }
    }

    private func row(of value: Double, height: Int) -> Int {
        let dots = height * glyphs.dotsDown
        let place = Scale(domain: domainY, start: Double(dots - 1), end: 0).position(value)
        return Int(place.rounded()) / glyphs.dotsDown
    }

    private func drawAxis(on page: inout TextGrid, rows: [Int], gutter: Int) {
        for row in rows { page.put(String(glyphs.frame.upright), line: row, column: gutter - 1, .faint) }
        for tick in ticksY(height: rows.count) {
            let row = row(of: tick.value, height: rows.count)
            guard rows.indices.contains(row) else { continue }
            page.put(tick.label, line: rows[row], column: max(0, gutter - 2 - tick.label.cellWidth), .faint)
            page.put(String(glyphs.frame.tick), line: rows[row], column: gutter - 1, .faint)
        }
    }

    /// Blank cells, hidden strips and target lines, under the curves.
    private func drawGround(on page: inout TextGrid, rows: [Int], gutter: Int, width: Int) {
        for (index, row) in rows.enumerated() {
            page.put(String(repeating: glyphs.blank, count: width), line: row, column: gutter)
            let middle = Scale(domain: domainY, start: Double(rows.count) - 0.5, end: -0.5).value(at: Double(index))
            if panel.bands.contains(where: { $0.fill == .hidden && $0.range.contains(middle) }) {
                page.put(String(repeating: glyphs.frame.hidden, count: width), line: row, column: gutter, .faint)
            }
        }
        let scaleX = Scale(domain: domainX, start: 0, end: Double(max(width - 1, 0)))
        for line in panel.lines {
            switch line.orientation {
            case .horizontal:
                let row = row(of: line.value, height: rows.count)
                guard rows.indices.contains(row) else { continue }
                page.put(String(repeating: glyphs.frame.target, count: width), line: rows[row], column: gutter, .faint)
            case .vertical:
                guard domainX.contains(line.value) else { continue }
                let column = Int(scaleX.position(line.value).rounded())
                for row in rows {
                    page.put(String(glyphs.frame.upright), line: row, column: gutter + column, .faint)
                }
            }
        }
    }

    private func drawCurves(on page: inout TextGrid, rows: [Int], gutter: Int, width: Int) {
        var grid = DotGrid(glyphs: glyphs, columns: width, rows: rows.count)
        let x = Scale(domain: domainX, start: 0, end: Double(max(grid.width - 1, 0)))
        let y = Scale(domain: domainY, start: Double(max(grid.height - 1, 0)), end: 0)
        for series in panel.series {
            let index = Self.index(of: series)
            let pattern = isDashed ? DashPattern(series: index, glyphs: glyphs) : .solid
            var travelled = 0
            var last: (x: Double, y: Double)?
            for sample in series.samples {
                guard sample.x.isFinite, sample.y.isFinite else {
                    last = nil
                    continue
                }
                let place = (x: x.position(sample.x), y: y.position(sample.y))
                if let start = last, series.style != .dots {
                    if series.style == .steps {
                        travelled = grid.line(
                            from: start, to: (place.x, start.y), series: index, pattern: pattern, travelled: travelled)
                    }
                    let corner = series.style == .steps ? (x: place.x, y: start.y) : start
                    travelled = grid.line(
                        from: corner, to: place, series: index, pattern: pattern, travelled: travelled)
                } else {
                    grid.set(x: Int(place.x.rounded()), y: Int(place.y.rounded()), series: index)
                }
                last = place
            }
        }
        for (index, row) in rows.enumerated() {
            for column in 0..<grid.columns {
                guard let (character, series) = grid.character(column: column, row: index) else { continue }
                page.put(String(character), line: row, column: gutter + column, ANSIStyle(.series(series)))
            }
        }
        let columnsX = Scale(domain: domainX, start: 0, end: Double(max(width - 1, 0)))
        for mark in panel.marks where mark.shape != .none && domainX.contains(mark.at.x) && domainY.contains(mark.at.y)
        {
            let series = if case .series(let index) = mark.role { index } else { 0 }
            page.put(
                String(glyphs.frame.mark), line: rows[min(row(of: mark.at.y, height: rows.count), rows.count - 1)],
                column: gutter + Int(columnsX.position(mark.at.x).rounded()), ANSIStyle(.series(series), bold: true))
        }
    }

    private func drawTimeAxis(on page: inout TextGrid, gutter: Int, width: Int, showsTicks: Bool) {
        let line = page.addLine()
        page.put(String(glyphs.frame.corner), line: line, column: gutter - 1, .faint)
        page.put(String(repeating: glyphs.frame.level, count: width), line: line, column: gutter, .faint)
        let unit = panel.x.unit
        let ticks = TickGenerator(target: max(1, width / 12))
            .ticks(in: domainX.lowerBound * unit.perDataUnit...domainX.upperBound * unit.perDataUnit)
        let format = TickFormat(ticks)
        let scale = Scale(domain: domainX, start: 0, end: Double(max(width - 1, 0)))
        let places = ticks.values.map { gutter + Int(scale.position($0 / unit.perDataUnit).rounded()) }
        for place in places { page.put(String(glyphs.frame.levelTick), line: line, column: place, .faint) }
        guard showsTicks else { return }
        let labels = page.addLine()
        // The last label carries the unit; each stands centred under its tick, inside the page and off its neighbours.
        var free = 0
        for (index, place) in places.enumerated() {
            let isLast = index == places.count - 1
            let number = glyphs.spelled(format.text(ticks.values[index]))
            let words = isLast && !unit.symbol.isEmpty ? "\(number) \(unit.symbol)" : number
            let start = min(max(place - number.cellWidth / 2, free), columns - words.cellWidth)
            guard start >= free else { continue }
            page.put(words, line: labels, column: start, .faint)
            free = start + words.cellWidth + 1
        }
    }
}
