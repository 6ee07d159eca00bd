/// The size of a control in points.
public struct ControlSize: Hashable, Sendable {
    /// Width and height in points.
    public var width: Double, height: Double

    /// A size; 170 × 52 pt, a button with a word in it, unless told otherwise.
    public init(width: Double = 170, height: Double = 52) {
        self.width = width
        self.height = height
    }
}
