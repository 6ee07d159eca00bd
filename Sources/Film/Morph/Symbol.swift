import Plotting
import Raster

/// One of the two symbols that melt into each other.
package enum Symbol: Sendable {
    /// A character, or a few, of an installed font.
    case glyph(String)
    /// A picture with alpha.
    case picture(PremultipliedImage)
    /// A shape that needs no font.
    case drawn(DrawnSymbol)

    /// The part of the control's shorter side that a symbol's longer side takes: 100 pt of 150.
    static let share = 2.0 / 3

    /// The symbol in the middle of a clear picture, and whether it is what was asked for: a glyph that no font has is
    /// replaced by a drawn shape.
    func picture(
        width: Int, height: Int, color: Color, standIn: DrawnSymbol, fonts: FontSet
    ) throws(RasterError) -> (image: PremultipliedImage, isReplaced: Bool) {
        let side = Double(min(width, height)) * Self.share
        switch self {
        case .picture(let picture):
            return (try picture.fitted(into: side, width: width, height: height), false)
        case .drawn(let symbol):
            return (try Self.painted(symbol, side: side, width: width, height: height, color: color), false)
        case .glyph(let text):
            if let set = try Self.set(text, side: side, width: width, height: height, color: color, fonts: fonts) {
                return (set, false)
            }
            let named = DrawnSymbol(standingFor: text) ?? standIn
            return (try Self.painted(named, side: side, width: width, height: height, color: color), true)
        }
    }

    private static func painted(
        _ symbol: DrawnSymbol, side: Double, width: Int, height: Int, color: Color
    ) throws(RasterError) -> PremultipliedImage {
        let canvas = try clearCanvas(width: width, height: height)
        canvas.fill(symbol.path(center: Point(Double(width) / 2, Double(height) / 2), side: side), color)
        return canvas.withBitmap { PremultipliedImage($0) }
    }

    /// A text set so that its ink fills the square; nil where no font has its characters.
    private static func set(
        _ text: String, side: Double, width: Int, height: Int, color: Color, fonts: FontSet
    ) throws(RasterError) -> PremultipliedImage? {
        // Set once to see how large the ink is and where it lies, then again to measure.
        let trial = try clearCanvas(width: 3 * width, height: 3 * height, fonts: fonts)
        let middle = Point(Double(trial.pixelSize.width) / 2, Double(trial.pixelSize.height) / 2)
        var style = TextStyle(size: side, color: color, alignment: .middle, baseline: .middle)
        trial.draw(text, at: middle, style)
        let isWhole = trial.warnings.allSatisfy {
            switch $0 {
            case .noFont, .spelled: false
            case .fontRefused: true
            }
        }
        guard isWhole, let ink = trial.inkBounds else { return nil }
        let factor = side / max(ink.size.width, ink.size.height)
        let canvas = try clearCanvas(width: width, height: height, fonts: fonts)
        style.size *= factor
        canvas.draw(
            text,
            at: Point(
                Double(width) / 2 + (middle.x - ink.midX) * factor, Double(height) / 2 + (middle.y - ink.midY) * factor),
            style)
        return canvas.withBitmap { PremultipliedImage($0) }
    }

    private static func clearCanvas(
        width: Int, height: Int, fonts: FontSet = .installed
    ) throws(RasterError) -> RasterCanvas {
        try RasterCanvas(size: Size(Double(width), Double(height)), background: Color(hex: 0, alpha: 0), fonts: fonts)
    }
}

extension RasterCanvas {
    /// The smallest rectangle of pixels that holds everything not clear; nil for a clear picture.
    fileprivate var inkBounds: Rect? {
        let (width, height) = pixelSize
        var left = width, right = 0, top = height, bottom = 0, y = 0
        withBitmap { bitmap in
            bitmap.forEachRowRGBA { row in
                for x in 0..<width where row[4 * x + 3] > 0 {
                    left = min(left, x)
                    right = max(right, x + 1)
                    top = min(top, y)
                    bottom = y + 1
                }
                y += 1
            }
        }
        guard left < right else { return nil }
        return Rect(x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
    }
}
