import Plotting

extension Path {
    /// The part of a closed, convex outline left of an upright line, as a polygon; cubics become `pieces` straight
    /// pieces each.
    func cut(rightOf x: Double, pieces: Int = 24) -> Path {
        let outline = polygon(pieces: pieces)
        guard let last = outline.last else { return Path() }
        var kept: [Point] = []
        var previous = last
        for point in outline {
            if (point.x <= x) != (previous.x <= x) {
                let share = (x - previous.x) / (point.x - previous.x)
                kept.append(Point(x, previous.y + share * (point.y - previous.y)))
            }
            if point.x <= x { kept.append(point) }
            previous = point
        }
        guard let first = kept.first, kept.count > 2 else { return Path() }
        return Path([.move(first)] + kept.dropFirst().map(Element.line) + [.close])
    }

    /// The corners of a single closed subpath.
    private func polygon(pieces: Int) -> [Point] {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                points.append(point)
            case .cubic(let first, let second, let end):
                guard let start = points.last else { continue }
                for piece in 1...max(pieces, 1) {
                    let t = Double(piece) / Double(max(pieces, 1)), u = 1 - t
                    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        Point(
                            weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
                            weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y))
                }
            case .close:
                break
            }
        }
        return points
    }
}
