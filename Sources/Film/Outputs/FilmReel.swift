import Plotting

/// A film's frames in order, painted one at a time on one canvas; no frame is held.
package struct FilmReel {
    /// What is painted.
    package let stage: FilmStage
    /// When each frame is.
    package let clock: FilmClock

    /// A stage seen at the times of a clock.
    package init(_ stage: FilmStage, clock: FilmClock) {
        self.stage = stage
        self.clock = clock
    }

    /// Calls a body with each frame painted, its number, and whether it equals the one before.
    package func forEachFrame<C: LayeredCanvas>(
        on canvas: inout C, _ body: (_ canvas: C, _ frame: Int, _ isRepeated: Bool) throws -> Void
    ) throws {
        var last: StageMoment?
        for frame in 0..<clock.frameCount {
            let moment = stage.moment(at: clock.time(of: frame))
            let isRepeated = moment == last
            if !isRepeated { try stage.paint(moment, on: &canvas) }
            last = moment
            try body(canvas, frame, isRepeated)
        }
    }

    /// Calls a body with some frames painted, spread evenly over the film from its first frame to its last; those that
    /// equal the one before are left out.
    package func forSomeFrames<C: LayeredCanvas>(_ most: Int, on canvas: inout C, _ body: (C) -> Void) throws(C
        .LayerFailure)
    {
        let count = min(max(most, 2), clock.frameCount)
        var last: StageMoment?
        for index in 0..<count {
            let frame = count < 2 ? 0 : index * (clock.frameCount - 1) / (count - 1)
            let moment = stage.moment(at: clock.time(of: frame))
            guard moment != last else { continue }
            try stage.paint(moment, on: &canvas)
            body(canvas)
            last = moment
        }
    }
}
