/// An outline made of straight and cubic segments, in canvas units.
package struct Path: Hashable, Sendable {
    /// One step of the pen.
    package enum Element: Hashable, Sendable {
        /// Lifts the pen and starts a new subpath.
        case move(Point)
        /// A straight segment.
        case line(Point)
        /// A cubic Bézier segment with its two control points.
        case cubic(Point, Point, Point)
        /// Back to the subpath's start.
        case close
    }

    /// The steps in order.
    package var elements: [Element]

    /// A path from its steps.
    package init(_ elements: [Element] = []) { self.elements = elements }

    /// A polyline through points; empty for fewer than two.
    package init(polyline points: [Point]) {
        elements = points.count < 2 ? [] : [.move(points[0])] + points.dropFirst().map(Element.line)
    }

    /// A closed rectangle.
    package init(_ rect: Rect) {
        elements = [
            .move(rect.origin), .line(Point(rect.maxX, rect.minY)), .line(Point(rect.maxX, rect.maxY)),
            .line(Point(rect.minX, rect.maxY)), .close,
        ]
    }
}
