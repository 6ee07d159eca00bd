import Plotting

/// A rectangle of whole pixels; both ranges may be empty.
struct PixelRect: Hashable {
    var x: Range<Int>
    var y: Range<Int>

    var isEmpty: Bool { x.isEmpty || y.isEmpty }

    /// The pixels that two rectangles share.
    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(x: x.clamped(to: other.x), y: y.clamped(to: other.y))
    }

    /// The pixels of a picture whose middle lies inside a rectangle in canvas units; its edges are rounded to the
    /// nearest pixel edge. Not-a-number edges give no pixel.
    init(_ rect: Rect, scale: Double, width: Int, height: Int) {
        func edges(_ low: Double, _ high: Double, _ extent: Int) -> Range<Int> {
            let from = PixelRect.clamp((low * scale).rounded(), 0, extent)
            let to = PixelRect.clamp((high * scale).rounded(), 0, extent)
            return from..<max(from, to)
        }
        x = edges(rect.minX, rect.maxX, width)
        y = edges(rect.minY, rect.maxY, height)
    }

    init(x: Range<Int>, y: Range<Int>) {
        self.x = x
        self.y = y
    }

    /// A number as an integer within bounds; not-a-number gives the lower bound.
    @inline(__always)
    static func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
        value > Double(low) ? (value < Double(high) ? Int(value) : high) : low
    }
}
