import Plotting

extension Symbol {
    /// The symbol in the middle of a clear picture.
    func image(width: Int, height: Int, color: Color, store: CanvasStore) throws(RasterError) -> PremultipliedImage {
        let side = Double(min(width, height)) * Self.share
        let middle = Point(Double(width) / 2, Double(height) / 2)
        switch self {
        case .picture(let picture):
            return try PremultipliedImage(picture).fitted(into: side, width: width, height: height)
        case .outline(let path):
            let canvas = try Self.clearCanvas(width: width, height: height, store)
            canvas.fill(path.scaled(by: side / 2, about: middle), color)
            return canvas.withBitmap { PremultipliedImage($0) }
        case .glyph(let text):
            // Set once to see how large the ink is and where it lies, then again to measure.
            let trial = try Self.clearCanvas(width: 3 * width, height: 3 * height, store)
            let start = Point(3 * middle.x, 3 * middle.y)
            var style = TextStyle(size: side, color: color, alignment: .middle, baseline: .middle)
            trial.draw(text, at: start, style)
            let canvas = try Self.clearCanvas(width: width, height: height, store)
            if let ink = trial.inkBounds {
                let factor = side / max(ink.size.width, ink.size.height)
                style.size *= factor
                let place = Point(middle.x + (start.x - ink.midX) * factor, middle.y + (start.y - ink.midY) * factor)
                canvas.draw(text, at: place, style)
            }
            return canvas.withBitmap { PremultipliedImage($0) }
        }
    }

    private static func clearCanvas(width: Int, height: Int, _ store: CanvasStore) throws(RasterError) -> RasterCanvas {
        try RasterCanvas(
            size: Size(Double(width), Double(height)), scale: 1, background: Color(hex: 0, alpha: 0), store: store)
    }
}

extension RasterCanvas {
    /// The smallest rectangle of pixels that holds everything not clear; nil for a clear picture.
    fileprivate var inkBounds: Rect? {
        var left = bitmap.width, right = 0, top = bitmap.height, bottom = 0
        for y in 0..<bitmap.height {
            let row = bitmap.row(y)
            for x in 0..<bitmap.width where Bitmap.color(row[x]).alpha > 0 {
                left = min(left, x)
                right = max(right, x + 1)
                top = min(top, y)
                bottom = y + 1
            }
        }
        guard left < right else { return nil }
        return Rect(x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
    }
}
