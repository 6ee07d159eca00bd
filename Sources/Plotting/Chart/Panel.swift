/// One drawing area of a chart with its axes and all that is drawn in it.
public struct Panel: Hashable, Sendable {
    /// What is measured: "Scale".
    public var title: String
    /// What follows the title in muted ink, such as the unit: "pt".
    public var detail: String
    /// The axis across. Neighbouring panels with equal ones share a domain and one row of tick labels.
    public var x: Axis
    /// The axis upwards.
    public var y: Axis
    /// The curves, painted in order.
    public var series: [Series]
    /// The points pointed out.
    public var marks: [Mark]
    /// The straight lines across.
    public var lines: [ReferenceLine]
    /// The shaded strips.
    public var bands: [Band]
    /// The field of coloured cells under everything, if there is one.
    public var cells: CellGrid?
    /// The panel's share of the height, relative to the others'.
    public var weight: Double

    /// A panel from its parts.
    public init(
        title: String = "", detail: String = "", x: Axis = Axis(), y: Axis = Axis(), series: [Series] = [],
        marks: [Mark] = [], lines: [ReferenceLine] = [], bands: [Band] = [], cells: CellGrid? = nil,
        weight: Double = 1
    ) {
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
