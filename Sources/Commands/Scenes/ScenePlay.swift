import Analysis
import Arguments
import Reports
import Scenes
import Springs
import Words

/// A scene played as the command line asks: which script, with which timings, under Reduce Motion or not or both, exactly
/// or as SwiftUI plays it or both.
struct ScenePlay {
    /// One way of playing it.
    struct Take {
        /// What its columns and curves are told apart by; empty for the only one.
        var suffix: String
        var playback: Playback
        /// The frames; nil when only the exact motion is asked for.
        var played: PlayedPlayback?
    }

    let scene: Scene
    let takes: [Take]
    let solver: Solver
    let framesPerSecond: Double

    /// Plays a scene; `solver`, `reduceMotion` and `variant` are asked of the command line where they are not given here.
    init(
        _ scene: Scene, _ arguments: ParsedArguments, solver: Solver? = nil, reduceMotion: ReduceMotion? = nil,
        variant: String? = nil
    ) throws {
        self.scene = scene
        self.solver = try solver ?? arguments[CommonOptions.solver]
        framesPerSecond = try arguments[CommonOptions.framesPerSecond]
        var timings: [String: Double] = [:]
        for setting in try arguments[SceneOptions.timings] { timings[setting.name] = setting.seconds }
        if let hold = try arguments[CommonOptions.hold] { timings["hold"] = hold }
        let reduceMotion = try reduceMotion ?? arguments[SceneOptions.reduceMotion]
        let variant = try variant ?? arguments[SceneOptions.variant]
        var takes: [Take] = []
        for isReduced in reduceMotion.takes {
            let playback = try Playback(scene, variant: variant, timings: timings, reduceMotion: isReduced)
            takes.append(
                Take(
                    suffix: reduceMotion == .both && isReduced ? "reduced" : "", playback: playback,
                    played: self.solver == .exact ? nil : try PlayedPlayback(playback, framesPerSecond: framesPerSecond)
                ))
        }
        self.takes = takes
    }

    /// A scene that has been played already, exactly or in frames.
    init(_ scene: Scene, playback: Playback, played: PlayedPlayback?, framesPerSecond: Double) {
        self.scene = scene
        self.framesPerSecond = framesPerSecond
        solver = played == nil ? .exact : .swiftui
        takes = [Take(suffix: "", playback: playback, played: played)]
    }

    /// When the last of them ends, in seconds.
    var end: Double {
        let ends = takes.map { solver == .swiftui ? $0.played?.end ?? $0.playback.end : $0.playback.end }
        return ends.max() ?? 0
    }

    /// The playback whose phases and events head the chart.
    var leading: Playback { takes[0].playback }

    /// Says on standard error what charts and samples cannot show: what is clipped, ignored, or never ends.
    func warn(_ session: Session) {
        // A built-in scene is as it was meant.
        if !Gallery.all.contains(scene) {
            session.note(
                AdviceRule.hiddenOvershoot.findings(in: AdviceContext(leading)).map {
                    "\(scene.name): \($0.text.dropLast())"
                }, others: "other properties are clipped")
        }
        if !leading.settles {
            let tail = Measure.time(Playback.neverSettlingTail)
            session.note("\(scene.name): something never settles; the \(tail) after the last event are shown")
        }
        guard !Gallery.all.contains(scene) else { return }
        let ignored = leading.timeline.events.compactMap { outcome -> String? in
            guard case .ignored(let phase) = outcome.effect else { return nil }
            let event = "the event '\(outcome.event.name)' at \(Measure.time(outcome.time))"
            return "\(scene.name): \(event) is ignored, for it does not count in \(phase)"
        }
        session.note(ignored, others: "other events are ignored too")
        let unseen = scene.phases.flatMap { phase in
            scene.properties.compactMap { property -> String? in
                guard let value = phase.values[property.name], !property.visibleRange.contains(value) else {
                    return nil
                }
                let seen = NumberText.shortest(property.visibleRange.clamped(value))
                return "\(scene.name): \(phase.name) sets \(property.name) to \(NumberText.shortest(value)), "
                    + "which is seen as \(seen)"
            }
        }
        session.note(unseen, others: "other values are seen as something else")
    }

    /// The samples of every property.
    func samples(on grid: SampleGrid, hasVelocities: Bool) throws(InputError) -> SeriesTable {
        try SeriesTable.refuse(
            samples: grid.count, of: takes.count * scene.properties.count * (solver == .both ? 2 : 1),
            isStreamed: false)
        var series: [SampledSeries] = []
        for take in takes {
            for (index, track) in take.playback.tracks.enumerated() {
                let name = [track.property.name, take.suffix].filter { !$0.isEmpty }.joined(separator: "-")
                if solver != .swiftui { series.append(Self.exact(track, on: grid, name: name, scene: scene.name)) }
                if let played = take.played?.tracks[index] {
                    series.append(
                        Self.played(
                            played, on: grid, name: solver == .both ? name + "-played" : name, scene: scene.name))
                }
            }
        }
        return SeriesTable(
            times: grid.times, phases: grid.times.map { leading.phase(at: $0)?.name ?? "" }, series: series,
            namesSeries: false, hasVelocities: hasVelocities)
    }

    private static func exact(_ track: Track, on grid: SampleGrid, name: String, scene: String) -> SampledSeries {
        let trajectory = track.trajectory(on: grid)
        return SampledSeries(
            series: scene, property: name, values: trajectory.positions, velocities: trajectory.velocities,
            visible: trajectory.positions.map(track.property.visibleRange.clamped))
    }

    private static func played(_ track: PlayedTrack, on grid: SampleGrid, name: String, scene: String) -> SampledSeries
    {
        let values = grid.times.map { track.value(at: $0) }
        // What is shown between two frames does not move; the velocity is that from one frame to the next.
        let rate = track.framesPerSecond
        let velocities = grid.times.map { (track.value(at: $0 + 1 / rate) - track.value(at: $0)) * rate }
        return SampledSeries(
            series: scene, property: name, values: values, velocities: velocities,
            visible: values.map(track.property.visibleRange.clamped))
    }
}

extension ReduceMotion {
    /// Whether each way of playing is under Reduce Motion.
    fileprivate var takes: [Bool] {
        switch self {
        case .off: [false]
        case .on: [true]
        case .both: [false, true]
        }
    }
}
