import Analysis
import Arguments
import Reports
import Springs
import Words

/// `batch`: metrics for rows of springs.
enum BatchCommand: Command {
    /// How the rows are written.
    enum RowFormat: String, CaseIterable, Sendable { case csv, ndjson }

    static let file = Positional.optional(
        "FILE", .file(endings: ["csv", "tsv"]), help: "Rows of springs; - is standard input.")
    static let format = Option("format", .choice, default: RowFormat.csv, help: "How the rows are written.")
    static let metrics = Option(
        "metrics", MetricList.format,
        help: "What is computed, by JSON names or settle@1%; 'dashpot help metrics' lists them."
    ).showingDefault("every one")

    static let spec = CommandSpec(
        "batch", summary: "metrics for any number of springs, a row each",
        discussion: """
            Reads delimited text with the columns duration and bounce, response and damping_ratio, or mass, stiffness and \
            damping, and writes every row again with the metrics behind it, in the memory of a few thousand rows. A row that \
            holds no spring has its reason in the column error; the others are written all the same, and the exit status is 2.
            """,
        group: "Data",
        examples: [
            Example(
                "printf 'name,duration,bounce\\npress,0.12,0\\nrelease,0.35,0.35\\n' | dashpot batch - --metrics settle@2%,"
                    + "overshoot_percent --precision 4",
                "two springs",
                output: """
                    name,duration,bounce,settling_time_2_percent_s,overshoot_percent,error
                    press,0.12,0,0.1114,,
                    release,0.35,0.35,0.3346,6.8077,

                    """),
            Example(
                "dashpot sweep --duration 0.1...1 --bounce 0...0.9 | dashpot batch - --metrics peak_time_s > peaks.csv",
                "another metric for the springs of a sweep"),
        ],
        positionals: { file }
    ) {
        format
        metrics
        SweepOptions.threads
        CommonOptions.precision
        CommonOptions.output
    }

    /// Which rows, what is computed of them, and how they are written.
    struct Request {
        let file: String
        let metrics: [Metric]?
        let format: RowFormat
        let notation: NumberNotation
        let threads: Int
        let path: String
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        guard let file = try arguments[file] ?? (FileDescriptor.standardInput.isTerminal ? nil : "-") else {
            throw UsageError.missingArgument(
                "FILE", command: "dashpot batch", allowed: "a file of rows, or - for standard input")
        }
        return Request(
            file: file, metrics: try arguments[metrics], format: try arguments[format],
            notation: try arguments[CommonOptions.precision].map(NumberNotation.fixed) ?? .shortest,
            threads: try arguments[SweepOptions.threads] ?? OrderedWork.processors,
            path: try arguments[CommonOptions.output] ?? "-")
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        var broken = 0
        try ResultStream.write(to: request.path) { sink in
            var text = RowText()
            var rows: BatchRows?
            func write(_ piece: RowText.Piece) throws {
                guard let rows else { return }
                let pieces = piece.pieces(request.threads)
                for made in OrderedWork.pieces(
                    0..<pieces.count, threads: request.threads, { rows.rows(of: pieces[$0]) })
                {
                    broken += made.broken
                    try ResultStream.write(made.bytes, to: sink)
                }
            }
            func begin(_ header: RowText.Header) throws {
                let made = try BatchRows(
                    header, metrics: request.metrics, format: request.format, notation: request.notation)
                try ResultStream.write(made.headerBytes, to: sink)
                rows = made
            }
            try InputFile.stream(request.file) { chunk in
                try text.add(chunk, header: begin, records: write)
            }
            try text.end(header: begin, records: write)
            if rows == nil { throw CSVError.empty }
        }
        if broken > 0 { throw BatchError.brokenRows(broken) }
        return .done
    }
}

/// What is wrong after all rows are written.
enum BatchError: Error, Hashable {
    /// So many rows hold no spring.
    case brokenRows(Int)
}

extension BatchError: CustomStringConvertible {
    var description: String {
        switch self {
        case .brokenRows(let count):
            "\(Measure.count(count, "row")) \(count == 1 ? "holds" : "hold") no spring; the column error says why"
        }
    }
}
