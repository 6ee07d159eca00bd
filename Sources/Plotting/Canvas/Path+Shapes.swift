extension Path {
    /// The share of the radius by which the control points of a quarter circle's cubic stand off: 4/3·(√2 − 1).
    private static let kappa = 4.0 / 3 * (2.0.squareRoot() - 1)

    /// A closed circle of four cubics; the radius errs by less than 0.03 %.
    package init(circleAt center: Point, radius: Double) {
        self.init(
            Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2),
            cornerRadius: radius)
    }

    /// A closed rectangle with round corners; a radius above half the shorter side is cut to it.
    package init(_ rect: Rect, cornerRadius: Double) {
        let radius = max(0, min(cornerRadius, rect.size.width / 2, rect.size.height / 2))
        guard radius > 0 else {
            self.init(rect)
            return
        }
        let near = radius * (1 - Self.kappa)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        self.init([
            .move(Point(left + radius, top)), .line(Point(right - radius, top)),
            .cubic(Point(right - near, top), Point(right, top + near), Point(right, top + radius)),
            .line(Point(right, bottom - radius)),
            .cubic(Point(right, bottom - near), Point(right - near, bottom), Point(right - radius, bottom)),
            .line(Point(left + radius, bottom)),
            .cubic(Point(left + near, bottom), Point(left, bottom - near), Point(left, bottom - radius)),
            .line(Point(left, top + radius)),
            .cubic(Point(left, top + near), Point(left + near, top), Point(left + radius, top)),
            .close,
        ])
    }

    /// The outline magnified about the origin, and the origin moved to a point.
    package func scaled(by factor: Double, about center: Point) -> Path {
        func moved(_ point: Point) -> Point { Point(center.x + point.x * factor, center.y + point.y * factor) }
        return Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(moved(point))
                case .line(let point): .line(moved(point))
                case .cubic(let first, let second, let end): .cubic(moved(first), moved(second), moved(end))
                case .close: .close
                }
            })
    }
}
