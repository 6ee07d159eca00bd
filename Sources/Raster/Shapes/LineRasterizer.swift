/// Strokes polylines: a pixel's coverage is the area of it that a strip of the line's width covers, the larger one
/// where pieces meet. Beyond a piece's ends the distance to the end counts like that to the strip's middle.
///
/// For level and upright lines that is clamp(w/2 + ½ − distance); see ``PixelSide`` for other angles.
struct LineRasterizer {
    /// Half the line's width.
    private let half: Float
    private let clip: PixelRect

    /// A stroker.
    ///
    /// - Parameters:
    ///   - width: Line width in pixels, more than 0.
    ///   - clip: The pixels that may be painted.
    init(width: Double, clip: PixelRect) {
        half = Float(width / 2)
        self.clip = clip
    }

    /// Combines one straight piece into a plane.
    ///
    /// A flat end is cut at its point (with the same ramp of one pixel); any other end is a half disc, which also makes
    /// the round join to the next piece.
    func add(
        from start: SIMD2<Double>, to end: SIMD2<Double>, flatStart: Bool, flatEnd: Bool,
        into plane: inout CoveragePlane
    ) {
        // Rows and numbers stay small: only what can touch the clip goes on.
        guard let window = window(start, end) else { return }
        let cutStart = window.lowerBound > 0, cutEnd = window.upperBound < 1
        let a = cutStart ? start + (end - start) * window.lowerBound : start
        let b = cutEnd ? start + (end - start) * window.upperBound : end
        let piece = StraightPiece(
            from: a, to: b, half: half, flatStart: flatStart && !cutStart, flatEnd: flatEnd && !cutEnd)
        guard let piece else { return }
        let rows = pixels(piece.low.y, piece.high.y, clip.y)
        guard !rows.isEmpty else { return }
        plane.touch(rows: rows)
        for row in rows {
            guard let span = piece.span(y: Float(row)) else { continue }
            let columns = pixels(span.low, span.high, clip.x)
            guard !columns.isEmpty else { continue }
            // Blocks of eight may reach beyond the line, where coverage is 0, but not beyond the clip.
            var x = columns.lowerBound
            let blocks = min((columns.count + 7) / 8, (clip.x.upperBound - x) / 8)
            let line = plane.touch(row: row, from: x, to: max(columns.upperBound, x + 8 * blocks))
            for _ in 0..<blocks {
                let target = UnsafeMutableRawPointer(line + x)
                let below = target.loadUnaligned(as: SIMD8<UInt8>.self)
                let above = piece.coverage(x: Float(x), y: Float(row))
                target.storeBytes(of: above.replacing(with: below, where: below .> above), as: SIMD8<UInt8>.self)
                x += 8
            }
            guard x < columns.upperBound else { continue }
            let rest = piece.coverage(x: Float(x), y: Float(row))
            for lane in 0..<min(columns.upperBound - x, 8) { line[x + lane] = max(line[x + lane], rest[lane]) }
        }
    }

    /// The pixels whose middles lie from `low` to `high`, within others.
    private func pixels(_ low: Float, _ high: Float, _ within: Range<Int>) -> Range<Int> {
        let first = PixelRect.clamp(Double(low.rounded(.up)), within.lowerBound, within.upperBound)
        return first..<PixelRect.clamp(Double(high.rounded(.down)) + 1, first, within.upperBound)
    }

    /// The part of a straight piece, as fractions of it, that can touch the clip; nil for none.
    func window(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> ClosedRange<Double>? {
        let margin = Double(half) + 3
        let low = SIMD2(Double(clip.x.lowerBound), Double(clip.y.lowerBound)) - margin
        let high = SIMD2(Double(clip.x.upperBound), Double(clip.y.upperBound)) + margin
        let direction = end - start
        var from = 0.0, to = 1.0
        for axis in 0..<2 {
            if direction[axis] == 0 {
                if start[axis] < low[axis] || start[axis] > high[axis] { return nil }
                continue
            }
            let first = (low[axis] - start[axis]) / direction[axis],
                second = (high[axis] - start[axis]) / direction[axis]
            from = max(from, min(first, second))
            to = min(to, max(first, second))
            if from > to { return nil }
        }
        return from...to
    }
}
