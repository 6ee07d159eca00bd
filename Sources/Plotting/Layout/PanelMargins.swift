/// The room that a chart's panels need to the right of their drawing areas.
struct PanelMargins {
    /// The least free border.
    private let border: Double
    /// The widest label at the side.
    private let labels: Double
    /// The widest colour key.
    private let key: Double
    private let gap: Double

    /// The style of the words at the side of a panel, but for their colour.
    static func style(_ type: TypeScale, weight: TextStyle.Weight, color: Color) -> TextStyle {
        TextStyle(size: type.label, weight: weight, color: color, alignment: .start, baseline: .middle)
    }

    init(_ chart: Chart, type: TypeScale, rows: [PanelRows.Row], ruler: inout TextRuler) {
        border = type.border
        gap = type.gap * 1.6
        let regular = Self.style(type, weight: .regular, color: chart.theme.mutedInk)
        let bold = Self.style(type, weight: .bold, color: chart.theme.ink)
        var (labels, key) = (0.0, 0.0)
        for (panel, row) in zip(chart.panels, rows) {
            if let cells = panel.cells {
                let line = ruler.size("0", regular).height
                let ticks = ColorKeyLayout.ticks(of: cells, length: row.bottom - row.top, type: type, line: line)
                for tick in ticks.ticks {
                    key = max(
                        key, ColorKeyLayout.width(type, labels: ruler.size(ruler.spelled(tick.text), regular).width))
                }
                continue
            }
            for line in panel.lines where line.orientation == .horizontal && !line.label.isEmpty {
                labels = max(labels, ruler.size(ruler.spelled(line.label), regular).width)
            }
            for band in panel.bands where !band.label.isEmpty {
                labels = max(labels, ruler.size(ruler.spelled(band.label), regular).width)
            }
            guard chart.legend == .direct else { continue }
            for series in panel.series where series.isInLegend {
                labels = max(labels, ruler.size(ruler.spelled(series.name), bold).width)
            }
        }
        self.labels = labels
        self.key = key
    }

    /// The margin on a chart of a width: never more than a quarter of it for labels.
    func right(width: Double) -> Double {
        if key > 0 { return border + key }
        return labels > 0 ? border + gap + min(labels, width / 4) : border
    }
}
