/// A field of values over two axes, drawn as coloured cells.
package struct CellGrid: Hashable, Sendable {
    /// The middle of each column along the x axis, rising.
    package var columns: [Double]
    /// The middle of each row along the y axis, rising.
    package var rows: [Double]
    /// The values, row by row, each row from the first column on; missing or not finite ones leave their cell empty.
    package var values: [Double]
    /// What the values are, for the colour key.
    package var title: String
    /// The unit of the values as read, for the colour key.
    package var unit: AxisUnit
    /// The colours from the least to the greatest value.
    package var colormap: Colormap

    /// A grid from its axes and values.
    package init(
        columns: [Double], rows: [Double], values: [Double], title: String, unit: AxisUnit = .none,
        colormap: Colormap = .viridis
    ) {
        self.columns = columns
        self.rows = rows
        self.values = values
        self.title = title
        self.unit = unit
        self.colormap = colormap
    }

    /// The least and the greatest finite value; nil where there is none.
    var extent: ClosedRange<Double>? {
        let finite = values.filter(\.isFinite)
        guard let low = finite.min(), let high = finite.max() else { return nil }
        return low...high
    }

    /// The edges between cells: halfway between middles, the outermost as far out as the next one in.
    static func edges(around middles: [Double]) -> [Double] {
        guard let first = middles.first, let last = middles.last else { return [] }
        guard middles.count > 1 else {
            let half = first == 0 ? 0.5 : abs(first) / 2
            return [first - half, first + half]
        }
        let between = zip(middles, middles.dropFirst()).map { $0 + ($1 - $0) / 2 }
        return [first - (between[0] - first)] + between + [last + (last - between[between.count - 1])]
    }
}
