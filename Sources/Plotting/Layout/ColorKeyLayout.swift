/// The key of a field of colours, in its place: a bar with ticks beside the panel, its name over it.
struct ColorKeyLayout {
    let bar: Rect
    let colormap: Colormap
    let texts: [PlacedText]
    /// Where ticks stand on the bar, downwards.
    let ticks: [Double]

    /// The room a key takes to the right of its panel.
    static func width(_ type: TypeScale, labels: Double) -> Double { type.unit * 34 + type.gap + labels }

    /// The ticks of a key over a bar of a length.
    static func ticks(of cells: CellGrid, length: Double, type: TypeScale, line: Double) -> AxisTicks {
        AxisTicks(
            Extent.domain(of: Axis(padding: 0), over: cells.values), unit: cells.unit, length: length,
            spacing: 60 * type.unit, gap: type.gap, extent: { _ in line })
    }

    init(
        _ cells: CellGrid, beside plot: Rect, right: Double, after heading: Double, theme: Theme, type: TypeScale,
        ruler: inout TextRuler
    ) {
        colormap = cells.colormap
        bar = Rect(x: plot.maxX + type.unit * 20, y: plot.minY, width: type.unit * 14, height: plot.size.height)
        let style = TextStyle(size: type.tick, color: theme.mutedInk, alignment: .start, baseline: .middle)
        let line = ruler.size("0", style).height
        let domain = Extent.domain(of: Axis(padding: 0), over: cells.values)
        let scale = Scale(domain: domain, start: bar.maxY, end: bar.minY)
        var texts: [PlacedText] = []
        let found = Self.ticks(of: cells, length: bar.size.height, type: type, line: line).ticks
        for tick in found {
            let text = ruler.spelled(tick.text)
            let placed = ruler.place(
                text, at: Point(bar.maxX + type.gap, scale.position(tick.value)), style, .tick)
            if placed.box.maxX <= right { texts.append(placed) }
        }
        ticks = found.map { scale.position($0.value) }
        let name = cells.unit.symbol.isEmpty ? cells.title : "\(cells.title) (\(cells.unit.symbol))"
        let head = TextStyle(
            size: type.label, weight: .bold, color: theme.ink, alignment: .end, baseline: .bottom)
        if let text = ruler.shortened(ruler.spelled(name), head, to: right - heading - type.gap * 2) {
            texts.append(ruler.place(text, at: Point(right, plot.minY - type.gap * 1.5), head, .heading))
        }
        self.texts = texts
    }
}
