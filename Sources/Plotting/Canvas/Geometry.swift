/// A point of the plane, in canvas units; y grows downwards.
package struct Point: Hashable, Sendable {
    /// Across and down.
    package var x: Double, y: Double
    /// A point from its coordinates.
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height, in canvas units.
package struct Size: Hashable, Sendable {
    /// Extent across and down.
    package var width: Double, height: Double
    /// A size from its two extents.
    package init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}

/// An upright rectangle, in canvas units.
package struct Rect: Hashable, Sendable {
    /// The top left corner.
    package var origin: Point
    /// The extents.
    package var size: Size
    /// A rectangle from its top left corner and extents.
    package init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x, y)
        size = Size(width, height)
    }
    /// The left edge.
    package var minX: Double { origin.x }
    /// The top edge.
    package var minY: Double { origin.y }
    /// The right edge.
    package var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    package var maxY: Double { origin.y + size.height }
    /// The middle across.
    package var midX: Double { origin.x + size.width / 2 }
    /// The middle down.
    package var midY: Double { origin.y + size.height / 2 }
    /// The same rectangle with every edge moved outwards by a distance; inwards where it is negative.
    package func expanded(by distance: Double) -> Rect {
        Rect(
            x: minX - distance, y: minY - distance, width: size.width + distance * 2,
            height: size.height + distance * 2)
    }
    /// Whether the two share more than an edge.
    package func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    /// Whether the other lies within this one, edges included.
    package func contains(_ other: Rect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
}
