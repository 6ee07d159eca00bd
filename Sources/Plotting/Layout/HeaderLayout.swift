/// The top of a chart: heading, subtitle and legend, each line in its place.
struct HeaderLayout {
    /// A sample of a curve's line before its name.
    struct Key: Hashable, Sendable {
        let from: Point
        let to: Point
        let series: Series
    }

    private(set) var texts: [PlacedText] = []
    private(set) var keys: [Key] = []
    /// Where the header ends.
    private(set) var bottom: Double

    init(_ chart: Chart, width: Double, type: TypeScale, detail: Detail, ruler: inout TextRuler) {
        bottom = type.border * (detail == .minimal ? 0.4 : 0.8)
        let span = width - type.border * 2
        setTitle(chart, x: type.border, span: span, type: type, detail: detail, ruler: &ruler)
        if detail.explains, !chart.subtitle.isEmpty {
            let style = TextStyle(size: type.subtitle, color: chart.theme.mutedInk, baseline: .top)
            bottom += type.gap * 0.9
            for line in ruler.lines(ruler.spelled(chart.subtitle), style, width: span, most: 2) {
                append(line, x: type.border, style, .subtitle, ruler: &ruler)
            }
        }
        if chart.legend == .header {
            setLegend(chart, x: type.border, span: span, type: type, detail: detail, ruler: &ruler)
        }
    }

    private mutating func append(
        _ text: String, x: Double, _ style: TextStyle, _ part: PlacedText.Part, ruler: inout TextRuler
    ) {
        let placed = ruler.place(text, at: Point(x, bottom), style, part)
        texts.append(placed)
        bottom = placed.box.maxY
    }

    /// One line at full size; else smaller; else on more lines; else shortened.
    private mutating func setTitle(
        _ chart: Chart, x: Double, span: Double, type: TypeScale, detail: Detail, ruler: inout TextRuler
    ) {
        let title = ruler.spelled(chart.title)
        guard !title.isEmpty else { return }
        let full = detail == .minimal ? 0.7 : 1.0
        for (shrink, most) in [(1, 1), (0.86, 1), (0.86, detail.titleLines), (0.7, detail.titleLines)] {
            let size = type.title * min(shrink, full)
            let style = TextStyle(size: size, weight: .bold, color: chart.theme.ink, baseline: .top)
            let lines = ruler.lines(title, style, width: span, most: most)
            let whole = lines.joined(separator: " ").count >= title.split(separator: " ").joined(separator: " ").count
            guard (whole && lines.last?.hasSuffix(ruler.spelled("…")) != true) || shrink == 0.7 else { continue }
            for line in lines { append(line, x: x, style, .title, ruler: &ruler) }
            return
        }
    }

    private mutating func setLegend(
        _ chart: Chart, x: Double, span: Double, type: TypeScale, detail: Detail, ruler: inout TextRuler
    ) {
        let entries = Self.entries(of: chart)
        guard !entries.isEmpty else { return }
        let nameStyle = TextStyle(size: type.legend, weight: .bold, color: chart.theme.ink, baseline: .top)
        let detailStyle = TextStyle(size: type.legend, color: chart.theme.mutedInk, baseline: .top)
        let (keyWidth, keyGap, between) = (24 * type.unit, 8 * type.unit, 28 * type.unit)
        let height = ruler.size("Ag", nameStyle).height
        var (left, row) = (x, 0)
        bottom += type.gap * (detail == .minimal ? 0.4 : 1.9)
        for entry in entries {
            let room = x + span - keyWidth - keyGap
            guard let name = ruler.shortened(ruler.spelled(entry.name), nameStyle, to: span - keyWidth - keyGap)
            else { continue }
            let nameWidth = ruler.size(name, nameStyle).width
            let addition = detail.explains ? ruler.spelled(entry.detail) : ""
            let additionWidth = addition.isEmpty ? 0 : keyGap + ruler.size(addition, detailStyle).width
            if left > x, left + nameWidth + additionWidth > room {
                guard row + 1 < detail.legendRows else { break }
                row += 1
                left = x
                bottom += height + type.gap * 0.7
            }
            let middle = bottom + height / 2
            keys.append(Key(from: Point(left, middle), to: Point(left + keyWidth, middle), series: entry))
            left += keyWidth + keyGap
            texts.append(ruler.place(name, at: Point(left, bottom), nameStyle, .legend))
            left += nameWidth
            if !addition.isEmpty,
                let short = ruler.shortened(addition, detailStyle, to: x + span - left - keyGap)
            {
                texts.append(ruler.place(short, at: Point(left + keyGap, bottom), detailStyle, .legend))
                left += keyGap + ruler.size(short, detailStyle).width
            }
            left += between
        }
        bottom += height
    }

    /// The curves to name: each name once, in order of appearance.
    static func entries(of chart: Chart) -> [Series] {
        var names: Set<String> = []
        return chart.panels.flatMap(\.series).filter {
            $0.isInLegend && !$0.name.isEmpty && names.insert($0.name).inserted
        }
    }
}
