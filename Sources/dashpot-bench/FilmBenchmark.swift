import Plotting
import Raster

/// 120 frames of 400 × 300 pixels in which a rounded button shrinks, painted and written as an animated GIF.
enum FilmBenchmark {
    private static let background = Color(hex: 0xF2F2F7), tint = Color(hex: 0x0A7AFF)

    /// Prints the time of the whole film and the bytes of its file.
    static func run() {
        var bytes = 0
        let seconds = median(runs: 7) { bytes = (try? film()) ?? 0 }
        print("film-gif", seconds)
        print("film-gif-bytes", bytes)
    }

    private static func film() throws -> Int {
        let canvas = try RasterCanvas(size: Size(400, 300), background: background)
        var builder = PaletteBuilder(keeping: [background, tint])
        for frame in stride(from: 0, to: 120, by: 40) {
            paint(frame, canvas)
            canvas.withBitmap { builder.add($0) }
        }
        var bytes = 0
        var writer = try GIFWriter(width: 400, height: 300, palette: builder.palette(mostColors: 255)) {
            bytes += $0.count
        }
        for frame in 0..<120 {
            paint(frame, canvas)
            try canvas.withBitmap { bitmap throws(RasterError) in try writer.add(bitmap, seconds: 0.02) }
        }
        try writer.finish()
        return bytes
    }

    private static func paint(_ frame: Int, _ canvas: RasterCanvas) {
        canvas.clear(background)
        let width = 170 - 106 * Double(frame) / 119, height = 64.0, radius = 18 + 14 * Double(frame) / 119
        let x = 200 - width / 2, y = 150 - height / 2, k = radius * 0.5523
        canvas.fill(
            Path([
                .move(Point(x + radius, y)), .line(Point(x + width - radius, y)),
                .cubic(
                    Point(x + width - radius + k, y), Point(x + width, y + radius - k), Point(x + width, y + radius)),
                .line(Point(x + width, y + height - radius)),
                .cubic(
                    Point(x + width, y + height - radius + k), Point(x + width - radius + k, y + height),
                    Point(x + width - radius, y + height)), .line(Point(x + radius, y + height)),
                .cubic(
                    Point(x + radius - k, y + height), Point(x, y + height - radius + k),
                    Point(x, y + height - radius)), .line(Point(x, y + radius)),
                .cubic(Point(x, y + radius - k), Point(x + radius - k, y), Point(x + radius, y)), .close,
            ]), tint)
        canvas.draw(
            "Submit", at: Point(200, 150),
            TextStyle(
                size: 20, weight: .bold, color: Color(hex: 0xFFFFFF).opacity(1 - Double(frame) / 119),
                alignment: .middle, baseline: .middle))
    }
}
