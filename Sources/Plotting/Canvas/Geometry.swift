/// A point of the plane, in canvas units; y grows downwards.
public struct Point: Hashable, Sendable {
    /// Across and down.
    public var x: Double, y: Double
    /// A point from its coordinates.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height, in canvas units.
public struct Size: Hashable, Sendable {
    /// Extent across and down.
    public var width: Double, height: Double
    /// A size from its two extents.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}

/// An upright rectangle, in canvas units.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The extents.
    public var size: Size
    /// A rectangle from its top left corner and extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x, y)
        size = Size(width, height)
    }
    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The middle across.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle down.
    public var midY: Double { origin.y + size.height / 2 }
    /// The same rectangle with every edge moved outwards by a distance; inwards where it is negative.
    public func expanded(by distance: Double) -> Rect {
        Rect(
            x: minX - distance, y: minY - distance, width: size.width + distance * 2,
            height: size.height + distance * 2)
    }
    /// Whether the two share more than an edge.
    public func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    /// Whether the other lies within this one, edges included.
    public func contains(_ other: Rect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
}
