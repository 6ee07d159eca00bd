import Plotting
import Raster

/// A film's frames in order, painted one at a time on one canvas; no frame is held.
package struct FilmReel {
    /// What is painted.
    package let stage: FilmStage
    /// When each frame is.
    package let clock: FilmClock
    /// Pixels a point.
    package let scale: Double

    /// A reel from its parts.
    package init(_ stage: FilmStage, clock: FilmClock, scale: Double = 1) {
        self.stage = stage
        self.clock = clock
        self.scale = scale
    }

    /// A canvas of the frames' size.
    package func canvas() throws(RasterError) -> RasterCanvas {
        try RasterCanvas(size: stage.size, scale: scale, background: stage.backdrop)
    }

    /// Calls a body with each frame painted, its number, and whether it equals the one before.
    package func forEachFrame(
        _ body: (_ canvas: RasterCanvas, _ frame: Int, _ isRepeated: Bool) throws -> Void
    ) throws {
        let canvas = try canvas()
        var last: StageMoment?
        for frame in 0..<clock.frameCount {
            let moment = stage.moment(at: clock.time(of: frame))
            let isRepeated = moment == last
            if !isRepeated { try stage.paint(moment, on: canvas) }
            last = moment
            try body(canvas, frame, isRepeated)
        }
    }

    /// The palette that the whole film is shown in: the colours of frames spread evenly over it, the backdrop exactly.
    ///
    /// - Parameter sampled: how many frames are looked at, at most.
    package func palette(sampled: Int = 24) throws(RasterError) -> Palette {
        var builder = PaletteBuilder(keeping: [stage.backdrop])
        let canvas = try canvas()
        let count = min(max(sampled, 2), clock.frameCount)
        var last: StageMoment?
        for index in 0..<count {
            let frame = count < 2 ? 0 : index * (clock.frameCount - 1) / (count - 1)
            let moment = stage.moment(at: clock.time(of: frame))
            guard moment != last else { continue }
            try stage.paint(moment, on: canvas)
            canvas.withBitmap { builder.add($0) }
            last = moment
        }
        // One place stays free, for the pixels that do not change.
        return builder.palette(mostColors: Palette.mostColors - 1)
    }
}
