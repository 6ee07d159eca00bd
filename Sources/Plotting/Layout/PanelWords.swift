/// The words around a panel: its name, its ticks, what stands at its side.
struct PanelWords {
    let panel: Panel
    let frame: PanelFrame
    let size: Size
    let theme: Theme
    let type: TypeScale
    var texts: [PlacedText] = []
    /// Where the panel's name ends, across.
    private(set) var headingEnd: Double

    init(_ panel: Panel, _ frame: PanelFrame, size: Size, theme: Theme, type: TypeScale) {
        self.panel = panel
        self.frame = frame
        self.size = size
        self.theme = theme
        self.type = type
        headingEnd = type.border
    }

    /// Sets the panel's name and, in muted ink, what follows it.
    mutating func setHeading(top: Double, detail: Detail, ruler: inout TextRuler) {
        let factor = detail == .minimal ? 0.86 : 1
        let bold = TextStyle(size: type.panelTitle * factor, weight: .bold, color: theme.ink, baseline: .top)
        let plain = TextStyle(size: type.panelTitle * factor, color: theme.mutedInk, baseline: .top)
        let room = (size.width - type.border * 2) * (panel.cells == nil ? 1 : 0.55)
        var left = type.border
        if let title = ruler.shortened(ruler.spelled(panel.title), bold, to: room), !title.isEmpty {
            texts.append(ruler.place(title, at: Point(left, top), bold, .heading))
            left += ruler.size(title, bold).width + 7 * type.unit
            headingEnd = left
        }
        if let detail = ruler.shortened(ruler.spelled(panel.detail), plain, to: room + type.border - left),
            !detail.isEmpty
        {
            texts.append(ruler.place(detail, at: Point(left, top), plain, .heading))
            headingEnd = left + ruler.size(detail, plain).width
        }
    }

    /// Sets the numbers along the axes and the name of the x axis.
    mutating func setTicks(x: AxisTicks?, y: AxisTicks, detail: Detail, ruler: inout TextRuler) {
        let level = TextStyle(size: type.tick, color: theme.mutedInk, alignment: .end, baseline: .middle)
        for tick in y.ticks {
            let at = Point(frame.plot.minX - type.gap * 1.6, frame.y.position(tick.value))
            let placed = ruler.place(ruler.spelled(tick.text), at: at, level, .tick)
            let cleared = placed.box.expanded(by: 1)
            let within = Rect(x: 0, y: 0, width: size.width, height: size.height)
            // The lowest label may reach below the drawing area only as far as the first x label begins.
            if !texts.contains(where: { $0.box.overlaps(cleared) }), within.contains(placed.box) {
                texts.append(placed)
            }
        }
        guard let x else { return }
        let named = detail.explains && !panel.x.title.isEmpty
        let style = TextStyle(size: type.tick, color: theme.mutedInk, alignment: .start, baseline: .top)
        let top = frame.plot.maxY + 7 * type.unit * max(detail.spacing, 0.75)
        var line = ruler.size("0", style).height
        for (index, tick) in x.ticks.enumerated() {
            var text = ruler.spelled(tick.text)
            let number = ruler.size(text, style)
            line = number.height
            if !named, index == x.ticks.count - 1, !panel.x.unit.symbol.isEmpty {
                text += " " + ruler.spelled(panel.x.unit.symbol)
            }
            let whole = ruler.size(text, style).width
            // The number is centred under its tick, with the unit hanging over; the canvas' edge comes first.
            let left = frame.x.position(tick.value) - number.width / 2
            let inside = max(type.gap, min(left, size.width - type.gap - whole))
            let placed = ruler.place(text, at: Point(inside, top), style, .tick)
            if !texts.contains(where: { $0.box.overlaps(placed.box.expanded(by: 1)) }) { texts.append(placed) }
        }
        guard named else { return }
        let unit = panel.x.unit.symbol
        let name = ruler.spelled(unit.isEmpty ? panel.x.title : "\(panel.x.title) (\(unit))")
        let centred = TextStyle(size: type.tick, color: theme.mutedInk, alignment: .middle, baseline: .top)
        if let name = ruler.shortened(name, centred, to: frame.plot.size.width) {
            texts.append(
                ruler.place(
                    name, at: Point(frame.plot.midX, top + line + 3 * type.unit * detail.spacing), centred, .heading))
        }
    }

    /// Sets what stands to the right: the curves' names if the legend is there, targets, captions of hidden areas.
    mutating func setSide(_ legend: Legend, detail: Detail, ruler: inout TextRuler) {
        var wanted: [SideLabels.Label] = []
        let left = frame.plot.maxX + type.gap * 1.6
        let room = size.width - type.border - left
        func add(_ text: String, orLast: Bool = false, at y: Double, weight: TextStyle.Weight, _ color: Color) {
            let style = PanelMargins.style(type, weight: weight, color: color)
            let whole = ruler.spelled(text)
            let last = orLast ? whole.split(separator: " ").last.map(String.init) ?? "" : whole
            guard let short = [whole, last].first(where: { ruler.size($0, style).width <= room }), !short.isEmpty
            else { return }
            wanted.append(
                SideLabels.Label(text: short, style: style, height: ruler.size(short, style).height, middle: y))
        }
        if legend == .direct {
            for series in panel.series where series.isInLegend {
                guard let end = series.samples.last(where: \.isFinite) else { continue }
                add(series.name, at: frame.y.position(end.y), weight: .bold, theme.color(series.role))
            }
        }
        for line in panel.lines where line.orientation == .horizontal && !line.label.isEmpty {
            // Of "pressed 0.96" the number is what must stay; of "not visible" nothing less than all.
            add(line.label, orLast: true, at: frame.y.position(line.value), weight: .regular, theme.color(line.role))
        }
        for band in panel.bands where !band.label.isEmpty {
            guard let rect = frame.rect(of: band) else { continue }
            add(band.label, at: rect.midY, weight: .regular, theme.mutedInk)
        }
        let reach = type.label * 0.6
        // The row of x tick labels begins just below the drawing area.
        let foot = frame.plot.maxY + (frame.showsXTicks ? min(reach, 4 * type.unit) : reach)
        let side = SideLabels(wanted, top: frame.plot.minY - reach, bottom: foot)
        for label in side.labels {
            texts.append(ruler.place(label.text, at: Point(left, label.middle), label.style, .side))
        }
    }
}

extension PanelFrame {
    /// The part of the drawing area that a band covers; nil where it covers none.
    func rect(of band: Band) -> Rect? {
        let low = max(band.range.lowerBound, y.domain.lowerBound)
        let high = min(band.range.upperBound, y.domain.upperBound)
        guard low < high else { return nil }
        let (top, bottom) = (y.position(high), y.position(low))
        return Rect(x: plot.minX, y: top, width: plot.size.width, height: bottom - top)
    }
}
