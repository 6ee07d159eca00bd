import Analysis
import Arguments
import Reports
import Words

/// `sweep`: metrics over a grid of springs.
enum SweepCommand: Command {
    static let shard = Option(
        "shard", Shard.format, help: "Only this part of the rows; the parts in order are the whole.")
    static let marks = Option.repeated(
        "mark", ValueFormat<String>.word("LABEL=ANIM", "a labelled spring, such as press=0.12,0"),
        help: "A spring pointed out on the picture.")

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
        PictureOptions.all
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let sweep = try SweepOptions.sweep(arguments)
        let threads = try arguments[SweepOptions.threads] ?? OrderedWork.processors
        let path = try arguments[CommonOptions.output]
        let part = try arguments[shard]
        let marked = try arguments[marks]
        let kind = try path.map(OutputKind.init(path:))
        if case .picture(let kind) = kind, let path {
            if part != nil {
                throw InputError.conflict("a picture shows the whole; leave --shard out, or write a .csv")
            }
            let map = try SweepMap(sweep, marks: marked, threads: threads)
            map.note(in: session)
            var results = Results()
            try results.add(
                try map.chart(theme: try arguments[CommonOptions.theme].theme).titled(arguments), at: path, kind: kind,
                arguments, session)
            try results.deliver(session)
            return .done
        }
        if !marked.isEmpty { throw InputError.conflict("--mark goes with a picture; give -o an ending such as .png") }
        let rows = SweepRows(
            sweep, cells: sweep.cells(ofShard: part?.number ?? 1, of: part?.count ?? 1),
            hasHeader: part?.number ?? 1 == 1,
            delimiter: kind == .data(.tsv) ? .tab : .comma,
            notation: try arguments[CommonOptions.precision].map(NumberNotation.fixed) ?? .shortest)
        guard kind == nil || kind == .data(.csv) || kind == .data(.tsv), let path = path ?? Optional("-") else {
            throw FileEndingError.unknown(path: path ?? "-", allowed: ["csv", "tsv", "png", "svg"])
        }
        var refused = 0
        try ResultStream.write(to: path) { sink in refused = try rows.write(threads: threads, to: sink) }
        if refused > 0 { session.note(SweepRows.note(on: refused)) }
        return .done
    }
}
