/// A chart with everything in its place on a canvas of a size: texts measured, ticks chosen, labels set clear of one
/// another, nothing beyond the canvas.
///
/// Where room is short the chart says less: first optional panels go, from the last on, then the words of marks, then subtitle, additions in the legend and axis
/// names, then most ticks. Below ``minimumSize(for:)`` it is refused.
package struct ChartLayout: Sendable {
    /// The canvas' size.
    package let size: Size
    /// Every line of text.
    package private(set) var texts: [PlacedText] = []
    /// The panels from top to bottom.
    package private(set) var panels: [PanelFrame] = []

    /// The chart with the panels that have room.
    private(set) var chart: Chart
    let type: TypeScale
    private(set) var keys: [HeaderLayout.Key] = []
    private(set) var leaders: [PanelLabels.Leader] = []
    private(set) var plates: [Rect] = []
    private(set) var colorKeys: [ColorKeyLayout] = []
    private(set) var band: PhaseBandLayout?

    /// The least canvas for a chart: 240 wide, and as high as its panels need.
    package static func minimumSize(for chart: Chart) -> Size {
        let panels = max(chart.panels.count { !$0.isOptional }, 1)
        return Size(240, 100 + 36 * Double(panels) + (chart.band == nil ? 0 : 24))
    }

    /// The layout of a chart for a canvas, which measures the texts.
    package init(_ chart: Chart, on canvas: some Canvas) throws(ChartError) {
        var ruler = TextRuler(canvas)
        try self.init(chart, size: canvas.size, ruler: &ruler)
    }

    init(_ chart: Chart, size: Size, ruler: inout TextRuler) throws(ChartError) {
        guard !chart.panels.isEmpty else { throw .noPanels }
        self.size = size
        type = TypeScale(for: size)
        let minimum = Self.minimumSize(for: chart)
        guard size.width >= minimum.width, size.height >= minimum.height else {
            throw .canvasTooSmall(size, minimum: minimum)
        }
        var shown = chart
        self.chart = chart
        while !arrange(shown, detail: .full, ruler: &ruler) {
            guard shown.panels.count > 1, let last = shown.panels.lastIndex(where: \.isOptional) else {
                for detail in Detail.allCases.dropFirst() where arrange(shown, detail: detail, ruler: &ruler) {
                    self.chart = shown
                    return
                }
                throw .canvasTooSmall(size, minimum: Size(minimum.width, max(minimum.height, size.height + 1)))
            }
            shown.panels.remove(at: last)
        }
        self.chart = shown
    }

    /// Puts everything in its place; false where the panels would be too low for this much detail.
    private mutating func arrange(_ chart: Chart, detail: Detail, ruler: inout TextRuler) -> Bool {
        let header = HeaderLayout(chart, width: size.width, type: type, detail: detail, ruler: &ruler)
        let tickStyle = TextStyle(size: type.tick, color: chart.theme.mutedInk, baseline: .middle)
        let line = ruler.size("0", tickStyle).height
        let border = type.border * (detail == .minimal ? 0.4 : 0.8)
        var top = header.bottom + type.unit * detail.spacing * (header.texts.isEmpty ? 4 : 20)
        if let band = chart.band {
            top += PhaseBandLayout.height(of: band, type: type, detail: detail) + type.unit * detail.spacing * 14
        }
        guard
            let rows = PanelRows(
                chart.panels, from: top, to: size.height - border, type: type, detail: detail, line: line)?.rows
        else { return false }

        let room = detail.labelsMarks ? line + 14 * type.unit : 0
        let upwards = zip(chart.panels, rows).map { panel, row in
            Extent.domain(upwards: panel, height: row.bottom - row.top, room: room)
        }
        let yTicks = chart.panels.indices.map { index in
            let length = rows[index].bottom - rows[index].top
            return AxisTicks(
                upwards[index], unit: chart.panels[index].y.unit, length: length,
                spacing: max(46 * type.unit, length / 8), gap: line * 0.4, extent: { _ in line })
        }
        var labelWidth = 0.0
        for tick in yTicks.flatMap(\.ticks) {
            labelWidth = max(labelWidth, ruler.size(ruler.spelled(tick.text), tickStyle).width)
        }
        let left = type.border + labelWidth + type.gap * 1.6
        let margins = PanelMargins(chart, type: type, rows: rows, ruler: &ruler)
        let right = size.width - margins.right(width: size.width)

        texts = header.texts
        keys = header.keys
        leaders = []
        plates = []
        panels = []
        colorKeys = []
        let domains = chart.domainsAcross
        for (index, panel) in chart.panels.enumerated() {
            let row = rows[index]
            let plot = Rect(x: left, y: row.top, width: max(right - left, 1), height: row.bottom - row.top)
            let x = Scale(domain: domains[index], start: plot.minX, end: plot.maxX)
            let xTicks = Self.ticks(of: panel.x, x, type: type, tickStyle, &ruler)
            let frame = PanelFrame(
                plot: plot, x: x,
                y: Scale(domain: upwards[index], start: plot.maxY, end: plot.minY),
                xTicks: xTicks.ticks.map(\.value), yTicks: yTicks[index].ticks.map(\.value),
                showsXTicks: row.showsXTicks)
            panels.append(frame)
            var words = PanelWords(panel, frame, size: size, theme: chart.theme, type: type)
            words.setHeading(top: row.heading, detail: detail, ruler: &ruler)
            words.setTicks(x: row.showsXTicks ? xTicks : nil, y: yTicks[index], detail: detail, ruler: &ruler)
            if let cells = panel.cells {
                let key = ColorKeyLayout(
                    cells, beside: plot, right: size.width - type.border, after: words.headingEnd, theme: chart.theme,
                    type: type, ruler: &ruler)
                colorKeys.append(key)
                words.texts += key.texts
            } else {
                words.setSide(chart.legend, detail: detail, ruler: &ruler)
            }
            var labels = PanelLabels(panel, frame, theme: chart.theme, type: type)
            if detail.labelsMarks { labels.setLabels(ruler: &ruler) }
            texts += words.texts + labels.texts
            leaders += labels.leaders
            plates += labels.texts.map { $0.box.expanded(by: 2 * type.unit) }
        }
        band = nil
        if let phases = chart.band {
            let placed = PhaseBandLayout(
                phases, x: panels[0].x, bottom: rows[0].heading - type.unit * detail.spacing * 14, within: size.width,
                theme: chart.theme, type: type, detail: detail, ruler: &ruler)
            band = placed
            texts += placed.texts
        }
        return true
    }

    private static func ticks(
        of axis: Axis, _ scale: Scale, type: TypeScale, _ style: TextStyle, _ ruler: inout TextRuler
    ) -> AxisTicks {
        var measured = ruler
        let ticks = AxisTicks(
            scale.domain, unit: axis.unit, length: scale.end - scale.start,
            spacing: max(96 * type.unit, (scale.end - scale.start) / 11),
            gap: type.gap * 2, extent: { measured.size(measured.spelled($0), style).width })
        ruler = measured
        return ticks
    }
}
