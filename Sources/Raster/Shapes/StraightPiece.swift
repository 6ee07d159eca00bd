/// One straight piece of a stroked line, in pixels; a pixel is named by its column and row and stands at its middle.
struct StraightPiece {
    private let start: SIMD2<Float>
    /// From start to end, and the same with length 1.
    private let offset: SIMD2<Float>, unit: SIMD2<Float>
    private let length: Float
    private let half: Float
    private let side: PixelSide
    /// Whether the ends are cut straight; a round end is a half disc.
    private let flatStart: Bool, flatEnd: Bool

    /// Half a pixel's diagonal, and a little for rounding: how far beyond its half width a line can touch pixels.
    private static let halfDiagonal: Float = 0.708

    /// A piece; nil for one without length between straight ends.
    init?(from a: SIMD2<Double>, to b: SIMD2<Double>, half: Float, flatStart: Bool, flatEnd: Bool) {
        start = SIMD2<Float>(a - 0.5)
        offset = SIMD2<Float>(b - a)
        length = (offset * offset).sum().squareRoot()
        if length == 0, flatStart || flatEnd { return nil }
        unit = length > 0 ? offset / length : SIMD2(1, 0)
        side = PixelSide(unit.x, unit.y)
        self.half = half
        self.flatStart = flatStart
        self.flatEnd = flatEnd
    }

    private var reach: Float { half + Self.halfDiagonal }

    /// The least column and row touched.
    var low: SIMD2<Float> { start + pointwiseMin(offset, .zero) - reach }
    /// The greatest column and row touched.
    var high: SIMD2<Float> { start + pointwiseMax(offset, .zero) + reach }

    /// Coverages 0…255 of eight pixels of a row, from one on.
    @inline(__always)
    func coverage(x: Float, y: Float) -> SIMD8<UInt8> {
        let px = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + (x - start.x)
        let py = y - start.y
        let along = px * unit.x + py * unit.y
        var nearest = along
        if !flatStart { nearest = nearest.replacing(with: 0, where: nearest .< 0) }
        if !flatEnd { nearest = nearest.replacing(with: length, where: nearest .> length) }
        let ox = px - nearest * unit.x, oy = py - nearest * unit.y
        let distance = (ox * ox + oy * oy).squareRoot()
        var covered = side.covered(half - distance)
        // The far edge of a line thinner than a pixel lies in the same pixel.
        if half < side.foot { covered -= side.covered(-half - distance) }
        if flatStart { covered *= side.covered(along) }
        if flatEnd { covered *= side.covered(length - along) }
        // Adding 2²³ leaves the rounded value in the lowest bits.
        let bits = unsafeBitCast(covered * 255 + 8_388_608, to: SIMD8<UInt32>.self)
        return SIMD8<UInt8>(truncatingIfNeeded: bits)
    }

    /// The columns that can be touched in a row; nil for none.
    func span(y: Float) -> (low: Float, high: Float)? {
        let py = y - start.y
        var low = Float.infinity, high = -Float.infinity
        // The two discs at the ends …
        let startChord = reach * reach - py * py
        if startChord >= 0 {
            let half = startChord.squareRoot()
            low = -half
            high = half
        }
        let endChord = reach * reach - (py - offset.y) * (py - offset.y)
        if endChord >= 0 {
            let half = endChord.squareRoot()
            low = min(low, offset.x - half)
            high = max(high, offset.x + half)
        }
        // … and the band between them: the row passes its two sides within the piece's length, or not at all.
        if abs(unit.y) > 1e-6 {
            for across in [-reach, reach] {
                // The side line is t·u + across·(−u.y, u.x); at this t its height is the row's.
                let t = (py - across * unit.x) / unit.y
                if t >= 0, t <= length {
                    let x = t * unit.x - across * unit.y
                    low = min(low, x)
                    high = max(high, x)
                }
            }
        } else if abs(py) <= reach {
            low = min(low, min(0, offset.x))
            high = max(high, max(0, offset.x))
        }
        return low <= high ? (start.x + low, start.x + high) : nil
    }
}
