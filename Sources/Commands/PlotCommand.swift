import Analysis
import Arguments
import Plotting
import Terminal

/// `plot`: a chart of animations or of a scene, in the terminal or as a picture.
enum PlotCommand: WatchingCommand {
    static let figure = Option(
        "figure", .choice, default: AnimationChart.Figure.curves,
        help:
            """
            What is shown of animations: properties over time, the unit step with its envelope, velocity against position, \
            velocity over time, two and how far they are apart, or a press and its release after holds of 17 to 200 ms.
            """
    ).serving("animations")
    static let subjects = Positional.some("ANIMATION", Subject.format, help: "Animations, or one scene.")

    static let spec = CommandSpec(
        "plot", summary: "a chart, in the terminal or as a picture",
        discussion: """
            Without -o the chart is drawn in the terminal with braille dots. With -o it is a picture, PNG, WebP or GIF by \
            the file's ending. With --inline the terminal shows that picture, where it can. With --watch it is drawn again \
            whenever the scene file or @FILE changes; while that cannot be read the last picture stays. Animations show their \
            progress, or the properties given with --property; scenes show their own, under a band of phases and events.
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
            Example("dashpot plot 0.12,0 0.35,0.35 --figure taps -o taps.png", "what taps of different length show"),
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
        MotionOptions.all
        SceneOptions.all
        CommonOptions.watch
    }

    /// What is drawn, where it goes, and what to say of it.
    struct Request {
        let question: Question
        let output: ChartOutput
        /// Where the time axis ends, in seconds; nil for where the motion does.
        let until: Double?
    }

    /// Samples in a file of data, or the chart of a scene or of animations.
    enum Question {
        case data(SampledSubjects, Sampling, SamplesOutput, path: String)
        case scene(SceneRun)
        case animations(AnimationChart, AnimationChart.Figure, shown: ShownTime)
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let subjects = try Subjects(try Subject.read(try arguments[subjects]), command: "plot")
        let output = try ChartOutput(&arguments)
        let until = try arguments[CommonOptions.until]
        if let (path, format) = output.data {
            let solver = try arguments[CommonOptions.solver]
            let rate = try arguments[CommonOptions.framesPerSecond]
            let sampling = Sampling(framesPerSecond: rate, until: until)
            let sampled = try SampledSubjects(
                subjects, sampling: sampling, solver: solver, framesPerSecond: rate, &arguments)
            return Request(
                question: .data(sampled, sampling, SamplesOutput(format: format), path: path), output: output,
                until: until)
        }
        switch subjects {
        case .scene(let scene):
            var play = try SceneOptions.play(scene, &arguments)
            play.solver = try arguments[CommonOptions.solver]
            if play.solver.showsFrames { play.framesPerSecond = try arguments[CommonOptions.framesPerSecond] }
            return Request(question: .scene(try SceneRun(play)), output: output, until: until)
        case .animations(let animations):
            let figure = try arguments[figure]
            // The other figures show the unit step, exactly.
            let isCurves = figure == .curves
            let moves = isCurves ? try MotionOptions.movesOrValue(&arguments) : [.value()]
            var chart = AnimationChart(animations, moves, end: 0)
            chart.velocity = try MotionOptions.velocity(&arguments, of: animations, along: moves)
            chart.control = try MotionOptions.control(&arguments, for: moves)
            if isCurves {
                chart.solver = try arguments[CommonOptions.solver]
                if chart.solver == .exact { chart.isClamped = try arguments[MotionOptions.clamp] }
            }
            if chart.solver.showsFrames { chart.framesPerSecond = try arguments[CommonOptions.framesPerSecond] }
            let shown = try ShownTime(
                of: animations.flatMap { named in
                    moves.map {
                        MovedProperty(
                            named.animation, $0, control: chart.control,
                            velocity: chart.velocity)
                    }
                }, solver: chart.solver, framesPerSecond: chart.framesPerSecond)
            chart.end = try until ?? chart.end(of: figure, shown: shown.end)
            chart.theme = output.theme
            return Request(question: .animations(chart, figure, shown: shown), output: output, until: until)
        }
    }

    static func results(of request: Request, _ session: Session) throws -> Results {
        if let look = request.output.look { ChartPicture.prepare(look) }
        let chart: Chart
        var results = Results()
        switch request.question {
        case .data(let sampled, let sampling, var output, let path):
            sampled.warn(session)
            output.style = output.data.table(.rows, session)
            results.add(try output.bytes(of: try Samples(sampled.samples), spacing: sampling.spacing), at: path)
            return results
        case .scene(let run):
            run.warn(session)
            chart = run.chart(until: request.until ?? run.end, theme: request.output.theme)
        case .animations(let animations, let figure, let shown):
            animations.animations.warn(session)
            if let note = animations.moves.first.flatMap(animations.velocity.note) { session.note(note) }
            if request.until == nil { shown.note(in: session) }
            chart = try animations.chart(figure)
        }
        try results.add(chart, to: request.output, session)
        if request.output.file == nil || request.output.inline != nil {
            try results.show(chart, request.output, session)
        }
        return results
    }
}
