/// One drawn value: where along the axis, and how much.
package struct Sample: Hashable, Sendable {
    /// The coordinate along the x axis, in the unit of the data (seconds on a time axis).
    package var x: Double
    /// The coordinate along the y axis, in the unit of the data.
    package var y: Double

    /// A sample from its two coordinates. A coordinate that is not finite breaks the line.
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether both coordinates can be drawn.
    var isFinite: Bool { x.isFinite && y.isFinite }
}
