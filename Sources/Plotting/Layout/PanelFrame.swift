/// A panel in its place: drawing area, scales and ticks.
public struct PanelFrame: Hashable, Sendable {
    /// The drawing area.
    public let plot: Rect
    /// From x values to canvas units.
    public let x: Scale
    /// From y values to canvas units, upwards.
    public let y: Scale
    /// The x values at which upright hairlines stand.
    public let xTicks: [Double]
    /// The y values at which level hairlines stand.
    public let yTicks: [Double]
    /// Whether the panel has a row of x tick labels of its own.
    public let showsXTicks: Bool

    /// Where a sample lies on the canvas.
    public func position(_ sample: Sample) -> Point { Point(x.position(sample.x), y.position(sample.y)) }
}
