import Plotting

/// A line of text set once, larger than needed, and averaged down to any size and any place between pixels: a label that
/// grows and shrinks does not jitter, as it would if its letters were placed on pixels anew in every frame.
struct LabelSprite: Sendable {
    /// Pixels of the sprite a point of the text.
    private let density: Double
    /// The text's extent in points: its advance, and the height of its line.
    let size: Size
    private let sums: SummedCoverage
    /// Where the text's middle lies in the sprite, in its pixels: half its advance, half the height of its capitals.
    private let middle: Point
    /// Clear pixels around the text, in points.
    private static let margin = 4.0

    /// Sets a text at its style's size and weight, with `density` pixels a point.
    init(_ text: String, _ style: TextStyle, density: Double, store: CanvasStore) throws(RasterError) {
        let style = TextStyle(
            size: style.size, weight: style.weight, color: Color(hex: 0), alignment: .middle, baseline: .middle)
        let dense = min(max(density, 1), RasterCanvas.scales.upperBound)
        let line = store.setter.line(text, pixels: style.size * dense, bold: style.weight == .bold)
        let measured = Size(line.advance / dense, (line.ascent + line.descent) / dense)
        let whole = Size(measured.width + 2 * Self.margin, 1.5 * measured.height + 2 * Self.margin)
        let canvas = try RasterCanvas(size: whole, scale: dense, background: Color(hex: 0, alpha: 0), store: store)
        canvas.draw(text, at: Point(whole.width / 2, whole.height / 2), style)
        self.density = dense
        size = measured
        middle = Point(whole.width / 2 * dense, (whole.height / 2 * dense).rounded())
        sums = SummedCoverage(alphaOf: canvas)
    }

    /// The text with its middle at a place of the canvas (in pixels), with so many pixels a point.
    func placed(at center: Point, pixelsPerPoint: Double) throws(RasterError) -> (image: CoverageImage, x: Int, y: Int)?
    {
        let step = density / pixelsPerPoint
        guard step.isFinite, step > 0, center.x.isFinite, center.y.isFinite, abs(center.x) < 1e5, abs(center.y) < 1e5
        else { return nil }
        let left = (center.x - middle.x / step).rounded(.down), top = (center.y - middle.y / step).rounded(.down)
        let width = Int((Double(sums.width) / step).rounded(.up)) + 1
        let height = Int((Double(sums.height) / step).rounded(.up)) + 1
        let originX = middle.x + (left - center.x) * step, originY = middle.y + (top - center.y) * step
        let image = try CoverageImage(width: width, height: height) { x, y in
            sums.mean(
                x: originX + Double(x) * step, y: originY + Double(y) * step, width: step, height: step)
        }
        return (image, Int(left), Int(top))
    }
}

/// Coverages whose mean over any upright rectangle is found in constant time: at each corner the sum of everything above
/// and left of it, and in between what follows linearly.
private struct SummedCoverage: Sendable {
    let width: Int, height: Int
    private let sums: [Float]

    init(alphaOf canvas: RasterCanvas) {
        let (width, height) = canvas.pixelSize
        var sums = [Float](repeating: 0, count: (width + 1) * (height + 1))
        let stride = width + 1
        var y = 0
        canvas.withBitmap { bitmap in
            bitmap.forEachRowRGBA { row in
                var line: Float = 0
                for x in 0..<width {
                    line += Float(row[4 * x + 3])
                    sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + line
                }
                y += 1
            }
        }
        self.width = width
        self.height = height
        self.sums = sums
    }

    func mean(x: Double, y: Double, width: Double, height: Double) -> UInt8 {
        let sum = at(x + width, y + height) - at(x, y + height) - at(x + width, y) + at(x, y)
        return UInt8(min(max(Double(sum) / (width * height), 0), 255) + 0.5)
    }

    private func at(_ x: Double, _ y: Double) -> Float {
        let x = min(max(x, 0), Double(width)), y = min(max(y, 0), Double(height))
        let column = min(Int(x), width - 1), row = min(Int(y), height - 1)
        let across = Float(x - Double(column)), down = Float(y - Double(row))
        let start = row * (width + 1) + column
        let upper = sums[start] + across * (sums[start + 1] - sums[start])
        let below = start + width + 1
        let lower = sums[below] + across * (sums[below + 1] - sums[below])
        return upper + down * (lower - upper)
    }
}
