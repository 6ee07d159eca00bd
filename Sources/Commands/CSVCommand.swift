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
        long
        velocities
        CommonOptions.precision
        CommonOptions.output
        GridOptions.all
        MotionOptions.all
        SceneOptions.all
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let format = try arguments.tableFormat(format)
        let subjects = try Subject.read(try arguments[subjects])
        let write = try writer(of: subjects, as: format, arguments, session)
        try ResultStream.write(to: try arguments[CommonOptions.output] ?? "-", write)
        return .done
    }

    /// The samples of subjects as the bytes of a file.
    static func bytes(
        of subjects: [Subject], as format: TableFormat, _ arguments: ParsedArguments, _ session: Session
    ) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let write = try writer(of: subjects, as: format, arguments, session)
        try write { chunk throws(OutputError) in bytes += chunk }
        return bytes
    }

    /// What writes the samples of subjects to a sink; whatever can be refused is refused here.
    private static func writer(
        of subjects: [Subject], as format: TableFormat, _ arguments: ParsedArguments, _ session: Session
    ) throws -> (ResultStream.Sink) throws -> Void {
        let table = try samples(of: subjects, as: format, arguments, session)
        let precision = try arguments[CommonOptions.precision].map(NumberNotation.fixed)
        let style = TableStyle(
            dataNotation: precision ?? .shortest, notation: precision ?? .sixSignificantDigits,
            width: session.tableWidth, ascii: session.isASCII)
        let isLong = try arguments[long]
        return { sink in try table.write(format, long: isLong, style: style, to: sink) }
    }

    /// The samples of subjects, in a format that says how many may be held.
    private static func samples(
        of subjects: [Subject], as format: TableFormat, _ arguments: ParsedArguments, _ session: Session
    ) throws -> SeriesTable {
        let hasVelocities = try arguments[velocities]
        switch try Subjects(subjects, command: "csv") {
        case .scene(let scene):
            try MotionOptions.refuseMotionOptions(arguments, scene: scene.name)
            let play = try ScenePlay(scene, arguments)
            play.warn(session)
            return try play.samples(on: try GridOptions.grid(arguments, until: play.end), hasVelocities: hasVelocities)
        case .animations(let animations):
            try MotionOptions.refuseSceneOptions(arguments)
            animations.warn(session)
            let moves = try MotionOptions.moves(arguments, standard: [])
            let pairs = try animations.map { named in
                (animation: named, moves: try MotionOptions.moved(named.animation, moves, arguments))
            }
            let solver = try arguments[CommonOptions.solver]
            let rate = try arguments[CommonOptions.framesPerSecond]
            let shown = try ShownTime(of: pairs.flatMap(\.moves), solver: solver, framesPerSecond: rate)
            if try arguments[CommonOptions.until] == nil { shown.note(in: session) }
            return try AnimationSeries.table(
                of: pairs, on: try GridOptions.grid(arguments, until: shown.end), solver: solver, framesPerSecond: rate,
                namesSeries: animations.count > 1 || animations[0].isLabelled, hasVelocities: hasVelocities,
                isStreamed: SeriesTable.isStreamed(format, long: try arguments[long]))
        }
    }
}
