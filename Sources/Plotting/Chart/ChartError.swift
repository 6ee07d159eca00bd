/// Why a chart cannot be drawn.
package enum ChartError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The canvas is smaller than the least size at which everything has its place.
    case canvasTooSmall(Size, minimum: Size)
    /// There is nothing to draw.
    case noPanels

    /// What went wrong, what is allowed and what to do.
    package var description: String {
        switch self {
        case .canvasTooSmall(let size, let minimum):
            let given = "\(FixedNumber.text(size.width, decimals: 0)) × \(FixedNumber.text(size.height, decimals: 0))"
            let least =
                "\(FixedNumber.text(minimum.width, decimals: 0)) × \(FixedNumber.text(minimum.height, decimals: 0))"
            return "a canvas of \(given) is too small for this chart; it needs at least \(least)"
        case .noPanels:
            return "a chart needs at least one panel to draw"
        }
    }
}
