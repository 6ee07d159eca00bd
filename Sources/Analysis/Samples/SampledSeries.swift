import Scenes
import Springs

/// A value that is sampled over a grid of times, and what it is of.
package struct SampledSeries: Sendable {
    /// Positions and velocities at some of the times, in the value's unit and in that a second.
    package struct Block: Sendable {
        /// The model's values.
        package var positions: [Double]
        /// Their velocities.
        package var velocities: [Double]
    }

    /// Whose it is: the animation's label or the scene's name.
    package var series: String
    /// Which property; nil for the bare value.
    package var property: String?
    /// Whether it is the frames that SwiftUI plays, beside a series of the exact motion.
    package var isPlayedBeside = false
    /// The values that are seen; nil for all of them.
    package var visibleRange: VisibleRange?
    /// Where the value goes.
    package var target: Double
    /// The values at the times of a grid, which may be some rows of a longer one.
    package var sample: @Sendable (SampleGrid) -> Block

    /// What is seen of some values.
    package func visible(_ values: [Double]) -> [Double] {
        visibleRange.map { values.map($0.clamped) } ?? values
    }
}

extension SampledSeries {
    /// The exact motion of a property.
    package static func exact(_ moved: MovedProperty, series: String) -> SampledSeries {
        SampledSeries(
            series: series, property: moved.columnProperty, visibleRange: moved.limits, target: moved.target,
            sample: moved.exact)
    }

    /// The frames that SwiftUI plays of a property.
    package static func played(
        _ moved: MovedProperty, series: String, framesPerSecond: Double
    ) throws(PlayedMotionError) -> SampledSeries {
        let played = try moved.played(framesPerSecond: framesPerSecond)
        return SampledSeries(
            series: series, property: moved.columnProperty, visibleRange: moved.limits, target: moved.target
        ) { grid in
            let states = (0..<grid.count).map { moved.playedState(played, at: grid.time(at: $0)) }
            return Block(positions: states.map(\.position), velocities: states.map(\.velocity))
        }
    }

    /// The series of a property by a solver: the exact one, the played one, or the one and then the other.
    package static func all(
        of moved: MovedProperty, series: String, solver: Solver, framesPerSecond: Double
    ) throws(PlayedMotionError) -> [SampledSeries] {
        var all = solver.showsExact ? [exact(moved, series: series)] : []
        if solver.showsFrames {
            var played = try played(moved, series: series, framesPerSecond: framesPerSecond)
            played.isPlayedBeside = solver == .both
            all.append(played)
        }
        return all
    }
}

extension MovedProperty {
    fileprivate var columnProperty: String? { property.name.isEmpty ? nil : property.name }
    fileprivate var limits: VisibleRange? { property.visibleRange == .unlimited ? nil : property.visibleRange }
}
