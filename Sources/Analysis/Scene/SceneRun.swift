import Scenes
import Springs

/// The answer of everything that plays a scene: `plot`, `csv`, `scene run` and `film`.
package struct SceneRun: Sendable {
    /// Whether a scene is played under Reduce Motion.
    package enum ReduceMotion: String, CaseIterable, Hashable, Sendable {
        /// As designed.
        case off
        /// Under Reduce Motion.
        case on
        /// The one over the other.
        case both
    }

    /// The question: which script, with which timings, under Reduce Motion or not or both, exactly or as SwiftUI plays it or
    /// both.
    package struct Request: Sendable {
        /// The scene.
        package var scene: Scene
        /// The script's name; nil for the first.
        package var variant: String?
        /// Timings of another length, in seconds by name.
        package var timings: [String: Double] = [:]
        /// Whether Reduce Motion is on.
        package var reduceMotion = ReduceMotion.off
        /// Whose motion is shown.
        package var solver = Solver.exact
        /// Frames a second of the played motion.
        package var framesPerSecond = 60.0

        /// A question about a scene's first script as it was designed, exactly, unless told otherwise.
        package init(_ scene: Scene, variant: String? = nil) {
            self.scene = scene
            self.variant = variant
        }

        /// The question with something changed.
        package func with<Value>(_ part: WritableKeyPath<Request, Value>, _ value: Value) -> Request {
            var changed = self
            changed[keyPath: part] = value
            return changed
        }
    }

    /// One way of playing it.
    package struct Take: Sendable {
        /// What its columns and curves are told apart by; empty for the only one.
        package var suffix: String
        /// The exact motion.
        package var playback: Playback
        /// The frames; nil when only the exact motion is asked for.
        package var played: PlayedPlayback?
    }

    /// The scene.
    package let scene: Scene
    /// The ways it is played, as designed first.
    package let takes: [Take]
    /// Whose motion is shown.
    package let solver: Solver
    /// Frames a second of the played motion.
    package let framesPerSecond: Double

    /// Plays a scene.
    ///
    /// - Throws: ``PlaybackError`` for a variant or timing that the scene does not have, and a frame rate out of range.
    package init(_ request: Request) throws(PlaybackError) {
        scene = request.scene
        solver = request.solver
        framesPerSecond = request.framesPerSecond
        var takes: [Take] = []
        for isReduced in request.reduceMotion.takes {
            let playback = try Playback(
                scene, variant: request.variant, timings: request.timings, reduceMotion: isReduced)
            takes.append(
                Take(
                    suffix: request.reduceMotion == .both && isReduced ? "reduced" : "", playback: playback,
                    played: solver.showsFrames ? try PlayedPlayback(playback, framesPerSecond: framesPerSecond) : nil))
        }
        self.takes = takes
    }

    /// A scene that has been played already, exactly or in frames.
    package init(_ playback: Playback, played: PlayedPlayback?, framesPerSecond: Double) {
        scene = playback.scene
        self.framesPerSecond = framesPerSecond
        solver = played == nil ? .exact : .swiftui
        takes = [Take(suffix: "", playback: playback, played: played)]
    }

    /// When the last of them ends, in seconds.
    package var end: Double {
        let ends = takes.map { solver == .swiftui ? $0.played?.end ?? $0.playback.end : $0.playback.end }
        return ends.max() ?? 0
    }

    /// The playback whose phases and events head the chart.
    package var leading: Playback { takes[0].playback }

    /// The series of every property, for ``Samples``.
    package var series: [SampledSeries] {
        takes.flatMap { take in
            take.playback.tracks.enumerated().flatMap { index, track -> [SampledSeries] in
                let name = [track.property.name, take.suffix].filter { !$0.isEmpty }.joined(separator: "-")
                var series: [SampledSeries] = []
                if solver.showsExact {
                    series.append(
                        SampledSeries(
                            series: scene.name, property: name, visibleRange: track.property.visibleRange,
                            target: track.target
                        ) { grid in
                            let trajectory = track.trajectory(on: grid)
                            return SampledSeries.Block(
                                positions: trajectory.positions, velocities: trajectory.velocities)
                        })
                }
                if let played = take.played?.tracks[index] {
                    var frames = SampledSeries(
                        series: scene.name, property: name, visibleRange: track.property.visibleRange,
                        target: track.target, sample: played.sample)
                    frames.isPlayedBeside = solver == .both
                    series.append(frames)
                }
                return series
            }
        }
    }

    /// The question of ``Samples`` about every property at the times of a grid, with the phases.
    package func samples(on grid: SampleGrid) -> Samples.Request {
        let leading = leading
        var request = Samples.Request(series, on: grid)
        request.phase = { leading.phase(at: $0)?.name ?? "" }
        return request
    }
}

extension PlayedTrack {
    /// What is shown at the times of a grid. What stands between two frames does not move; the velocity is that from one
    /// frame to the next.
    fileprivate func sample(_ grid: SampleGrid) -> SampledSeries.Block {
        let times = (0..<grid.count).map(grid.time)
        return SampledSeries.Block(
            positions: times.map(value),
            velocities: times.map { (value(at: $0 + 1 / framesPerSecond) - value(at: $0)) * framesPerSecond })
    }
}

extension SceneRun.ReduceMotion {
    /// Whether each way of playing is under Reduce Motion.
    fileprivate var takes: [Bool] {
        switch self {
        case .off: [false]
        case .on: [true]
        case .both: [false, true]
        }
    }
}
