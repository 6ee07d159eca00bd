/// A filled path that is an upright rectangle, painted without rasterising edges.
struct UprightBox {
    private let low: SIMD2<Double>, high: SIMD2<Double>

    /// The rectangle a path is; nil for every other shape.
    init?(_ path: FlatPath) {
        guard path.subpaths.count == 1, let run = path.subpaths.first?.points, run.count == 4 || run.count == 5 else {
            return nil
        }
        let p = path.points[run]
        let a = p[run.lowerBound], b = p[run.lowerBound + 1], c = p[run.lowerBound + 2], d = p[run.lowerBound + 3]
        if run.count == 5, p[run.lowerBound + 4] != a { return nil }
        let levelFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let uprightFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard levelFirst || uprightFirst else { return nil }
        low = pointwiseMin(a, c)
        high = pointwiseMax(a, c)
    }

    /// Hands over runs of equal coverage: row, first pixel, coverage, count.
    func fill(within clip: PixelRect, _ paint: (Int, Int, UInt8, Int) -> Void) {
        let columns = Self.runs(low.x, high.x, clip.x)
        for row in Self.runs(low.y, high.y, clip.y) {
            for y in row.pixels {
                for column in columns {
                    let coverage = UInt8(row.share * column.share * 255 + 0.5)
                    if coverage > 0 { paint(y, column.pixels.lowerBound, coverage, column.pixels.count) }
                }
            }
        }
    }

    /// Runs of pixels that an interval covers equally: a partial one, whole ones, a partial one.
    private static func runs(_ low: Double, _ high: Double, _ clip: Range<Int>) -> [(pixels: Range<Int>, share: Double)]
    {
        let from = max(low, Double(clip.lowerBound)), to = min(high, Double(clip.upperBound))
        guard from < to else { return [] }
        let first = Int(from.rounded(.down)), end = Int(to.rounded(.up))
        if end - first == 1 { return [(first..<end, to - from)] }
        let inner = Int(from.rounded(.up))..<Int(to.rounded(.down))
        var runs: [(pixels: Range<Int>, share: Double)] = []
        if first < inner.lowerBound { runs.append((first..<inner.lowerBound, Double(inner.lowerBound) - from)) }
        if !inner.isEmpty { runs.append((inner, 1)) }
        if inner.upperBound < end { runs.append((inner.upperBound..<end, to - Double(inner.upperBound))) }
        return runs
    }
}
