import Analysis
import Arguments
import Reports
import Words

/// `sweep`: metrics over a grid of springs.
enum SweepCommand: Command {
    static let shard = Option(
        "shard", Shard.format, help: "Only this part of the rows; the parts in order are the whole."
    ).serving("rows of data")
    static let marks = Option.repeated(
        "mark", ValueFormat<String>.word("LABEL=ANIM", "a labelled spring, such as press=0.12,0"),
        help: "A spring pointed out on the picture."
    ).serving("pictures")

    static let spec = CommandSpec(
        "sweep", summary: "metrics over a grid of two parameters, as data or as a map",
        discussion: """
            Two parameters take several values, as ranges or lists; another may be held at one. Without -o the rows are CSV on \
            standard output: the two parameters, then the metrics under their names in JSON. They are the same bytes \
            whatever the number of threads, and shards joined by cat are the whole. With -o and the ending of a picture the \
            first metric is drawn in lines over the colours of the second.
            """,
        group: "Data",
        examples: [
            Example(
                "dashpot sweep --duration 0.2,0.4 --bounce 0,0.3 --metrics settle@2%,overshoot_percent --precision 3",
                "four springs",
                output: """
                    duration_s,bounce,settling_time_2_percent_s,overshoot_percent
                    0.200,0.000,0.186,
                    0.200,0.300,0.190,4.599
                    0.400,0.000,0.371,
                    0.400,0.300,0.381,4.599

                    """),
            Example("dashpot sweep --duration 0.1...1 --bounce -0.5...0.9 -o map.png --mark press=0.12,0", "the map"),
            Example("dashpot sweep --stiffness 100...400 --damping 5...40 --shard 2/8 > part-2.csv", "an eighth"),
        ],
        positionals: {}
    ) {
        SweepOptions.all
        shard
        marks
        CommonOptions.precision
        PictureOptions.files
    }

    /// The grid, and whether it becomes a map or rows.
    struct Request {
        let sweep: Sweep
        let threads: Int
        let output: ChartOutput
        let answer: Answer
    }

    /// What is made of the grid.
    enum Answer {
        case map(marks: [String])
        case rows(Shard?, Delimiter, NumberNotation)
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let sweep = try SweepOptions.sweep(&arguments)
        let threads = try arguments[SweepOptions.threads] ?? OrderedWork.processors
        let output = try ChartOutput(&arguments, isDrawn: false)
        if output.look != nil {
            return Request(
                sweep: sweep, threads: threads, output: output, answer: .map(marks: try arguments[marks]))
        }
        let format = output.data?.format ?? .csv
        guard format == .csv || format == .tsv else {
            throw FileEndingError.unknown(path: output.data?.path ?? "-", allowed: ["csv", "tsv", "png", "svg"])
        }
        return Request(
            sweep: sweep, threads: threads, output: output,
            answer: .rows(
                try arguments[shard], format == .tsv ? .tab : .comma,
                try arguments[CommonOptions.precision].map(NumberNotation.fixed) ?? .shortest))
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let (sweep, output) = (request.sweep, request.output)
        switch request.answer {
        case .map(let marks):
            let map = try SweepMap(sweep, marks: marks, threads: request.threads)
            map.note(in: session)
            let chart = try map.chart(theme: output.theme)
            var results = Results()
            try results.add(chart, to: output, session)
            if output.inline != nil { try results.show(chart, output, session) }
            try results.deliver(session)
        case .rows(let part, let delimiter, let notation):
            let rows = SweepRows(
                sweep, cells: sweep.cells(ofShard: part?.number ?? 1, of: part?.count ?? 1),
                hasHeader: part?.number ?? 1 == 1, delimiter: delimiter, notation: notation)
            var refused = 0
            try ResultStream.write(to: output.data?.path ?? "-") { sink in
                refused = try rows.write(threads: request.threads, to: sink)
            }
            if refused > 0 { session.note(SweepRows.note(on: refused)) }
        }
        return .done
    }
}
