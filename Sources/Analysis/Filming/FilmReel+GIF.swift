import Film
import Plotting
import Raster

extension FilmReel {
    /// A canvas of pixels that its frames fill.
    ///
    /// - Parameter scale: pixels a point.
    package func rasterCanvas(scale: Double = 1) throws(RasterError) -> RasterCanvas {
        try RasterCanvas(size: stage.size, scale: scale, background: stage.backdrop)
    }

    /// The palette that the whole film is shown in: the colours of frames spread evenly over it, the backdrop exactly.
    ///
    /// - Parameter sampled: how many frames are looked at, at most.
    package func palette(on canvas: inout RasterCanvas, sampled: Int = 24) throws(RasterError) -> Palette {
        var builder = PaletteBuilder(keeping: [stage.backdrop])
        try forSomeFrames(sampled, on: &canvas) { canvas in canvas.withBitmap { builder.add($0) } }
        // One place stays free, for the pixels that do not change.
        return builder.palette(mostColors: Palette.mostColors - 1)
    }

    /// Writes the film as an animated GIF: one palette for all, of each frame the part that changed, equal frames merged
    /// into longer delays.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - plays: how often it plays; nil for ever.
    ///   - sink: takes the file's bytes piece by piece. It cannot fail; what goes wrong is told by `progress` throwing.
    ///   - progress: called after each frame with how many are done.
    /// - Returns: what was not as it should be.
    @discardableResult
    package func writeGIF(
        scale: Double = 1, plays: Int? = nil, sink: @escaping ([UInt8]) -> Void,
        progress: (Int) throws -> Void = { _ in }
    ) throws -> [RasterCanvas.Warning] {
        var canvas = try rasterCanvas(scale: scale)
        let (width, height) = canvas.pixelSize
        let palette = try palette(on: &canvas)
        var writer = try GIFWriter(width: width, height: height, palette: palette, plays: plays, sink: sink)
        try forEachFrame(on: &canvas) { canvas, frame, isRepeated in
            if isRepeated {
                try writer.extend(seconds: clock.seconds(of: frame))
            } else {
                try canvas.withBitmap { bitmap throws(RasterError) in
                    try writer.add(bitmap, seconds: clock.seconds(of: frame))
                }
            }
            try progress(frame + 1)
        }
        try writer.finish()
        return canvas.warnings
    }
}
