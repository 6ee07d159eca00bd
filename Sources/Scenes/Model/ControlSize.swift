/// The size of a control in points.
package struct ControlSize: Hashable, Sendable {
    /// Width and height in points.
    package var width: Double, height: Double

    /// A size; 170 × 52 pt, a button with a word in it, unless told otherwise.
    package init(width: Double = 170, height: Double = 52) {
        self.width = width
        self.height = height
    }
}
