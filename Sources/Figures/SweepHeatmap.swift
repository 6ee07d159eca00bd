import Plotting

/// One metric over a grid of springs, as a field of colours.
package struct SweepHeatmap: Sendable {
    /// The heading.
    package var title: String
    /// The line under it.
    package var subtitle: String
    /// The axis across, with its unit, and the values along it, rising.
    package var x: (axis: Axis, values: [Double])
    /// What runs upwards and the values along it, rising.
    package var y: (title: String, unit: AxisUnit, values: [Double])
    /// The metric's name and unit.
    package var metric: (title: String, unit: AxisUnit)
    /// The metric for each pair, row by row from the first y on, each from the first x on. What does not exist is not a
    /// number and leaves its cell empty.
    package var values: [Double]
    /// Points of the grid that are pointed out.
    package var marks: [Mark]
    /// The colours.
    package var theme: Theme

    /// A figure from its grid.
    package init(
        title: String, subtitle: String = "", x: (axis: Axis, values: [Double]),
        y: (title: String, unit: AxisUnit, values: [Double]), metric: (title: String, unit: AxisUnit),
        values: [Double], marks: [Mark] = [], theme: Theme = .light
    ) {
        self.title = title
        self.subtitle = subtitle
        self.x = x
        self.y = y
        self.metric = metric
        self.values = values
        self.marks = marks
        self.theme = theme
    }

    /// The chart.
    package var chart: Chart {
        Chart(
            title: title, subtitle: subtitle,
            panels: [
                Panel(
                    title: y.title, detail: y.unit.symbol, x: x.axis, y: Axis(unit: y.unit, padding: 0), marks: marks,
                    cells: CellGrid(
                        columns: x.values, rows: y.values, values: values, title: metric.title, unit: metric.unit))
            ],
            legend: .none, theme: theme)
    }
}
