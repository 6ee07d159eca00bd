import Plotting
import Words

/// A chart drawn in characters.
package struct TerminalChart: Hashable, Sendable {
    /// The fewest columns a chart is drawn in.
    package static let minimumColumns = 24
    /// The fewest and the most lines a panel's drawing area usually takes.
    package static let panelRows = 4...16

    /// What is drawn. Its theme is not used: the terminal has its own.
    package var chart: Chart
    /// What it is drawn with.
    package var glyphs: Glyphs
    /// The most cells a line has.
    package var columns: Int
    /// The lines that this drawing's areas take.
    package var rowsAPanel = panelRows
    /// Whether lines are dashed, each series in its own way, so that they are told apart without colour.
    package var isDashed = true
    /// The lines it should fit, where its panels keep at least four each.
    package var rows: Int

    /// A drawing of `chart` for a terminal of the given size.
    package init(_ chart: Chart, glyphs: Glyphs = .braille, size: TerminalSize = .unknown) {
        self.chart = chart
        self.glyphs = glyphs
        columns = size.columns
        rows = size.rows
    }

    /// The drawing as lines of text, each ended by a line feed and none longer than the width; with escape sequences
    /// where `colored`.
    ///
    /// - Throws: ``TerminalChartError`` when the width is below ``minimumColumns`` or there are no panels.
    package func text(colored: Bool) throws(TerminalChartError) -> String {
        try page().text(colored: colored)
    }

    /// The drawing as a page of characters.
    ///
    /// - Throws: ``TerminalChartError`` when the width is below ``minimumColumns`` or there are no panels.
    package func page() throws(TerminalChartError) -> TextGrid {
        guard columns >= Self.minimumColumns else {
            throw .tooNarrow(columns: columns, minimum: Self.minimumColumns)
        }
        guard !chart.panels.isEmpty else { throw .noPanels }
        var page = TextGrid(width: columns)
        for line in wrapped(chart.title) { page.addLine(line, .bold) }
        for line in wrapped(chart.subtitle) { page.addLine(line, .faint) }
        addLegend(to: &page)

        let panels = zip(chart.panels, chart.domainsAcross).map {
            PanelDrawing(
                $0, across: $1, glyphs: glyphs, columns: columns, tallest: rowsAPanel.upperBound, isDashed: isDashed)
        }
        let gutter = panels.map(\.gutter).max() ?? 0
        // Beside its drawing area a panel takes a heading, an axis and its marks.
        let besides = page.lines.count + panels.reduce(chart.band == nil ? 0 : 2) { $0 + $1.linesBeside }
        let each = (rows - besides) / panels.count
        let height = min(max(each, rowsAPanel.lowerBound), rowsAPanel.upperBound)
        for (index, panel) in panels.enumerated() {
            if index == 0, let band = chart.band {
                panel.add(band, to: &page, gutter: gutter)
            }
            let sharesAxis = index + 1 < panels.count && panels[index + 1].domainX == panel.domainX
            panel.draw(on: &page, gutter: gutter, height: height, showsTicks: !sharesAxis)
        }
        return page
    }

    private func addLegend(to page: inout TextGrid) {
        var seen: Set<String> = []
        let entries = chart.panels.flatMap(\.series).filter { $0.isInLegend && seen.insert($0.name).inserted }
        guard chart.legend != .none, !entries.isEmpty else { return }
        for entry in entries {
            let series = PanelDrawing.index(of: entry)
            let line = page.addLine()
            let sample = PanelDrawing.sample(of: series, glyphs: glyphs)
            page.put(sample, line: line, column: 0, ANSIStyle(.series(series)))
            let words = entry.detail.isEmpty ? entry.name : "\(entry.name)  \(entry.detail)"
            page.put(clipped(words, to: columns - sample.count - 1), line: line, column: sample.count + 1)
        }
    }

    /// A text in lines of at most the width, broken at spaces where there are any.
    private func wrapped(_ text: String) -> [String] {
        glyphs.spelled(text).wrapped(to: columns, longWords: .broken)
    }

    private func clipped(_ text: String, to width: Int) -> String {
        let spelled = glyphs.spelled(text)
        guard spelled.cellWidth > width, width > 3 else { return spelled }
        let ellipsis = glyphs.spelled("…")
        return spelled.prefix(cells: width - ellipsis.cellWidth) + ellipsis
    }
}
