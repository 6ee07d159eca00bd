/// A surface that takes paths and text. Units are points with y downwards; a canvas decides how many pixels (or dots)
/// a point is.
package protocol Canvas {
    /// The surface's extent in canvas units.
    var size: Size { get }
    /// Whether text may hold signs beyond ASCII (minus sign, thin space, middle dot); where not, charts spell them out.
    var supportsUnicode: Bool { get }
    /// The extent of a line of text: its advance width, and ascent plus descent as height.
    func measure(_ text: String, _ style: TextStyle) -> Size
    /// Paints the inside of a path (non-zero winding).
    mutating func fill(_ path: Path, _ color: Color)
    /// Paints a line along a path. A translucent colour covers each pixel once, joints and crossings included.
    mutating func stroke(_ path: Path, _ color: Color, _ stroke: Stroke)
    /// Sets a line of text at a position.
    mutating func draw(_ text: String, at position: Point, _ style: TextStyle)
    /// Restricts painting to a rectangle until the next call; nil lifts the restriction.
    mutating func clip(to rect: Rect?)
}
