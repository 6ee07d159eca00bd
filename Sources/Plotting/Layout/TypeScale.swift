/// The sizes of type and of the space around it, which grow and shrink together with the chart.
struct TypeScale: Hashable, Sendable {
    /// Canvas units per design unit: 1 at the default size; between 0.72, where tick labels are still legible, and 2.2.
    let unit: Double

    /// The scale for a chart of a size: the square root of its ratio to the default one, so that a chart twice as large
    /// shows more and larger type at once.
    init(for size: Size) {
        let ratio = min(size.width / Chart.defaultSize.width, size.height / Chart.defaultSize.height)
        unit = min(max(max(ratio, 0).squareRoot(), 0.72), 2.2)
    }

    /// The heading.
    var title: Double { 25 * unit }
    /// The line under the heading.
    var subtitle: Double { 15 * unit }
    /// Names of curves.
    var legend: Double { 15 * unit }
    /// What a panel measures.
    var panelTitle: Double { 15 * unit }
    /// Numbers along the axes.
    var tick: Double { 13 * unit }
    /// Words inside panels and beside them.
    var label: Double { 13 * unit }
    /// The free border of the chart.
    var border: Double { 30 * unit }
    /// The least distance between two pieces of text.
    var gap: Double { 6 * unit }
}
