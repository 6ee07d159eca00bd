/// A canvas that also paints on layers of its own and changes them before they go onto it: what a control needs that
/// fades, blurs, melts and grows.
package protocol LayeredCanvas: Canvas {
    /// Why a layer cannot be made.
    associatedtype LayerFailure: Error

    /// Paints the whole picture in one colour, whatever the clip.
    mutating func clear(_ color: Color)

    /// Paints a layer and puts it onto the canvas blurred.
    ///
    /// - Parameters:
    ///   - radius: the blur's standard deviation in canvas units.
    ///   - center: the point that the layer lies about.
    ///   - reach: how far from that point, across and down, anything is painted.
    ///   - body: paints on the layer about the point it is given there.
    mutating func paintBlurred(
        radius: Double, about center: Point, reach: Size, _ body: (inout Self, Point) throws(LayerFailure) -> Void
    ) throws(LayerFailure)

    /// Paints a layer as large as the canvas and puts it onto the canvas at an opacity of 0…1.
    mutating func paintFaded(
        to opacity: Double, _ body: (inout Self) throws(LayerFailure) -> Void
    ) throws(LayerFailure)

    /// Paints a moment of two symbols that melt into each other, in a box about a point.
    mutating func paint(_ melt: Melt, about center: Point, size: Size) throws(LayerFailure)

    /// The extent of a line of text that floats: its advance width, and ascent plus descent as height.
    func measureFloating(_ text: String, _ style: TextStyle) throws(LayerFailure) -> Size

    /// Sets a line of text that floats: its middle lies anywhere between pixels and it takes any size, so that it does
    /// not jitter as it moves and grows.
    ///
    /// - Parameter magnified: canvas units a unit of the style's size.
    mutating func drawFloating(
        _ text: String, at center: Point, _ style: TextStyle, magnified: Double
    ) throws(LayerFailure)

    /// Whether a text can be set: some face has each of its characters.
    func covers(_ text: String) -> Bool
}
