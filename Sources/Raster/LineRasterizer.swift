/// Strokes polylines: a pixel's coverage is clamp(w/2 + ½ − distance to the line), the larger one where pieces meet.
///
/// A line narrower than a pixel is drawn one pixel wide and paler by its width, so that its ink stays width × length.
struct LineRasterizer {
    /// Distance from the middle line at which coverage reaches 0.
    private let reach: Float
    /// Coverage of the middle of a line, 0…255.
    private let strength: Float
    private let clip: PixelRect

    /// A stroker.
    ///
    /// - Parameters:
    ///   - width: Line width in pixels, more than 0.
    ///   - clip: The pixels that may be painted.
    init(width: Double, clip: PixelRect) {
        reach = Float(max(width, 1) / 2 + 0.5)
        strength = Float(min(width, 1) * 255)
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
        // From here on coordinates are those of pixel middles.
        let ax = Float(a.x - 0.5), ay = Float(a.y - 0.5)
        let dx = Float(b.x - a.x), dy = Float(b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let ux: Float = length > 0 ? dx / length : 1, uy: Float = length > 0 ? dy / length : 0
        let flatA = flatStart && !cutStart, flatB = flatEnd && !cutEnd
        if length == 0, flatA || flatB { return }
        let firstAlong: Float = flatA ? -.infinity : 0, lastAlong: Float = flatB ? .infinity : length

        let bottomY = max(ay, ay + dy) + reach, topY = min(ay, ay + dy) - reach
        let rows = PixelRect.clamp(Double(topY.rounded(.up)), clip.y.lowerBound, clip.y.upperBound)
        let lastRow = PixelRect.clamp(Double(bottomY.rounded(.down)) + 1, rows, clip.y.upperBound)
        guard rows < lastRow else { return }
        plane.touch(rows: rows..<lastRow)
        for row in rows..<lastRow {
            let py = Float(row) - ay
            guard let (low, high) = span(py, dx, dy, ux, uy, length) else { continue }
            let from = PixelRect.clamp(Double((ax + low).rounded(.up)), clip.x.lowerBound, clip.x.upperBound)
            let to = PixelRect.clamp(Double((ax + high).rounded(.down)) + 1, from, clip.x.upperBound)
            guard from < to else { continue }
            // Whole blocks may reach beyond the line, where coverage is 0, but not beyond the clip.
            var x = from
            let blocks = min((to - from + 7) / 8, (clip.x.upperBound - from) / 8)
            let line = plane.touch(row: row, from: from, to: max(to, from + 8 * blocks))
            for _ in 0..<blocks {
                let px = Self.ramp + (Float(x) - ax)
                let along = px * ux + py * uy
                let nearest = Self.clamp(along, firstAlong, lastAlong)
                let ox = px - nearest * ux, oy = py - nearest * uy
                let target = UnsafeMutableRawPointer(line + x)
                let below = target.loadUnaligned(as: SIMD8<UInt8>.self)
                var coverage = Self.clamp(reach - (ox * ox + oy * oy).squareRoot(), 0, 1)
                if flatA { coverage *= Self.clamp(along + 0.5, 0, 1) }
                if flatB { coverage *= Self.clamp(length - along + 0.5, 0, 1) }
                // Adding 2²³ leaves the rounded value in the lowest bits.
                let bits = unsafeBitCast(coverage * strength + 8_388_608, to: SIMD8<UInt32>.self)
                let above = SIMD8<UInt8>(truncatingIfNeeded: bits)
                target.storeBytes(of: above.replacing(with: below, where: below .> above), as: SIMD8<UInt8>.self)
                x += 8
            }
            while x < to {
                let px = Float(x) - ax
                let along = px * ux + py * uy
                let nearest = min(max(along, firstAlong), lastAlong)
                let ox = px - nearest * ux, oy = py - nearest * uy
                var coverage = min(max(reach - (ox * ox + oy * oy).squareRoot(), 0), 1)
                if flatA { coverage *= min(max(along + 0.5, 0), 1) }
                if flatB { coverage *= min(max(length - along + 0.5, 0), 1) }
                line[x] = max(line[x], UInt8(coverage * strength + 0.5))
                x += 1
            }
        }
    }

    /// The standard library's own clamp is not inlined.
    @inline(__always)
    private static func clamp(_ values: SIMD8<Float>, _ low: Float, _ high: Float) -> SIMD8<Float> {
        let raised = values.replacing(with: low, where: values .< low)
        return raised.replacing(with: high, where: raised .> high)
    }

    private static let ramp = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)

    /// The part of a straight piece, as fractions of it, that can touch the clip; nil for none.
    func window(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> ClosedRange<Double>? {
        let margin = Double(reach) + 2
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

    /// Where a row can be touched, measured across from the start point; nil where it cannot.
    private func span(
        _ py: Float, _ dx: Float, _ dy: Float, _ ux: Float, _ uy: Float, _ length: Float
    ) -> (Float, Float)? {
        var low = Float.infinity, high = -Float.infinity
        // The two discs at the ends …
        let startChord = reach * reach - py * py
        if startChord >= 0 {
            let half = startChord.squareRoot()
            low = -half
            high = half
        }
        let endChord = reach * reach - (py - dy) * (py - dy)
        if endChord >= 0 {
            let half = endChord.squareRoot()
            low = min(low, dx - half)
            high = max(high, dx + half)
        }
        // … and the band between them: the row passes its two sides within the piece's length, or not at all.
        if abs(uy) > 1e-6 {
            for side in [-reach, reach] {
                // Point on the side line: t·u + side·(−uy, ux); its height is py.
                let t = (py - side * ux) / uy
                if t >= 0, t <= length {
                    let x = t * ux - side * uy
                    low = min(low, x)
                    high = max(high, x)
                }
            }
        } else if abs(py) <= reach {
            low = min(low, min(0, dx))
            high = max(high, max(0, dx))
        }
        return low <= high ? (low, high) : nil
    }
}
