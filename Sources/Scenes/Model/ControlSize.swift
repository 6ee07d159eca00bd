/// The size of a control at rest, in points.
public struct ControlSize: Hashable, Sendable {
    /// Width in points.
    public var width: Double
    /// Height in points.
    public var height: Double

    /// A size from its sides in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
