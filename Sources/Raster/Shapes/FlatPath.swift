import Plotting

/// A path in pixels with its curves cut into straight pieces.
struct FlatPath {
    /// A run of connected points.
    struct Subpath {
        var points: Range<Int>
        var closed: Bool
    }

    /// Every point, subpath after subpath.
    private(set) var points: [SIMD2<Double>] = []
    private(set) var subpaths: [Subpath] = []

    /// Farther out than this, in pixels, a coordinate is moved in: no picture reaches there, and products stay finite.
    private static let farthest = 1e9
    /// The most pieces one cubic is cut into.
    private static let mostPieces = 1024.0

    /// Flattens a path.
    ///
    /// - Parameters:
    ///   - scale: Pixels a canvas unit.
    ///   - tolerance: How far a chord may lie from its curve, in pixels. 0.003 keeps the area of a disc of radius 5
    ///     within 0.1 %.
    /// A point that is not finite interrupts the path: what lies before and behind it are subpaths of their own.
    init(_ path: Path, scale: Double, tolerance: Double = 0.003) {
        points.reserveCapacity(path.elements.count)
        var first = 0
        var start: SIMD2<Double>?

        func pixel(_ point: Point) -> SIMD2<Double>? {
            let position = SIMD2(point.x, point.y) * scale
            guard position.x.isFinite, position.y.isFinite else { return nil }
            return position.clamped(
                lowerBound: SIMD2(repeating: -Self.farthest), upperBound: SIMD2(repeating: Self.farthest))
        }
        func finish(closed: Bool) {
            if points.count - first >= 1 { subpaths.append(Subpath(points: first..<points.count, closed: closed)) }
            first = points.count
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                finish(closed: false)
                start = pixel(point)
                if let start { points.append(start) }
            case .line(let point):
                guard let end = pixel(point) else {
                    finish(closed: false)
                    continue
                }
                points.append(end)
            case .cubic(let control1, let control2, let point):
                guard let c1 = pixel(control1), let c2 = pixel(control2), let end = pixel(point) else {
                    finish(closed: false)
                    continue
                }
                if points.count > first {
                    appendCubic(points[points.count - 1], c1, c2, end, tolerance: tolerance)
                } else {
                    points.append(end)
                }
            case .close:
                finish(closed: true)
                // The pen stands at the subpath's start again.
                if let start { points.append(start) }
            }
        }
        // A lone point after `close` is only where the pen stands.
        if case .close? = path.elements.last { first = points.count }
        finish(closed: false)
    }

    private mutating func appendCubic(
        _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, tolerance: Double
    ) {
        // A chord of 1/n of the curve strays at most |second derivative| / (8n²).
        let bend1 = p0 - 2 * p1 + p2, bend2 = p1 - 2 * p2 + p3
        let bend = 6 * max((bend1 * bend1).sum(), (bend2 * bend2).sum()).squareRoot()
        let pieces = min(max((bend / (8 * tolerance)).squareRoot().rounded(.up), 1), Self.mostPieces)
        for piece in 1..<max(Int(pieces), 1) {
            let t = Double(piece) / pieces, u = 1 - t
            let head = u * u * u * p0 + 3 * u * u * t * p1
            points.append(head + 3 * u * t * t * p2 + t * t * t * p3)
        }
        points.append(p3)
    }
}
