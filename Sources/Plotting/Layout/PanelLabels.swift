/// The words inside a panel: those of its marks and upright reference lines, with leaders where they stand off.
struct PanelLabels {
    /// A thin line from a mark to its words.
    struct Leader: Hashable, Sendable {
        let from: Point
        let to: Point
        let role: ColorRole
    }

    let panel: Panel
    let frame: PanelFrame
    let theme: Theme
    let type: TypeScale
    private(set) var texts: [PlacedText] = []
    private(set) var leaders: [Leader] = []

    init(_ panel: Panel, _ frame: PanelFrame, theme: Theme, type: TypeScale) {
        self.panel = panel
        self.frame = frame
        self.theme = theme
        self.type = type
    }

    /// Places the words, those of lines first; words that find no free place are left out.
    mutating func setLabels(ruler: inout TextRuler) {
        let plot = frame.plot
        let shown = panel.marks.filter { $0.at.isFinite && plot.holds(frame.position($0.at)) }
        let symbols = shown.filter { $0.shape != .none }.map { mark -> Rect in
            let at = frame.position(mark.at)
            return Rect(x: at.x, y: at.y, width: 0, height: 0).expanded(by: 6 * type.unit)
        }
        let level = panel.lines.filter { $0.orientation == .horizontal }.map { line -> [Point] in
            let y = frame.y.position(line.value)
            return [Point(plot.minX, y), Point(plot.maxX, y)]
        }
        let upright = panel.lines.filter { $0.orientation == .vertical }.map { line -> [Point] in
            let x = frame.x.position(line.value)
            return [Point(x, plot.minY), Point(x, plot.maxY)]
        }
        let curves = panel.series.map { series in
            series.samples.filter(\.isFinite).map(frame.position)
        }
        var placer = LabelPlacer(
            bounds: plot.expanded(by: -2 * type.unit), occupied: symbols, curves: curves, lines: level + upright,
            shunned: panel.bands.filter { $0.fill == .hidden }.compactMap(frame.rect(of:)),
            unit: type.unit)
        for line in panel.lines where line.orientation == .vertical && !line.label.isEmpty {
            set(
                line.label, near: Point(frame.x.position(line.value), plot.minY + 12 * type.unit), line.role, &placer,
                &ruler)
        }
        for mark in mostImportant(of: shown) {
            let style = TextStyle(
                size: type.label, color: theme.color(mark.role), alignment: .start, baseline: .middle)
            let text = ruler.spelled(mark.label)
            let anchor = frame.position(mark.at)
            guard let place = placer.place(ruler.size(text, style), near: anchor, side: mark.side) else { continue }
            texts.append(ruler.place(text, at: Point(place.box.minX, place.box.midY), style, .mark))
            guard let end = place.leader else { continue }
            let (dx, dy) = (end.x - anchor.x, end.y - anchor.y)
            let length = (dx * dx + dy * dy).squareRoot()
            let (start, stop) = (7 * type.unit / max(length, 1), 1 - 2 * type.unit / max(length, 1))
            leaders.append(
                Leader(
                    from: Point(anchor.x + dx * start, anchor.y + dy * start),
                    to: Point(anchor.x + dx * stop, anchor.y + dy * stop), role: mark.role))
        }
    }

    /// The marks with words: extremes before other moments, the farthest from a level line first, as many as a panel holds
    /// without becoming a list.
    private func mostImportant(of marks: [Mark]) -> [Mark] {
        let levels = panel.lines.filter { $0.orientation == .horizontal }.map(\.value)
        func prominence(_ mark: Mark) -> Double { levels.map { abs($0 - mark.at.y) }.min() ?? abs(mark.at.y) }
        let worded = marks.filter { !$0.label.isEmpty }
        let extremes = worded.filter { $0.shape == .dot }.sorted { prominence($0) > prominence($1) }
        return Array((extremes + worded.filter { $0.shape != .dot }).prefix(Self.mostLabels))
    }

    /// The most words in a panel.
    private static let mostLabels = 8

    /// Words beside the head of an upright line: to its right, else to its left, else lower down.
    private mutating func set(
        _ label: String, near head: Point, _ role: ColorRole, _ placer: inout LabelPlacer, _ ruler: inout TextRuler
    ) {
        let style = TextStyle(size: type.label, color: theme.color(role), alignment: .start, baseline: .middle)
        let text = ruler.spelled(label)
        let extent = ruler.size(text, style)
        for row in 0..<4 {
            let y = head.y + Double(row) * extent.height * 1.2
            for x in [head.x + type.gap, head.x - type.gap - extent.width] {
                let placed = ruler.place(text, at: Point(x, y), style, .mark)
                let box = placed.box.expanded(by: 2 * type.unit)
                guard frame.plot.contains(placed.box), !placer.occupied.contains(where: { $0.overlaps(box) }) else {
                    continue
                }
                texts.append(placed)
                placer.occupied.append(placed.box)
                return
            }
        }
    }
}

extension Rect {
    /// Whether a point lies within, edges included, give or take a thousandth.
    func holds(_ point: Point) -> Bool {
        let slack = 1e-3
        return point.x >= minX - slack && point.x <= maxX + slack && point.y >= minY - slack
            && point.y <= maxY + slack
    }
}
