/// One drawing area of a chart with its axes and all that is drawn in it.
package struct Panel: Hashable, Sendable {
    /// What is measured: "Scale".
    package var title: String
    /// What follows the title in muted ink, such as the unit: "pt".
    package var detail: String
    /// The axis across. Neighbouring panels with equal ones share a domain and one row of tick labels.
    package var x: Axis
    /// The axis upwards.
    package var y: Axis
    /// The curves, painted in order.
    package var series: [Series]
    /// The points pointed out.
    package var marks: [Mark]
    /// The straight lines across.
    package var lines: [ReferenceLine]
    /// The shaded strips.
    package var bands: [Band]
    /// The field of coloured cells under everything, if there is one.
    package var cells: CellGrid?
    /// The panel's share of the height, relative to the others'.
    package var weight: Double
    /// Whether it is left out where the chart is too low to say everything.
    package var isOptional: Bool

    package init(
        title: String = "", detail: String = "", x: Axis = Axis(), y: Axis = Axis(), series: [Series] = [],
        marks: [Mark] = [], lines: [ReferenceLine] = [], bands: [Band] = [], cells: CellGrid? = nil,
        weight: Double = 1, isOptional: Bool = false
    ) {
        self.isOptional = isOptional
        self.title = title
        self.detail = detail
        self.x = x
        self.y = y
        self.series = series
        self.marks = marks
        self.lines = lines
        self.bands = bands
        self.cells = cells
        self.weight = weight
    }
}
