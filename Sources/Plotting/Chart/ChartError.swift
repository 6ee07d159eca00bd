import Words

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
            return
                "a canvas of \(Self.sides(size)) is too small for this chart; it needs at least \(Self.sides(minimum))"
        case .noPanels:
            return "a chart needs at least one panel to draw"
        }
    }

    private static func sides(_ size: Size) -> String {
        "\(NumberText.fixed(size.width, decimals: 0)) × \(NumberText.fixed(size.height, decimals: 0))"
    }
}
