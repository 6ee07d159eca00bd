import Analysis
import Arguments
import Scenes
import Springs

/// What is sampled of a scene or of animations, and what there is to know about it.
struct SampledSubjects {
    /// The question about everything that moves.
    var samples: Samples.Request
    private let notes: Notes

    private enum Notes {
        case scene(SceneRun)
        case animations([NamedAnimation], shown: ShownTime?, velocity: String?)
    }

    /// What the command line has moved of some subjects, at some times.
    init(
        _ subjects: Subjects, sampling: Sampling, solver: Solver, framesPerSecond rate: Double,
        _ arguments: inout ArgumentReader
    ) throws {
        switch subjects {
        case .scene(let scene):
            let play = try SceneOptions.play(scene, &arguments).with(\.solver, solver).with(\.framesPerSecond, rate)
            let run = try SceneRun(play)
            samples = run.samples(on: try sampling.grid(until: run.end))
            notes = .scene(run)
        case .animations(let animations):
            let moves = try MotionOptions.movesOrValue(&arguments)
            let velocity = try MotionOptions.velocity(&arguments, of: animations, along: moves)
            let control = try MotionOptions.control(&arguments, for: moves)
            let isClamped = solver == .exact ? try arguments[MotionOptions.clamp] : false
            let moved = animations.map { named in
                moves.map {
                    MovedProperty(
                        named.animation, $0, control: control, velocity: velocity, isClamped: isClamped)
                }
            }
            let shown = try ShownTime(of: Array(moved.joined()), solver: solver, framesPerSecond: rate)
            let series = try zip(animations, moved).flatMap { named, moved in
                try moved.flatMap {
                    try SampledSeries.all(of: $0, series: named.label, solver: solver, framesPerSecond: rate)
                }
            }
            samples = Samples.Request(series, on: try sampling.grid(until: shown.end))
            samples.namesSeries = animations.count > 1 || animations[0].isLabelled
            notes = .animations(
                animations, shown: sampling.until == nil ? shown : nil, velocity: moves.first.flatMap(velocity.note))
        }
    }

    /// Whether it is the bare value of one animation, which stands beside its velocity anyway.
    var isBare: Bool { !samples.namesSeries && samples.series.allSatisfy { $0.property == nil } }

    /// Says on standard error what there is to know.
    func warn(_ session: Session) {
        switch notes {
        case .scene(let run): run.warn(session)
        case .animations(let animations, let shown, let velocity):
            animations.warn(session)
            if let velocity { session.note(velocity) }
            shown?.note(in: session)
        }
    }
}
