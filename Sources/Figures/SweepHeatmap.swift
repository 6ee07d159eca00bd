import Plotting
import Words

/// One metric over a grid of springs as a field of colours, and another in lines over it.
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
    /// The metric drawn in lines, with its values in the same order; nil draws none.
    package var lines: (title: String, unit: AxisUnit, values: [Double])?
    /// Points of the grid that are pointed out.
    package var marks: [Mark]
    /// The colours.
    package var theme: Theme

    /// A figure from its grid.
    package init(
        title: String, subtitle: String = "", x: (axis: Axis, values: [Double]),
        y: (title: String, unit: AxisUnit, values: [Double]), metric: (title: String, unit: AxisUnit),
        values: [Double], lines: (title: String, unit: AxisUnit, values: [Double])? = nil, marks: [Mark] = [],
        theme: Theme = .light
    ) {
        self.lines = lines
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
        let drawn = thinned(values)
        let (isoLines, labels) = isoLines()
        return Chart(
            title: title, subtitle: subtitle,
            panels: [
                Panel(
                    title: y.title, detail: y.unit.symbol, x: x.axis, y: Axis(unit: y.unit, padding: 0),
                    series: isoLines, marks: labels + marks,
                    cells: CellGrid(
                        columns: drawn.columns, rows: drawn.rows, values: drawn.values, title: metric.title,
                        unit: metric.unit))
            ],
            legend: .none, theme: theme)
    }

    /// The grid with at most so many cells each way: more than a picture has pixels for cost time alone.
    private func thinned(_ values: [Double], most: Int = 400) -> (columns: [Double], rows: [Double], values: [Double]) {
        let across = Array(stride(from: 0, to: x.values.count, by: (x.values.count + most - 1) / most))
        let upwards = Array(stride(from: 0, to: y.values.count, by: (y.values.count + most - 1) / most))
        guard across.count < x.values.count || upwards.count < y.values.count else {
            return (x.values, y.values, values)
        }
        return (
            across.map { x.values[$0] }, upwards.map { y.values[$0] },
            upwards.flatMap { row in across.map { values[row * x.values.count + $0] } }
        )
    }

    /// Lines at about `count` round levels, each with its level at its middle.
    private func isoLines(count: Int = 7) -> (lines: [Series], labels: [Mark]) {
        guard let lines else { return ([], []) }
        let field = thinned(lines.values)
        let sorted = field.values.filter(\.isFinite).sorted()
        // The steepest few say little and would take all the levels.
        guard let low = sorted.first, sorted.count > 1, sorted[sorted.count * 9 / 10] > low else { return ([], []) }
        let levels = Self.levels(from: low, to: sorted[sorted.count * 9 / 10], count: count)
        var series: [Series] = []
        var labels: [Mark] = []
        for level in levels {
            let found = IsoLines.lines(at: level, columns: field.columns, rows: field.rows, values: field.values)
            // A line of ink alone is lost on the dark colours, or on the light ones.
            for (role, width) in [(ColorRole.ground, 3.0), (.ink, 1)] {
                series += found.map { Series(name: "", samples: $0, role: role, width: width, isInLegend: false) }
            }
            guard let longest = found.max(by: { $0.count < $1.count }), longest.count > 8 else { continue }
            labels.append(
                Mark(at: longest[longest.count / 2], label: Self.words(level, lines.unit), shape: .none, role: .ink))
        }
        return (series, labels)
    }

    /// Multiples of 1, 2 or 5 times a power of ten between two values.
    private static func levels(from low: Double, to high: Double, count: Int) -> [Double] {
        let rough = (high - low) / Double(count)
        var step = 1.0
        while step * 10 <= rough { step *= 10 }
        while step > rough { step /= 10 }
        step *= rough / step >= 5 ? 5 : rough / step >= 2 ? 2 : 1
        return stride(from: (low / step).rounded(.up), through: (high / step).rounded(.down), by: 1).map { $0 * step }
    }

    private static func words(_ value: Double, _ unit: AxisUnit) -> String {
        NumberText.typeset(NumberText.significant(value * unit.perDataUnit))
            + (unit.symbol.isEmpty ? "" : "\u{00A0}\(unit.symbol)")
    }
}
