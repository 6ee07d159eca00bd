/// Paints a chart that is laid out, from the background up to the words.
struct ChartPainter {
    let chart: Chart
    let layout: ChartLayout

    var theme: Theme { chart.theme }
    var unit: Double { layout.type.unit }

    /// Paints everything.
    func paint(on canvas: inout some Canvas) {
        canvas.fill(Path(Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)), theme.background)
        if let band = layout.band { paintBand(band, on: &canvas) }
        for (panel, frame) in zip(chart.panels, layout.panels) {
            paintGround(panel, frame, on: &canvas)
            paintLines(panel, frame, on: &canvas)
            canvas.clip(to: frame.plot.expanded(by: 3 * unit))
            for series in panel.series { paintSeries(series, frame, on: &canvas) }
            canvas.clip(to: nil)
        }
        for plate in layout.plates { canvas.fill(Path(plate, cornerRadius: 3 * unit), theme.background.opacity(0.8)) }
        for leader in layout.leaders {
            canvas.stroke(
                Path(polyline: [leader.from, leader.to]), theme.color(leader.role).opacity(0.65), Stroke(width: unit))
        }
        for (panel, frame) in zip(chart.panels, layout.panels) {
            for mark in panel.marks { paintMark(mark, frame, on: &canvas) }
        }
        for key in layout.keys { paintKey(key, on: &canvas) }
        for key in layout.colorKeys { paintColorKey(key, on: &canvas) }
        for text in layout.texts { canvas.draw(text.text, at: text.position, text.style) }
    }

    func width(_ series: Series) -> Double { max(series.width * unit, 0.75) }

    func stroke(_ series: Series) -> Stroke {
        let dash = series.dash.isEmpty ? theme.dash(series.role) : series.dash
        return Stroke(width: width(series), dash: dash.map { $0 * unit }, cap: dash.isEmpty ? .round : .butt)
    }

    /// The opacity of lines that stand back: what every colour of both themes needs for a contrast of 3 : 1, on the shade of
    /// what is not seen as well.
    static let faint = 0.8
}
