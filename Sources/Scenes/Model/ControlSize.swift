/// The size of a control in points.
package struct ControlSize: Hashable, Sendable {
    /// Width and height in points.
    package var width: Double, height: Double

    /// A size; 170 × 52 pt, a button with a word in it, unless told otherwise.
    package init(width: Double = 170, height: Double = 52) {
        self.width = width
        self.height = height
    }

    /// The em size of a label set for a control of this height, in points: 17 for a button 50 pt high, as iOS sets it, and
    /// bold.
    package var labelSize: Double { min(max(17 + (height - 50) * 0.2, 9), 28) }
}
