/// Why a chart cannot be drawn in characters.
package enum TerminalChartError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The width leaves no room for axes and curve.
    case tooNarrow(columns: Int, minimum: Int)
    /// There is nothing to draw.
    case noPanels

    /// What went wrong, what is allowed and what to do.
    package var description: String {
        switch self {
        case .tooNarrow(let columns, let minimum):
            "\(columns) columns are too few for a chart; give at least \(minimum), or write a picture with -o chart.png"
        case .noPanels:
            "a chart needs at least one panel to draw"
        }
    }
}
