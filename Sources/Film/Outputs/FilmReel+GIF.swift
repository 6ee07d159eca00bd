import Plotting
import Raster

extension FilmReel {
    /// The most frames a second that GIF players show; a delay below 2/100 s plays slower.
    package static let mostGIFFrames = 50.0

    /// Writes the film as an animated GIF: one palette for all, of each frame the part that changed, equal frames merged
    /// into longer delays.
    ///
    /// - Parameters:
    ///   - plays: how often it plays; nil for ever.
    ///   - sink: takes the file's bytes piece by piece. It cannot fail; what goes wrong is told by `progress` throwing.
    ///   - progress: hears of each frame done.
    package func writeGIF(
        plays: Int? = nil, sink: @escaping ([UInt8]) -> Void, progress: (Int) throws -> Void = { _ in }
    ) throws {
        let (width, height) = try canvas().pixelSize
        var writer = try GIFWriter(width: width, height: height, palette: try palette(), plays: plays, sink: sink)
        try forEachFrame { canvas, frame, isRepeated in
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
    }
}
