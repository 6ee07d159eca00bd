/// Fills paths by exact area: a pixel's coverage is the part of it that lies inside, non-zero winding.
///
/// Every edge adds to each row it crosses the signed area between itself and the row's right end, as a difference
/// from pixel to pixel; a running sum along the row is then the winding number times the area. The sum is limited to
/// 1 at the end, which is exact wherever a pixel sees a single winding number besides zero.
struct AreaRasterizer {
    /// Sums of one band of rows; kept between fills.
    private var sums: [Float] = []
    private var coverage: [UInt8] = []

    /// The most sums held at once; taller shapes are done in bands of rows.
    private static let mostSums = 1 << 20

    /// Fills a path and hands over each row's coverage: row, first pixel, coverage from there.
    mutating func fill(
        _ path: FlatPath, within clip: PixelRect, _ paint: (Int, Int, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        guard !clip.isEmpty, let bounds = Self.bounds(of: path, within: clip) else { return }
        let width = bounds.x.count
        // One sum more: an edge at the right end spills into it.
        let stride = width + 2
        let bandHeight = max(Self.mostSums / stride, 1)
        var top = bounds.y.lowerBound
        while top < bounds.y.upperBound {
            let bottom = min(top + bandHeight, bounds.y.upperBound)
            let count = stride * (bottom - top)
            if sums.count < count { sums = [Float](repeating: 0, count: count) }
            if coverage.count < width { coverage = [UInt8](repeating: 0, count: width) }
            sums.withUnsafeMutableBufferPointer { sums in
                sums[..<count].update(repeating: 0)
                let band = Band(
                    sums: sums, stride: stride, left: Double(bounds.x.lowerBound), width: Double(width),
                    top: Double(top), height: Double(bottom - top))
                path.points.withUnsafeBufferPointer { points in
                    for subpath in path.subpaths where subpath.points.count > 1 {
                        var previous = points[subpath.points.upperBound - 1]
                        for index in subpath.points {
                            band.add(previous, points[index])
                            previous = points[index]
                        }
                    }
                }
                coverage.withUnsafeMutableBufferPointer { coverage in
                    for row in top..<bottom {
                        var sum: Float = 0
                        let line = sums.baseAddress.unsafelyUnwrapped + (row - top) * stride
                        for x in 0..<width {
                            sum += line[x]
                            coverage[x] = UInt8(min(abs(sum), 1) * 255 + 0.5)
                        }
                        paint(row, bounds.x.lowerBound, UnsafeBufferPointer(rebasing: coverage[..<width]))
                    }
                }
            }
            top = bottom
        }
    }

    /// The pixels a path can touch; nil for none.
    private static func bounds(of path: FlatPath, within clip: PixelRect) -> PixelRect? {
        guard let first = path.points.first else { return nil }
        var low = first, high = first
        for point in path.points {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        let x = PixelRect.clamp(low.x, clip.x.lowerBound, clip.x.upperBound)
        let y = PixelRect.clamp(low.y, clip.y.lowerBound, clip.y.upperBound)
        let right = PixelRect.clamp(high.x.rounded(.up), x, clip.x.upperBound)
        let bottom = PixelRect.clamp(high.y.rounded(.up), y, clip.y.upperBound)
        let bounds = PixelRect(x: x..<right, y: y..<bottom)
        return bounds.isEmpty ? nil : bounds
    }

    /// A band of rows that collects edges.
    private struct Band {
        let sums: UnsafeMutableBufferPointer<Float>
        let stride: Int
        let left: Double, width: Double
        let top: Double, height: Double

        /// Adds an edge, cut to the band; what lies left of it counts as a vertical edge at its left side.
        func add(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
            guard from.y != to.y else { return }
            let direction: Double = from.y < to.y ? 1 : -1
            var (a, b) = direction > 0 ? (from, to) : (to, from)
            let origin = SIMD2(left, top)
            a -= origin
            b -= origin
            guard b.y > 0, a.y < height else { return }
            let slope = (b.x - a.x) / (b.y - a.y)
            guard slope.isFinite else { return }
            if a.y < 0 { a = SIMD2(a.x - a.y * slope, 0) }
            if b.y > height { b = SIMD2(b.x + (height - b.y) * slope, height) }
            guard min(a.x, b.x) < 0 || max(a.x, b.x) > width else {
                return addInside(a.x, a.y, b.x, b.y, direction)
            }
            // Cut where the edge passes the sides: three pieces, of which those outside are upright or void.
            func crossing(_ x: Double) -> Double { slope == 0 ? b.y : min(max((x - a.x) / slope + a.y, a.y), b.y) }
            let leftCut = crossing(0), rightCut = crossing(width)
            let cuts = (a.y, min(leftCut, rightCut), max(leftCut, rightCut), b.y)
            addPiece(a, slope, cuts.0, cuts.1, direction)
            addPiece(a, slope, cuts.1, cuts.2, direction)
            addPiece(a, slope, cuts.2, cuts.3, direction)
        }

        /// Adds the piece of an edge between two heights; it lies on one side of each side of the band.
        private func addPiece(_ a: SIMD2<Double>, _ slope: Double, _ y0: Double, _ y1: Double, _ direction: Double) {
            guard y1 > y0 else { return }
            let x0 = a.x + (y0 - a.y) * slope, x1 = a.x + (y1 - a.y) * slope
            let middle = (x0 + x1) / 2
            if middle <= 0 {
                addInside(0, y0, 0, y1, direction)
            } else if middle < width {
                addInside(min(max(x0, 0), width), y0, min(max(x1, 0), width), y1, direction)
            }
        }

        /// Adds an edge that lies inside the band, downwards.
        private func addInside(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ direction: Double) {
            guard y1 > y0 else { return }
            let slope = (x1 - x0) / (y1 - y0)
            let lastRow = min(Int(y1.rounded(.up)), Int(height))
            var x = x0
            for row in Int(y0)..<max(lastRow, Int(y0)) {
                let rowTop = max(y0, Double(row)), rowBottom = min(y1, Double(row + 1))
                let dy = rowBottom - rowTop
                guard dy > 0 else { continue }
                let next = min(max(x + slope * dy, min(x0, x1)), max(x0, x1))
                addRow(row, min(x, next), max(x, next), dy * direction)
                x = next
            }
        }

        /// Adds to one row an edge piece from `low` to `high` across that covers `weight` of the row's height.
        private func addRow(_ row: Int, _ low: Double, _ high: Double, _ weight: Double) {
            let line = sums.baseAddress.unsafelyUnwrapped + row * stride
            let first = Int(low), last = Int(high)
            if first == last {
                // Within one pixel: the part right of the edge's middle, the rest flows on to the next pixel.
                let spill = (low + high) / 2 - Double(first)
                line[first] += Float(weight * (1 - spill))
                line[first + 1] += Float(weight * spill)
                return
            }
            let rate = weight / (high - low)
            var covered = 0.0
            var area = 0.0
            for x in first...last {
                let from = max(low, Double(x)), to = min(high, Double(x + 1))
                guard to > from else { break }
                let height = rate * (to - from)
                // Area right of the edge within this pixel, plus what earlier pieces already cover fully.
                let here = covered + height * (Double(x + 1) - (from + to) / 2)
                line[x] += Float(here - area)
                area = here
                covered += height
            }
            line[last + (Double(last) < high ? 1 : 0)] += Float(weight - area)
        }
    }
}
