import Plotting

extension Path {
    /// The path without the corners that nobody can tell: every point left out lies within `tolerance` canvas units of the
    /// straight piece that takes its place. Curves are sampled for pixels; the straight parts of a document need fewer.
    func thinned(tolerance: Double = 0.03) -> Path {
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        var anchor = Point(0, 0)
        var run: [Point] = []
        func finishRun() {
            guard let last = run.last else { return }
            result.append(.line(last))
            anchor = last
            run.removeAll(keepingCapacity: true)
        }
        for element in elements {
            switch element {
            case .line(let point):
                if run.count == Self.longestRun || !run.allSatisfy({ $0.isWithin(tolerance, from: anchor, to: point) })
                {
                    finishRun()
                }
                run.append(point)
            case .move(let point), .cubic(_, _, let point):
                finishRun()
                result.append(element)
                anchor = point
            case .close:
                finishRun()
                result.append(element)
            }
        }
        finishRun()
        return Path(result)
    }

    /// Points that one straight piece may take the place of: the work grows with it.
    private static let longestRun = 64
}

extension Point {
    /// Whether it lies so near a straight piece.
    fileprivate func isWithin(_ distance: Double, from start: Point, to end: Point) -> Bool {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let along = length > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1) : 0
        let (offX, offY) = (x - start.x - along * dx, y - start.y - along * dy)
        return offX * offX + offY * offY <= distance * distance
    }
}
