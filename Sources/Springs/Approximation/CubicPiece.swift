/// One cubic Bézier of a curve over the unit of time, its four points as (time, value).
package struct CubicPiece: Hashable, Sendable {
    /// Start, handle of the start, handle of the end, end. Times do not decrease from the start to either handle to the end.
    package var points: [SIMD2<Double>]

    package init(_ start: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>) {
        points = [start, first, second, end]
    }

    package var start: SIMD2<Double> { points[0] }
    package var end: SIMD2<Double> { points[3] }

    /// The point at a parameter from 0 to 1.
    package func point(at u: Double) -> SIMD2<Double> {
        let v = 1 - u
        let first = points[0] * (v * v * v) + points[1] * (3 * v * v * u)
        return first + points[2] * (3 * v * u * u) + points[3] * (u * u * u)
    }

    /// The largest vertical distance from a curve, over even steps of the parameter.
    package func error(from curve: SampledCurve, steps: Int = 48) -> Double {
        var largest = 0.0
        for step in 0...steps {
            let point = point(at: Double(step) / Double(steps))
            largest = max(largest, (point.y - curve.value(at: point.x)).magnitude)
        }
        return largest
    }

    /// Cubic pieces that stay within a vertical error of a curve: corners on the curve with its slope on either side, the
    /// lengths of the handles free, each piece reaching as far as it can.
    ///
    /// - Parameters:
    ///   - end: the value at time 1 in place of the curve's own.
    ///   - apart: how far the values of a piece's ends are apart at least, in errors, for they are what its handles are
    ///     measured by in some formats.
    package static func pieces(
        of curve: SampledCurve, error: Double, to end: Double, apart: Double = 2
    ) -> [CubicPiece] {
        var pieces: [CubicPiece] = []
        let last = curve.values.count - 1
        var start = 0
        while start < last {
            if let piece = best(curve, from: start, to: last, end: end, within: error) {
                pieces.append(piece)
                break
            }
            var low = start + 1
            var high = last
            var found: CubicPiece?
            while low + 1 < high {
                let middle = (low + high) / 2
                if let piece = best(curve, from: start, to: middle, end: end, within: error) {
                    (low, found) = (middle, piece)
                } else {
                    high = middle
                }
            }
            // A little back from the furthest where its end is too near to the start's value or to the target.
            func isApart(_ index: Int) -> Bool {
                let value = curve.values[index]
                return (value - curve.values[start]).magnitude >= apart * error
                    && (value - end).magnitude >= apart * error
            }
            if !isApart(low), let index = (start + (low - start) / 2...low).reversed().first(where: isApart),
                let piece = best(curve, from: start, to: index, end: end, within: error)
            {
                (low, found) = (index, piece)
            }
            pieces.append(found ?? piece(curve, from: start, to: low, end: end, handles: [1.0 / 3, 1.0 / 3]))
            start = low
        }
        return pieces
    }

    /// A piece between two samples with handles of some parts of its time.
    private static func piece(
        _ curve: SampledCurve, from start: Int, to end: Int, end value: Double, handles: [Double]
    ) -> CubicPiece {
        let a = SIMD2(curve.place(start), curve.values[start])
        let b = SIMD2(curve.place(end), end == curve.values.count - 1 ? value : curve.values[end])
        let length = b.x - a.x
        let first = min(max(handles[0], 0), 1) * length
        let second = min(max(handles[1], 0), 1) * length
        return CubicPiece(
            a, SIMD2(min(a.x + first, b.x), a.y + first * curve.slope(at: start)),
            SIMD2(max(b.x - second, a.x), b.y - second * curve.slope(at: end)), b)
    }

    /// The piece between two samples with the handles that bring it nearest; nil where none keeps within the error.
    private static func best(
        _ curve: SampledCurve, from start: Int, to end: Int, end value: Double, within error: Double
    ) -> CubicPiece? {
        for handles in [[1.0 / 3, 1.0 / 3], [0.25, 0.6], [0.6, 0.25], [0.5, 0.5]] {
            func made(_ handles: [Double]) -> CubicPiece {
                Self.piece(curve, from: start, to: end, end: value, handles: handles)
            }
            let search = Simplex(from: handles, steps: [0.1, 0.1], evaluations: 60) {
                made($0).error(from: curve, steps: 32)
            }
            let found = made(search.best.point)
            // The stated end may lie a whole error from the curve; rounding must not forbid it.
            let most = error * (1 + 1e-9)
            if search.best.value <= most, found.error(from: curve, steps: 200) <= most { return found }
        }
        return nil
    }
}

extension CubicBezier {
    /// The cubic Bézier of a CSS timing function that comes nearest to a curve, and its largest vertical error.
    ///
    /// - Parameter starts: where the search begins, as x1, y1, x2, y2.
    package static func nearest(
        to curve: SampledCurve,
        from starts: [[Double]] = [[0.22, 0.27, 0.07, 1.1], [0.34, 0.93, 0, 1.17], [0.38, 1.1, 0, 1.15]]
    ) -> (curve: CubicBezier, error: Double) {
        func bezier(_ point: [Double]) -> CubicPiece {
            let (x1, x2) = (min(max(point[0], 0), 1), min(max(point[2], 0), 1))
            return CubicPiece(.zero, SIMD2(x1, point[1]), SIMD2(x2, point[3]), SIMD2(1, 1))
        }
        func error(_ point: [Double]) -> Double {
            // Beyond 0 … 1 the clamped curve, and a slope that leads back.
            let excess = [point[0], point[2]].reduce(0.0) { $0 + max(0, -$1) + max(0, $1 - 1) }
            return bezier(point).error(from: curve, steps: 96) + excess * 0.01
        }
        var best: (point: [Double], value: Double)?
        for start in starts {
            var search = Simplex(from: start, steps: [0.1, 0.2, 0.1, 0.2], evaluations: 300, error)
            // From its end once more: a simplex that has become flat misses the way on.
            for scale in [1, 0.1] {
                search = Simplex(
                    from: search.best.point, steps: [0.03, 0.05, 0.03, 0.05].map { $0 * scale }, evaluations: 400,
                    tolerance: 1e-6, error)
            }
            if search.best.value < best?.value ?? .infinity { best = search.best }
        }
        let points = bezier(best?.point ?? starts[0]).points
        let found = CubicBezier(unchecked: points[1].x, points[1].y, points[2].x, points[2].y)
        return (found, bezier(best?.point ?? starts[0]).error(from: curve, steps: 2000))
    }
}
