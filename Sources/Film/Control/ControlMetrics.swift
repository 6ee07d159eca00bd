import Scenes

/// Sizes that follow from the control's size at rest, in points.
struct ControlMetrics: Hashable, Sendable {
    private let size: ControlSize

    init(_ size: ControlSize) { self.size = size }

    /// The title's em size.
    var fontSize: Double { size.labelSize }
    /// The side of an icon that stands alone.
    var iconSize: Double { min(max(0.4 * size.height, 8), 60) }
    /// The side of an icon beside a label.
    var smallIconSize: Double { fontSize * 0.95 }
    /// The room between an icon and a label.
    var spacing: Double { fontSize * 0.5 }
    /// The least room between contents and the control's sides.
    var padding: Double { min(14, size.width * 0.1) }
    /// The room that contents have at rest.
    var contentWidth: Double { max(size.width - 2 * padding, 1) }
}
