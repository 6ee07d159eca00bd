import Arguments
import Figures
import Plotting
import Reports
import Scenes
import Springs

/// `compare`: a press spring beside its release spring, as a table, sentences, a chart and data.
enum CompareCommand: Command {
    static let subjects = Positional.some(
        "ANIMATION", Subject.pairFormat, help: "The press and the release, or a scene that has both.")
    static let format = Option("format", .choice, default: TableFormat.text, help: "How the comparison is written.")
    static let data = Option(
        "csv", .file(endings: ["csv"]), help: "Write the samples of every property to this file too.")

    static let spec = CommandSpec(
        "compare", summary: "a press beside its release: metrics, findings, chart and data",
        discussion: """
            Every parameter and metric of both with difference (release - press) and ratio (release / press), how far apart \
            the two curves are, and a few sentences to act on. With --hold the press is let go after that time and the \
            release takes over from there, position and velocity included.
            """,
        group: "Springs", synopses: ["PRESS RELEASE [options]", "SCENE [options]"],
        examples: [
            Example("dashpot compare 0.12,0 0.35,0.35 -o press-release.png", "the table, and the chart as a picture"),
            Example("dashpot compare press-scale --hold 40ms", "the pair of a built-in scene, tapped for 40 ms"),
            Example(
                "dashpot compare 0.12,0 0.35,0.35 --property scale=1:0.96 --until 0.1 --step 50ms --precision 4 --csv -",
                "the samples alone, on standard output",
                output: """
                    time_s,press_scale,release_scale
                    0.0000,1.0000,0.9600
                    0.0500,0.9706,0.9706
                    0.1000,0.9613,0.9870

                    """),
            Example("dashpot compare .snappy .bouncy --format json", "everything for a program"),
        ],
        positionals: { subjects }
    ) {
        format
        data
        CommonOptions.precision
        PictureOptions.all
        OptionSpec.group("Motion") {
            CommonOptions.hold
            CommonOptions.velocity
            CommonOptions.properties
            CommonOptions.control
            CommonOptions.solver
        }
        GridOptions.all
        OptionSpec.group("Scene") { SceneOptions.variant }
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let pair = try ComparedPair(arguments)
        let path = try arguments[CommonOptions.output]
        let kind = try path.map(OutputKind.init(path:))
        let dataPath = try arguments[data]
        if path == "-", dataPath == "-" {
            throw InputError.conflict("-o - and --csv - both want standard output; give one of them a file")
        }
        if let path, let dataPath, path != "-", OutputFile.areSame(path, dataPath) {
            throw InputError.conflict("-o and --csv both name \(path); give each a file of its own")
        }
        let inline = try arguments[CommonOptions.inline]
        var format = try arguments[format]
        if case .data(let named) = kind { format = named == .text ? format : try arguments.tableFormat(Self.format) }
        if let inline {
            let other = path == "-" ? "-o -" : dataPath == "-" ? "--csv -" : "--format \(format.rawValue)"
            if path == "-" || dataPath == "-" || format != .text {
                throw PictureOutputError.outputTaken(inline, by: other)
            }
        }
        pair.warn(session)

        if case .picture = kind { try ChartPicture.prepare(arguments) }
        var results = Results()
        if let dataPath { results.add(try pair.samples(arguments), at: dataPath) }
        // Whoever asks for a file on standard output wants nothing else there.
        if case .data = kind, let path {
            results.add(Array(try pair.report(as: format, arguments, session).utf8), at: path)
        } else if path != "-", dataPath != "-" {
            results.print(try pair.report(as: format, arguments, session))
            if format == .text, session.showsToPerson || inline != nil {
                results.print("\n")
                try results.show(try pair.chart().titled(arguments), arguments, session)
            }
        }
        if let path, case .picture(let kind) = kind {
            try results.add(try pair.chart().titled(arguments), at: path, kind: kind, arguments, session)
        }
        try results.deliver(session)
        return .done
    }
}
