/// The strip of phases and events over the panels, in its place.
struct PhaseBandLayout {
    /// A phase's span and the turn of its fill.
    struct Span: Hashable, Sendable {
        let rect: Rect
        let turn: Int
    }

    let spans: [Span]
    /// Where events stand, across.
    let events: [Double]
    let texts: [PlacedText]
    /// The strip itself, without the events' names over it.
    let strip: Rect

    /// The height of the strip with the row of events' names over it.
    static func height(of band: PhaseBand, type: TypeScale, detail: Detail) -> Double {
        let names = band.events.isEmpty || detail == .minimal ? 0 : type.label * 1.3 + type.gap
        return names + stripHeight(type, detail)
    }

    private static func stripHeight(_ type: TypeScale, _ detail: Detail) -> Double {
        type.unit * (detail == .minimal ? 14 : 24)
    }

    init(
        _ band: PhaseBand, x: Scale, bottom: Double, within width: Double, theme: Theme, type: TypeScale,
        detail: Detail, ruler: inout TextRuler
    ) {
        let height = Self.stripHeight(type, detail)
        let (left, right) = (min(x.start, x.end), max(x.start, x.end))
        strip = Rect(x: left, y: bottom - height, width: right - left, height: height)
        var texts: [PlacedText] = []
        var spans: [Span] = []
        let style = TextStyle(size: type.label, color: theme.ink, alignment: .middle, baseline: .middle)
        for (turn, span) in band.spans.enumerated() {
            let start = max(left, x.position(span.range.lowerBound))
            let end = min(right, x.position(span.range.upperBound))
            guard end > start else { continue }
            let rect = Rect(x: start, y: strip.minY, width: end - start, height: height)
            spans.append(Span(rect: rect, turn: turn))
            if let name = ruler.shortened(ruler.spelled(span.name), style, to: end - start - type.gap * 2),
                ruler.size(name, style).height <= height
            {
                texts.append(ruler.place(name, at: Point(rect.midX, rect.midY), style, .phase))
            }
        }
        self.spans = spans
        let moments = band.events.filter { $0.at.isFinite && x.domain.contains($0.at) }
        events = moments.map { x.position($0.at) }
        if detail != .minimal {
            let over = TextStyle(
                size: type.label, weight: .bold, color: theme.ink, alignment: .start, baseline: .bottom)
            let names = moments.map { ruler.spelled($0.name) }
            let extents = names.map { ruler.size($0, over).width }
            let lefts = Self.spread(
                events, extents, within: type.gap...max(type.gap, width - type.gap), gap: type.gap)
            for (name, left) in zip(names, lefts) where !name.isEmpty {
                guard let left else { continue }
                texts.append(ruler.place(name, at: Point(left, strip.minY - type.gap), over, .phase))
            }
        }
        self.texts = texts
    }

    /// Where the names of moments begin: centred over them where neighbours leave room, else to their right with the
    /// neighbour's to its left; nil where there is no room at all.
    private static func spread(
        _ moments: [Double], _ extents: [Double], within bounds: ClosedRange<Double>, gap: Double
    ) -> [Double?] {
        var lefts: [Double?] = []
        // The end of the name before the last one placed, and the end of the last one.
        var (before, free) = (-Double.infinity, -Double.infinity)
        for (moment, extent) in zip(moments, extents) {
            let highest = bounds.upperBound - extent
            let centred = min(max(moment - extent / 2, bounds.lowerBound), highest)
            let after = min(max(moment, bounds.lowerBound), highest)
            var left = [centred, after].first { $0 >= free && $0 >= bounds.lowerBound }
            if left == nil, let index = lefts.lastIndex(where: { $0 != nil }) {
                let moved = min(moments[index], after - gap) - extents[index]
                if moved >= before, moved >= bounds.lowerBound {
                    lefts[index] = moved
                    free = moved + extents[index] + gap
                    left = [centred, after].first { $0 >= free }
                }
            }
            lefts.append(left)
            if let left {
                before = free
                free = left + extent + gap
            }
        }
        return lefts
    }
}
