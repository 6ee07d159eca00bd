/// A panel in its place: drawing area, scales and ticks.
package struct PanelFrame: Hashable, Sendable {
    /// The drawing area.
    package let plot: Rect
    /// From x values to canvas units.
    package let x: Scale
    /// From y values to canvas units, upwards.
    package let y: Scale
    /// The x values at which upright hairlines stand.
    package let xTicks: [Double]
    /// The y values at which level hairlines stand.
    package let yTicks: [Double]
    /// Whether the panel has a row of x tick labels of its own.
    package let showsXTicks: Bool

    /// Where a sample lies on the canvas.
    package func position(_ sample: Sample) -> Point { Point(x.position(sample.x), y.position(sample.y)) }
}
