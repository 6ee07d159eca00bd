/// Puts upright and level lines on whole pixels, so that axes, grids and frames are crisp instead of two grey rows.
enum PixelSnapping {
    /// The most points of a line that is moved: a level, an upright, an axis cross, a frame. Curves are left alone.
    private static let mostPoints = 5
    /// How far, in pixels, two points of an upright or level piece may be apart across it.
    private static let tolerance = 1e-6

    /// A line width on the grid: whole pixels from 1 on; a thinner line stays as it is (it is painted 1 pixel wide).
    static func width(_ width: Double) -> Double { width < 1 ? width : width.rounded() }

    /// Points moved so that the line's sides lie on pixel edges; nil when not every piece is upright or level.
    static func snap(_ points: ArraySlice<SIMD2<Double>>, closed: Bool, width: Double) -> [SIMD2<Double>]? {
        guard points.count >= 2, points.count <= mostPoints else { return nil }
        var level = true, upright = true
        for (a, b) in zip(points, points.dropFirst()) {
            let isUpright = abs(a.x - b.x) < tolerance, isLevel = abs(a.y - b.y) < tolerance
            guard isUpright || isLevel else { return nil }
            if !isLevel { level = false }
            if !isUpright { upright = false }
        }
        if closed, let first = points.first, let last = points.last, abs(first.x - last.x) >= tolerance,
            abs(first.y - last.y) >= tolerance
        {
            return nil
        }
        let wide = max(Self.width(width), 1)
        let half = wide.truncatingRemainder(dividingBy: 2) == 1
        func across(_ value: Double) -> Double { half ? value.rounded(.down) + 0.5 : value.rounded() }
        return points.map { point in
            SIMD2(level ? point.x.rounded() : across(point.x), upright ? point.y.rounded() : across(point.y))
        }
    }
}
