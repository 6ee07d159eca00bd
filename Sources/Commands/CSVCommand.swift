import Analysis
import Arguments
import Reports
import Scenes
import Springs

/// `csv`: samples of animations or of a scene to standard output.
enum CSVCommand: Command {
    static let subjects = Positional.some(
        "ANIMATION", Subject.format, help: "Animations, or one scene.")
    static let format = Option(
        "format", .choice, default: TableFormat.csv, help: "How the samples are written.")
    static let long = Option.flag("long", help: "One row a time, series and property.")
    static let velocities = Option.flag("velocities", help: "Velocities of several series and of properties too.")
        .serving("several series and properties, without --long")
    static let ending = Option(
        "end", .choice, default: Ending.asIs,
        help: "How it ends: as it is there, or with one more row on the target, as frameworks end an animation."
    ).serving("the exact motion")

    /// What the last row is.
    enum Ending: String, CaseIterable, Hashable, Sendable {
        /// The motion at the end.
        case asIs = "as-is"
        /// Everything at its target, a step behind the end.
        case onTarget = "on-target"
    }

    static let spec = CommandSpec(
        "csv", summary: "samples over time, for notebooks and spreadsheets",
        discussion: """
            One animation gives time_s, value and velocity from --from to --to; several give a column each, named by their \
            labels. With --property the columns are in the property's own unit, and a column NAME_visible appears where a \
            curve leaves what can be seen. The last row is at the end exactly.
            """,
        group: "Data",
        examples: [
            Example("dashpot csv snappy", "60 samples a second until it has settled within 0.1 %"),
            Example(
                "dashpot csv press=0.12,0 release=0.35,0.35 --step 1ms -o springs.csv",
                "two springs, a row a millisecond"),
            Example(
                "dashpot csv 0.35,0.35 --property blur=8:0 --until 0.3 --step 100ms --precision 3",
                "a blur that would go negative, and what is seen of it",
                output: """
                    time_s,blur,blur_visible
                    0.000,8.000,8.000
                    0.100,2.596,2.596
                    0.200,-0.444,0.000
                    0.300,-0.308,0.000

                    """),
        ],
        positionals: { subjects }
    ) {
        format
        DataOptions.json
        long
        velocities
        ending
        CommonOptions.precision
        DataOptions.plain
        DataOptions.delimiter
        CommonOptions.output
        GridOptions.all
        MotionOptions.all
        SceneOptions.all
    }

    /// What is sampled, and how and where it is written.
    struct Request {
        var subjects: SampledSubjects
        let sampling: Sampling
        var output: SamplesOutput
        let path: String
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let subjects = try Subjects(try Subject.read(try arguments[subjects]), command: "csv")
        let path = try arguments[CommonOptions.output]
        var output = SamplesOutput()
        output.format = try DataOptions.format(format, &arguments, to: path)
        output.isLong = try arguments[long]
        output.data = try DataStyle(&arguments, in: output.format)
        let solver = try arguments[CommonOptions.solver]
        let rate = solver.showsFrames ? try arguments[CommonOptions.framesPerSecond] : 60
        let sampling = try Sampling(&arguments, playsFrames: solver.showsFrames)
        var sampled = try SampledSubjects(
            subjects, sampling: sampling, solver: solver, framesPerSecond: rate, &arguments)
        if !output.isLong, !sampled.isBare { sampled.samples.hasVelocities = try arguments[velocities] }
        if solver.showsExact { sampled.samples.endsOnTarget = try arguments[ending] == .onTarget }
        return Request(subjects: sampled, sampling: sampling, output: output, path: path ?? "-")
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        request.subjects.warn(session)
        let samples = try Samples(request.subjects.samples)
        var output = request.output
        output.style = output.data.table(.rows, session)
        if !output.isLong { _ = try samples.wideColumns() }
        try ResultStream.write(to: request.path) { sink in
            try output.write(samples, spacing: request.sampling.spacing, to: sink)
        }
        return .done
    }
}
