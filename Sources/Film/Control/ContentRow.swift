/// Where a control's contents stand: all in the middle where they replace one another, else in a row about it.
struct ContentRow {
    /// A content with the distance of its middle from the control's, and the side of an icon, both in points.
    struct Place {
        var content: ControlMoment.Content
        var x: Double
        var side: Double
    }

    let places: [Place]
    /// The factor that makes contents fit into the control at rest; 1 where they do. It is in the places already.
    let fit: Double

    /// - Parameter width: the width of a label in points.
    init<Failure: Error>(
        _ moment: ControlMoment, metrics: ControlMetrics, width: (String) throws(Failure) -> Double
    ) throws(Failure) {
        let isRow = !moment.isStacked && moment.contents.count > 1
        let side = isRow ? metrics.smallIconSize : metrics.iconSize
        var widths: [Double] = []
        for content in moment.contents {
            if case .label(let text) = content.kind { widths.append(try width(text)) } else { widths.append(side) }
        }
        guard isRow else {
            let fit = min(1, metrics.contentWidth / max(widths.max() ?? 1, 1))
            places = moment.contents.map { Place(content: $0, x: 0, side: side) }
            self.fit = fit
            return
        }
        // What fades in makes room for itself as it does.
        let steps = zip(moment.contents, widths).map { content, width in
            if case .label = content.kind { width } else { (width + metrics.spacing) * content.opacity }
        }
        let whole = steps.reduce(0, +)
        let fit = min(1, metrics.contentWidth / max(whole, 1))
        var left = -whole / 2
        var places: [Place] = []
        for (index, content) in moment.contents.enumerated() {
            // An icon keeps its distance from what follows, however little room it has made yet.
            let isLabel = if case .label = content.kind { true } else { false }
            let right = left + steps[index] - (isLabel ? 0 : metrics.spacing)
            places.append(Place(content: content, x: (right - widths[index] / 2) * fit, side: side))
            left += steps[index]
        }
        self.places = places
        self.fit = fit
    }
}
