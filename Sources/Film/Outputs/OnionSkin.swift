import Plotting
import Raster

/// A picture of several moments exposed over one another: earlier ones fainter, each with its outline, so that what a later
/// one covers is still seen.
package struct OnionSkin {
    private let stage: FilmStage
    private let times: [Double]
    /// The opacities of the first moment and the last; those between grow evenly.
    private let opacities: ClosedRange<Double>

    /// A picture of the moments at some times, in seconds.
    package init(_ stage: FilmStage, times: [Double], opacities: ClosedRange<Double> = 0.14...0.6) {
        self.stage = stage
        self.times = times
        self.opacities = opacities
    }

    /// Paints the picture on a canvas of the stage's size; `progress` hears of each moment painted.
    package func paint(on canvas: RasterCanvas, progress: (Int) -> Void = { _ in }) throws(RasterError) {
        let layer = try RasterCanvas(
            size: canvas.size, scale: canvas.scale, background: stage.backdrop.opacity(0))
        for (index, time) in times.enumerated() {
            layer.clear(stage.backdrop.opacity(0))
            try stage.paintCast(at: time, on: layer, captions: false)
            var exposure = layer.withBitmap { PremultipliedImage($0) }
            exposure.fade(to: opacity(of: index))
            canvas.paint(exposure)
            progress(index + 1)
        }
        for (index, time) in times.enumerated() {
            stage.strokeOutlines(at: time, on: canvas, opacity: opacity(of: index))
        }
        stage.paintCaptions(on: canvas)
    }

    private func opacity(of index: Int) -> Double {
        let share = times.count < 2 ? 1 : Double(index) / Double(times.count - 1)
        return opacities.lowerBound + (opacities.upperBound - opacities.lowerBound) * share
    }
}
