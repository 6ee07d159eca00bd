import Analysis
import Arguments
import Reports
import Scenes

/// `compare`: a press beside its release, or two versions of one thing, as a table, sentences, a chart and data.
enum CompareCommand: Command {
    static let subjects = Positional.some(
        "ANIMATION", Subject.pairFormat, help: "A press and its release, two versions, or a scene that has a pair.")
    static let format = Option(
        "format", .choice, default: TableFormat.text, help: "How the comparison is written."
    ).serving("the comparison itself, which gives way to -o - and --csv -")
    static let data = Option(
        "csv", .file(endings: ["csv"]), help: "Write the samples of every property to this file too.")

    static let spec = CommandSpec(
        "compare", summary: "a press beside its release, or two versions: metrics, findings, chart and data",
        discussion: """
            Two animations without labels, or labelled press and release, are a press and its release: what each is, what to \
            make of the two, and the metrics that are looked at first, with difference (release - press) and ratio (release / \
            press). With --all, and in data formats, everything: every parameter and metric, how far apart the two curves are, \
            what SwiftUI plays, and every finding. With --hold the press is let go after that time and the release \
            takes over from there, position and velocity included.

            Under any other labels they are two versions of one thing, old=… new=…, which make the same way.
            """,
        group: "Springs", synopses: ["PRESS RELEASE [options]", "OLD=A NEW=B [options]", "SCENE [options]"],
        examples: [
            Example("dashpot compare 0.12,0 0.35,0.35 -o press-release.png", "the table, and the chart as a picture"),
            Example("dashpot compare press-scale --hold 40ms", "the pair of a built-in scene, tapped for 40 ms"),
            Example("dashpot compare old=0.4,0.4 new=0.3,0.2", "what a change does"),
            Example(
                "dashpot compare 0.12,0 0.35,0.35 --property scale=1:0.96 --until 0.1 --step 50ms --precision 4 --csv -",
                "the samples alone, on standard output",
                output: """
                    time_s,press_scale,release_scale
                    0.0000,1.0000,0.9600
                    0.0500,0.9706,0.9706
                    0.1000,0.9613,0.9870

                    """),
            Example("dashpot compare .snappy .bouncy --json", "everything for a program"),
        ],
        positionals: { subjects }
    ) {
        format
        DataOptions.json
        CommonOptions.all
        data
        CommonOptions.precision
        DataOptions.plain
        DataOptions.delimiter
        PictureOptions.all
        OptionSpec.group("Motion") {
            CommonOptions.hold
            CommonOptions.start
            CommonOptions.end
            CommonOptions.velocity
            CommonOptions.properties
            CommonOptions.control
            CommonOptions.solver
        }
        GridOptions.all
        OptionSpec.group("Scene") { SceneOptions.variant }
    }

    /// What is compared, and where everything goes.
    struct Request {
        let question: ComparedSubjects.Question
        let sampling: Sampling
        /// How the comparison is written; nil where standard output is taken.
        let format: TableFormat?
        let style: DataStyle
        /// Whether people get the short answer.
        let isBrief: Bool
        let chart: ChartOutput
        /// Where the samples go; nil for nowhere.
        let dataPath: String?
        /// What to say of the velocity.
        let note: String?
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let dataPath = try arguments[data]
        let path = try arguments[CommonOptions.output]
        let kind = try path.map(OutputKind.init(path:))
        var format: TableFormat?
        if case .data(let named) = kind {
            format = try DataOptions.format(Self.format, &arguments, to: named == .text ? nil : path)
        } else if path != "-", dataPath != "-" {
            // Whoever asks for a file on standard output wants nothing else there.
            format = try DataOptions.format(Self.format, &arguments)
        }
        let isDrawn = format == .text && kind.map { if case .picture = $0 { true } else { false } } ?? true
        let chart = try ChartOutput(&arguments, isDrawn: isDrawn)
        try refuseCollisions(chart, dataPath: dataPath, format: format)
        var style = DataStyle()
        let isBrief = try format == .text && !arguments[CommonOptions.all]
        if format.map({ _ in !isBrief }) ?? false || dataPath != nil {
            style = try DataStyle(&arguments, in: dataPath == nil ? format ?? .csv : .csv)
        }
        let (question, note) = try ComparedSubjects.question(
            try Subject.read(try arguments[subjects], names: ["press", "release"]), &arguments)
        let pair = question.pair
        let sampling =
            dataPath == nil
            ? Sampling(until: chart.look != nil || isDrawn ? try arguments[CommonOptions.until] : nil)
            : try Sampling(&arguments, playsFrames: pair.solver.showsFrames)
        return Request(
            question: question, sampling: sampling, format: format, style: style, isBrief: isBrief, chart: chart,
            dataPath: dataPath,
            note: note)
    }

    private static func refuseCollisions(_ chart: ChartOutput, dataPath: String?, format: TableFormat?) throws {
        let path = chart.file?.path
        if path == "-", dataPath == "-" {
            throw InputError.conflict("-o - and --csv - both want standard output; give one of them a file")
        }
        if let path, let dataPath, path != "-", OutputFile.areSame(path, dataPath) {
            throw InputError.conflict("-o and --csv both name \(path); give each a file of its own")
        }
        guard let inline = chart.inline, format != .text else { return }
        throw PictureOutputError.outputTaken(
            inline, by: dataPath == "-" ? "--csv -" : "--format \(format?.rawValue ?? "")")
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let answer = try request.question.answer()
        answer.pair.animations.warn(session)
        if let note = request.note { session.note(note) }
        let shown = try answer.shownTime()
        if request.sampling.until == nil { shown.note(in: session) }
        let end = request.sampling.until ?? answer.storyEnd(within: shown.end)

        if let look = request.chart.look { ChartPicture.prepare(look) }
        var results = Results()
        if let dataPath = request.dataPath {
            let samples = try Samples(try answer.samples(on: try request.sampling.grid(until: shown.end)))
            var output = SamplesOutput()
            output.data = request.style
            results.add(try output.bytes(of: samples, spacing: request.sampling.spacing), at: dataPath)
        }
        if let format = request.format, let data = request.chart.data {
            let report = try ComparisonReport(answer, request.style, isBrief: request.isBrief, session).text(as: format)
            results.add(Array(report.utf8), at: data.path)
        } else if let format = request.format {
            results.print(
                try ComparisonReport(answer, request.style, isBrief: request.isBrief, session).text(as: format))
            if format == .text, session.showsToPerson || request.chart.inline != nil {
                results.print("\n")
                try results.show(try answer.chart(until: end, theme: request.chart.theme), request.chart, session)
            }
        }
        if request.chart.picture != nil {
            try results.add(try answer.chart(until: end, theme: request.chart.theme), to: request.chart, session)
        }
        try results.deliver(session)
        return .done
    }
}
