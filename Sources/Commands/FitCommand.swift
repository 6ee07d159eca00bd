import Analysis
import Arguments
import Figures
import Plotting
import Reports
import Springs

/// `fit`: the spring behind recorded samples.
enum FitCommand: Command {
    static let file = Positional(
        "DATA.csv", .file(endings: ["csv", "tsv", "txt"]), help: "Recorded samples; - is standard input.")
    static let column = Option("column", .word, help: "The column of the values, by name or position.")
        .showingDefault("value, or the only one")
    static let time = Option("time", .word, help: "The column of the times, by name or position.")
        .showingDefault("time_s, or the first")
    static let unit = Option(
        "time-unit", ValueFormat<RecordedColumns.TimeUnit>.choice, help: "What a number in the column of times means."
    ).showingDefault("what its name says, else seconds")
    static let rate = Option(
        "rate", .number(.within(0.001...1e6)),
        help: "Frames a second, for times in frames and for a column without times.")
    static let from = Option(
        "from", .number(.within(-1e12...1e12)), help: "The value before the motion."
    ).showingDefault("sought")
    static let to = Option(
        "to", .number(.within(-1e12...1e12)), help: "The value after it."
    ).showingDefault("sought")
    static let start = Option("start", .signedDuration, help: "When the motion starts.").showingDefault("sought")
    static let velocity = Option(
        "velocity", StartVelocity.format, default: .given(0),
        help: "The velocity at the start in units per second; free seeks it, which needs --start.")
    static let model = Option(
        "model", .choice, default: ModelChoice.auto, help: "The kind of curve; auto takes the likeliest.")
    static let split = Option.flag("split", help: "Look for two motions: a press, then its release.")
    static let format = Option("format", .choice, default: TableFormat.text, help: "How the answer is written.")

    static let spec = CommandSpec(
        "fit", summary: "the spring behind recorded samples, and how sure that is",
        discussion: """
            Reads a column of times and one of values, finds the spring, curve or even step that explains them by least \
            squares, and says within which bounds its numbers lie (95 %). The text may be delimited by commas, semicolons \
            (a decimal comma is then read) or tabs. Rows without a value are left out. With -o the samples are drawn under \
            the fitted curve.
            """,
        group: "Data",
        examples: [
            Example(
                "dashpot csv 0.35,0.35 --precision 4 | dashpot fit - --format json | grep -E 'model|bounce\\\"'",
                "samples of a spring, and the spring again"),
            Example("dashpot fit recording.csv --column y -o overlay.png", "one column of a recording, and a picture"),
            Example("dashpot fit tap.csv --split", "a press and the release that takes over"),
        ],
        positionals: { file }
    ) {
        OptionSpec.group("Data") {
            column
            time
            unit
            rate
        }
        OptionSpec.group("What is known") {
            from
            to
            start
            velocity
            model
            split
        }
        format
        PictureOptions.all
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let path = try arguments[file]
        let columns = try RecordedColumns(
            try InputFile.bytes(at: path),
            choice: RecordedColumns.Choice(
                column: try arguments[column], time: try arguments[time], unit: try arguments[unit],
                rate: try arguments[rate]))
        var given = SpringFit.Given()
        given.from = try arguments[from]
        given.to = try arguments[to]
        given.start = try arguments[start]
        if case .given(let value) = try arguments[velocity] { given.velocity = value } else { given.velocity = nil }
        given.model = try arguments[model].model
        let fitting = try Fitting(columns.recording, given: given, mayBeTwo: try arguments[split])
        if columns.leftOut > 0 {
            session.note("\(columns.leftOut) \(columns.leftOut == 1 ? "row" : "rows") without a value left out")
        }
        var results = Results()
        let report = FitReport(fitting, samples: columns.recording.times.count, isArray: try arguments[split])
        results.print(try report.text(as: try arguments[format], session))
        if let picture = try arguments[CommonOptions.output] {
            let chart = RecordedFit(
                title: fitting.motions.map { FitReport.words(of: $0) }.joined(separator: ", then "),
                subtitle: "fitted to \(columns.recording.times.count) samples", recording: columns.recording,
                fits: fitting.motions, names: fitting.motions.map { FitReport.words(of: $0) },
                theme: try arguments[CommonOptions.theme].theme
            ).chart
            try results.add(
                try chart.titled(arguments), at: picture, kind: try PictureKind(path: picture), arguments, session)
        }
        try results.deliver(session)
        return .done
    }

    /// The kinds of curve, and the choice of the likeliest.
    enum ModelChoice: String, CaseIterable, Sendable {
        case auto, spring, critical, bezier, linear

        /// Nil for the likeliest.
        var model: FitModel? { FitModel(rawValue: rawValue) }
    }
}

/// A velocity at the start that is known, or sought.
enum StartVelocity: Sendable {
    /// Units per second.
    case given(Double)
    case free

    static let format = ValueFormat<StartVelocity>(
        placeholder: "V", allowed: "a number of units per second, or free", completion: [.words(["free"])],
        write: { if case .given(let value) = $0 { ValueFormat<Double>.number.write(value) } else { "free" } }
    ) { word throws(ValueRefusal) in
        if word == "free" { return .free }
        return .given(try ValueFormat<Double>.number.read(word))
    }
}
