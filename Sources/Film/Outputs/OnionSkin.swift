import Plotting

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

    /// Paints the picture on a canvas of the stage's size; `progress` is called after each moment with how many are done.
    package func paint<C: LayeredCanvas>(
        on canvas: inout C, progress: (Int) -> Void = { _ in }
    ) throws(C.LayerFailure) {
        for (index, time) in times.enumerated() {
            try canvas.paintFaded(to: opacity(of: index)) { layer throws(C.LayerFailure) in
                try stage.paintCast(at: time, on: &layer)
            }
            progress(index + 1)
        }
        for (index, time) in times.enumerated() {
            stage.strokeOutlines(at: time, on: &canvas, opacity: opacity(of: index))
        }
        stage.paintCaptions(on: &canvas)
    }

    private func opacity(of index: Int) -> Double {
        let share = times.count < 2 ? 1 : Double(index) / Double(times.count - 1)
        return opacities.lowerBound + (opacities.upperBound - opacities.lowerBound) * share
    }
}
