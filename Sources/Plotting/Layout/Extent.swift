/// What a panel's data spans along an axis.
enum Extent {
    /// The domain of an axis: the one it states, else what `values` span, widened at either end by the axis' padding or
    /// by a larger share that is asked for (`below`, `above`). A single value gets room around it; no value gives 0…1.
    static func domain(
        of axis: Axis, over values: some Sequence<Double>, below: Double = 0, above: Double = 0
    ) -> ClosedRange<Double> {
        if let stated = axis.domain, stated.lowerBound.isFinite, stated.upperBound.isFinite {
            return stated.lowerBound < stated.upperBound ? stated : widened(stated.lowerBound)
        }
        var (low, high) = (Double.infinity, -Double.infinity)
        for value in values where value.isFinite {
            low = min(low, value)
            high = max(high, value)
        }
        guard low <= high else { return 0...1 }
        let span = high - low
        // A span of a few ulps is rounding: the series is constant.
        guard span > max(abs(low), abs(high)) * 1e-9 else { return widened(low / 2 + high / 2) }
        guard span.isFinite else { return low...high }
        let (floor, ceiling) = (low - span * max(axis.padding, below, 0), high + span * max(axis.padding, above, 0))
        return max(floor, -.greatestFiniteMagnitude)...min(ceiling, .greatestFiniteMagnitude)
    }

    /// The domain upwards of a panel whose drawing area has a height: with room over the highest marks and under the
    /// lowest ones for their words, `room` high.
    static func domain(upwards panel: Panel, height: Double, room: Double) -> ClosedRange<Double> {
        let values = upwards(panel)
        let plain = domain(of: panel.y, over: values)
        let least = values.lazy.filter(\.isFinite).min() ?? 0
        let greatest = values.lazy.filter(\.isFinite).max() ?? 0
        guard panel.cells == nil, panel.y.domain == nil, room > 0, room * 3 < height, greatest > least else {
            return plain
        }
        let scale = Scale(domain: plain, start: 0, end: height)
        func needs(_ side: Mark.Side, _ edge: Double) -> Bool {
            panel.marks.contains {
                $0.at.isFinite && $0.side == side && !$0.label.isEmpty
                    && abs(scale.position($0.at.y) - scale.position(edge)) < room
            }
        }
        // A share of the data's span that becomes `room` once the span is drawn on what is left of the height.
        let share = room / (height - 2 * room)
        return domain(
            of: panel.y, over: values, below: needs(.below, least) ? share : 0,
            above: needs(.above, greatest) ? share : 0)
    }

    /// The room around a single value: a tenth of it on either side, 1 around zero.
    private static func widened(_ value: Double) -> ClosedRange<Double> {
        let pad = abs(value) < 1e-290 ? 1 : abs(value) * 0.1
        return max(value - pad, -.greatestFiniteMagnitude)...min(value + pad, .greatestFiniteMagnitude)
    }

    /// Every x a panel shows.
    static func across(_ panel: Panel) -> [Double] {
        if let cells = panel.cells { return CellGrid.edges(around: cells.columns) }
        return panel.series.flatMap { $0.samples.lazy.filter(\.isFinite).map(\.x) }
            + panel.marks.lazy.filter { $0.at.isFinite }.map(\.at.x)
            + panel.lines.lazy.filter { $0.orientation == .vertical }.map(\.value)
    }

    /// Every y a panel shows.
    static func upwards(_ panel: Panel) -> [Double] {
        if let cells = panel.cells { return CellGrid.edges(around: cells.rows) }
        return panel.series.flatMap { $0.samples.lazy.filter(\.isFinite).map(\.y) }
            + panel.marks.lazy.filter { $0.at.isFinite }.map(\.at.y)
            + panel.lines.lazy.filter { $0.orientation == .horizontal }.map(\.value)
    }
}
