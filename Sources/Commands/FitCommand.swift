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
        "velocity", StartVelocity.format, default: .given(0),
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
        PictureOptions.all
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let path = try arguments[CommonOptions.output]
        let kind = try path.map(OutputKind.init(path:))
        let columns = try RecordedColumns(try InputFile.bytes(at: try arguments[file]), choice: try choice(arguments))
        let isSplit = try arguments[split]
        let fitting = try Fitting(columns.recording, given: try given(arguments), mayBeTwo: isSplit)
        if columns.leftOut > 0 { session.note("\(Measure.count(columns.leftOut, "row")) without a value left out") }
        let report = FitReport(fitting, samples: columns.recording.times.count, isArray: isSplit)
        var results = Results()
        if case .data(let named) = kind, let path {
            let format = named == .text ? try arguments[format] : try arguments.tableFormat(format)
            results.add(Array(try report.text(as: format, session).utf8), at: path)
        } else {
            if case .picture(let kind) = kind, let path {
                let chart = RecordedFit(columns.recording, fitting.motions).chart(
                    names: fitting.motions.map(FitReport.words(of:)), theme: try arguments[CommonOptions.theme].theme)
                try results.add(try chart.titled(arguments), at: path, kind: kind, arguments, session)
            }
            results.print(try report.text(as: try arguments[format], session))
        }
        try results.deliver(session)
        return .done
    }

    private static func choice(_ arguments: ParsedArguments) throws(UsageError) -> RecordedColumns.Choice {
        RecordedColumns.Choice(
            column: try arguments[column], time: try arguments[time], unit: try arguments[unit],
            rate: try arguments[rate])
    }

    private static func given(_ arguments: ParsedArguments) throws(UsageError) -> SpringFit.Given {
        var given = SpringFit.Given()
        given.from = try arguments[from]
        given.to = try arguments[to]
        given.start = try arguments[start]
        given.velocity = try arguments[velocity].known
        given.model = try arguments[model].model
        return given
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
    /// To be sought.
    case free

    /// The velocity, where it is known.
    var known: Double? { if case .given(let value) = self { value } else { nil } }

    static let format = ValueFormat<StartVelocity>(
        placeholder: "V", allowed: "a number of units per second, or free", completion: [.words(["free"])],
        write: { $0.known.map(ValueFormat<Double>.number.write) ?? "free" }
    ) { word throws(ValueRefusal) in
        if word == "free" { return .free }
        return .given(try ValueFormat<Double>.number.read(word))
    }
}
