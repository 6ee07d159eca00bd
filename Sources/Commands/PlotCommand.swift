import Arguments
import Plotting
import Terminal

/// `plot`: a chart of animations or of a scene, in the terminal or as a picture.
enum PlotCommand: Command {
    static let figure = Option(
        "figure", .choice, default: FigureKind.curves,
        help:
            "What is shown of animations: properties over time, the unit step with its envelope, or the phase portrait."
    )
    static let subjects = Positional.some("ANIMATION", Subject.format, help: "Animations, or one scene.")

    static let spec = CommandSpec(
        "plot", summary: "a chart, in the terminal or as a picture",
        discussion: """
            Without -o the chart is drawn in the terminal with braille dots. With -o it is a picture, PNG, WebP or GIF by \
            the file's ending. With --inline the terminal shows that picture, where it can. With --watch it is drawn again \
            whenever the scene file or @FILE changes; while that cannot be read the last picture stays. Animations show the \
            properties given with --property; scenes show their own, under a band of phases and events.
            """,
        group: "Charts",
        examples: [
            Example(
                "dashpot plot snappy --property scale=0.96:1 --ascii --width 50", "a chart for any terminal",
                output: """
                    .snappy
                    Scale
                         |
                    1.00 +--------------------*@*******@**************
                         |               *****
                         |             ***
                    0.99 +           ***
                         |          **
                         |         **
                         |        **
                    0.98 +       **
                         |      **
                         |     **
                    0.97 +    **
                         |   **
                         | ***
                    0.96 +**------------------------------------------
                         |
                         ++-----------+------------+-----------+------
                          0          200          400         600 ms
                      .snappy: peak 1.00025 - 475 ms, settles 333 ms
                      (2 %)

                    """),
            Example("dashpot plot snappy bouncy", "two springs in the terminal"),
            Example("dashpot plot morphing-submit -o submit.png --theme dark --scale 2", "a scene as a picture"),
            Example("dashpot plot 0.35,0.35 --property scale=0.96:1 --solver both -o played.png", "exact and played"),
        ],
        positionals: { subjects }
    ) {
        figure
        PictureOptions.all
        OptionSpec.group("Sampling") {
            CommonOptions.until
            CommonOptions.framesPerSecond
        }
        OptionSpec.group("Motion") {
            CommonOptions.properties
            CommonOptions.control
            CommonOptions.velocity
            CommonOptions.solver
        }
        SceneOptions.all
        CommonOptions.watch
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let words = try arguments[subjects]
        guard try arguments[CommonOptions.watch] else {
            try results(of: words, arguments, session).deliver(session)
            return .done
        }
        try Watch(words: words).run(session) { try results(of: words, arguments, session) }
        return .done
    }

    private static func results(
        of words: [String], _ arguments: ParsedArguments, _ session: Session
    ) throws -> Results {
        let read = try Subject.read(words)
        let subjects = try Subjects(read, command: "plot")
        let path = try arguments[CommonOptions.output]
        let inline = try arguments[CommonOptions.inline]
        let kind = try path.map(OutputKind.init(path:))
        if path == "-", let inline { throw PictureOutputError.outputTaken(inline, by: "-o -") }
        if case .data(let format) = kind, let path {
            var results = Results()
            results.add(try CSVCommand.bytes(of: read, as: format, arguments, session), at: path)
            return results
        }
        if kind != nil { try ChartPicture.prepare(arguments) }
        let chart = try chart(of: subjects, arguments, session).titled(arguments)
        var results = Results()
        if let path, case .picture(let kind) = kind {
            try results.add(chart, at: path, kind: kind, arguments, session)
        }
        if path == nil || inline != nil { try results.show(chart, arguments, session) }
        return results
    }

    private static func chart(
        of subjects: Subjects, _ arguments: ParsedArguments, _ session: Session
    ) throws -> Chart {
        let theme = try arguments[CommonOptions.theme].theme
        switch subjects {
        case .scene(let scene):
            try MotionOptions.refuseMotionOptions(arguments, scene: scene.name)
            let play = try ScenePlay(scene, arguments)
            play.warn(session)
            return play.chart(until: try arguments[CommonOptions.until] ?? play.end, theme: theme)
        case .animations(let animations):
            try MotionOptions.refuseSceneOptions(arguments)
            let velocity = try arguments[CommonOptions.velocity]
            let figure = try arguments[figure]
            if figure != .curves, try arguments[CommonOptions.solver] != .exact {
                throw InputError.conflict(
                    "--figure \(figure.rawValue) shows the exact motion; leave out --solver, or show --figure curves")
            }
            animations.warn(session)
            let moves = try MotionOptions.moves(arguments, standard: PropertyMove.standard)
            let solver = try arguments[CommonOptions.solver]
            let rate = try arguments[CommonOptions.framesPerSecond]
            let shown = try ShownTime(
                of: try animations.flatMap { try MotionOptions.moved($0.animation, moves, arguments) }, solver: solver,
                framesPerSecond: rate)
            let until = try arguments[CommonOptions.until]
            if until == nil { shown.note(in: session) }
            return try AnimationChart(
                animations: animations, moves: moves, control: try MotionOptions.controlSize(arguments),
                velocity: velocity, solver: solver, framesPerSecond: rate, end: until ?? shown.end, theme: theme
            ).chart(figure)
        }
    }
}
