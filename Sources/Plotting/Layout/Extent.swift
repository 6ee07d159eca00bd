/// What a panel's data spans along an axis.
enum Extent {
    /// The domain of an axis: the one it states, else what `values` span, widened by the axis' padding. A single value
    /// gets room around it; no value gives 0…1.
    static func domain(of axis: Axis, over values: some Sequence<Double>) -> ClosedRange<Double> {
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
        let pad = span * max(0, axis.padding)
        return max(low - pad, -.greatestFiniteMagnitude)...min(high + pad, .greatestFiniteMagnitude)
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
