import Analysis
import Arguments
import Figures
import Plotting
import Reports
import Springs
import Words

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
    static let start = Option("start", .duration(.none), help: "When the motion starts.").showingDefault("sought")
    static let velocity = Option(
        "velocity", KnownVelocity.format, default: .given(0),
        help: "The velocity at the start in units per second; free seeks it, which needs --start.")
    static let model = Option(
        "model", .choice, default: ModelChoice.auto, help: "The kind of curve; auto takes the likeliest.")
    static let split = Option.flag("split", help: "Look for two motions: a press, then its release.")
    static let format = Option("format", .choice, default: TableFormat.text, help: "How the answer is written.")

    static let spec = CommandSpec(
        "fit", summary: "the spring behind recorded samples, and how sure that is",
        discussion: """
            Reads a column of times and one of values, finds the spring, eased curve or even step that explains them by \
            least squares, and says within which bounds its numbers lie (95 %). The text may be delimited by commas, \
            semicolons (a decimal comma is then read) or tabs. Rows without a value are left out. With -o the samples are \
            drawn under the fitted curve, or the answer is written, as the ending says.
            """,
        group: "Data",
        examples: [
            Example(
                "dashpot csv 0.35,0.35 --precision 4 | dashpot fit - --format json | grep swiftui",
                "the samples of a spring, and the spring again"),
            Example(
                "dashpot csv press-scale --fps 120 | dashpot fit - --column scale --split",
                "a press and the release that takes over"),
            Example(
                "dashpot csv snappy --from 18 --to 32 > radius.csv; dashpot fit radius.csv -o fitted.png",
                "a file, and a picture of the samples under the curve"),
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
        DataOptions.json
        PictureOptions.files
    }

    /// What is fitted, what is known of it, and where the answer goes.
    struct Request {
        let columns: RecordedColumns
        let given: SpringFit.Given
        let isSplit: Bool
        let output: ChartOutput
        let format: TableFormat
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let choice = RecordedColumns.Choice(
            column: try arguments[column], time: try arguments[time], unit: try arguments[unit],
            rate: try arguments[rate])
        var given = SpringFit.Given()
        given.from = try arguments[from]
        given.to = try arguments[to]
        given.start = try arguments[start]
        given.velocity = try arguments[velocity].known
        given.model = try arguments[model].model
        let output = try ChartOutput(&arguments, isDrawn: false)
        return Request(
            columns: try RecordedColumns(try InputFile.bytes(at: try arguments[file]), choice: choice), given: given,
            isSplit: try arguments[split], output: output,
            format: try DataOptions.format(format, &arguments, to: output.data?.path))
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let (columns, output) = (request.columns, request.output)
        let fitting = try Fitting(columns.recording, given: request.given, mayBeTwo: request.isSplit)
        if columns.leftOut > 0 { session.note("\(Measure.count(columns.leftOut, "row")) without a value left out") }
        let report = try FitReport(fitting, samples: columns.recording.times.count, isArray: request.isSplit)
            .text(as: request.format, session)
        var results = Results()
        if let look = output.look {
            let chart = RecordedFit(columns.recording, fitting.motions).chart(
                names: fitting.motions.map(FitReport.words(of:)), theme: look.theme.theme)
            try results.add(chart, to: output, session)
            if output.inline != nil { try results.show(chart, output, session) }
        }
        if let data = output.data {
            results.add(Array(report.utf8), at: data.path)
        } else {
            results.print(report)
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
enum KnownVelocity: Sendable {
    /// Units per second.
    case given(Double)
    /// To be sought.
    case free

    /// The velocity, where it is known.
    var known: Double? { if case .given(let value) = self { value } else { nil } }

    static let format = ValueFormat<KnownVelocity>(
        placeholder: "V", allowed: "a number of units per second, or free", completion: [.words(["free"])],
        write: { $0.known.map(ValueFormat<Double>.number.write) ?? "free" }
    ) { word throws(ValueRefusal) in
        if word == "free" { return .free }
        return .given(try ValueFormat<Double>.number.read(word))
    }
}
