import Analysis
import Arguments
import Reports

/// `inspect`: what animations are and do, in short or with every parameter and metric.
enum InspectCommand: Command {
    static let animations = Positional.some(
        "ANIMATION", Subject.animationFormat, help: "What to look at; @FILE or - reads a list, one a line.")
    static let format = Option(
        "format", .choice, default: TableFormat.text, help: "How the table is written.")

    static let spec = CommandSpec(
        "inspect", summary: "what a spring is and does, in short or with every metric",
        discussion: """
            A short answer first: what it is, what to know of it, and the metrics that are looked at first. Use the settling \
            time within 2 % for how it feels, the played end for waiting in code, the duration for talking about it. With \
            --all, and in data formats, one column an animation: its spring in every spelling, how it moves from 0 to 1, and \
            when it ends by every reckoning. From six animations on each has a row. A value that does not exist is "none", one \
            that never comes "never"; in JSON both are null, in CSV empty. With --solver swiftui a second table tells when SwiftUI stops animating each --property and how far its \
            frames are from the exact motion; CSV and TSV then hold that table.
            """,
        group: "Springs",
        examples: [
            Example("dashpot inspect 0.35,0.35", "a spring of duration 0.35 s and bounce 0.35"),
            Example(
                "dashpot inspect snappy --format csv | cut -d, -f1,4-10", "some columns of the data",
                output: """
                    label,duration_s,bounce,response_s,damping_ratio,mass,stiffness,damping
                    a,0.5,0.15,0.5,0.85,1,157.91367041742973,21.362830044410593

                    """),
            Example("dashpot inspect snappy --all", "every parameter and every metric"),
            Example("dashpot inspect press=.snappy release=.bouncy", "two, under their own names"),
            Example("dashpot inspect 'Spring(mass: 1, stiffness: 100, damping: 10)' --format json", "for a program"),
        ],
        positionals: { animations }
    ) {
        format
        DataOptions.json
        CommonOptions.all
        CommonOptions.precision
        DataOptions.plain
        DataOptions.delimiter
        CommonOptions.output
        CommonOptions.velocity
        CommonOptions.framesPerSecond
        CommonOptions.solver
        CommonOptions.properties.serving("what SwiftUI plays, with --solver swiftui")
        CommonOptions.control
    }

    /// What is looked at, and how it is written.
    struct Request {
        let named: [NamedAnimation]
        let inspection: Inspection
        /// What SwiftUI plays is told of these properties; nil for the exact motion alone.
        let moved: [(label: String, moved: MovedProperty)]?
        let format: TableFormat
        let style: DataStyle
        /// Whether people get the short answer.
        let isBrief: Bool
        let path: String
        let note: String?
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let named = try Subject.animations(try arguments[animations], command: "inspect")
        let path = try arguments[CommonOptions.output]
        let format = try DataOptions.format(format, &arguments, to: path)
        let showsFrames = try arguments[CommonOptions.solver].showsFrames
        let moves = showsFrames ? try MotionOptions.moves(&arguments, standard: PropertyMove.standard) : []
        let velocity = try MotionOptions.velocity(&arguments, of: named, along: moves)
        let control = try MotionOptions.control(&arguments, for: moves)
        let moved = named.flatMap { named in
            moves.map {
                (
                    named.label,
                    MovedProperty(
                        named.animation, $0, control: control, velocity: velocity)
                )
            }
        }
        let isBrief = try format == .text && !arguments[CommonOptions.all]
        return Request(
            named: named,
            inspection: Inspection(
                named.map(\.animation), velocity: velocity.travels(alongFirst: moves),
                framesPerSecond: try arguments[CommonOptions.framesPerSecond]),
            moved: showsFrames ? moved : nil, format: format,
            style: isBrief ? DataStyle() : try DataStyle(&arguments, in: format), isBrief: isBrief, path: path ?? "-",
            note: moves.first.flatMap(velocity.note))
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let report = InspectionReport(
            metrics: try InspectionTable.table(
                request.inspection, of: request.named, namesNearest: true, ascii: session.isASCII),
            played: try request.moved.map {
                try PlayedTable.table(of: $0, framesPerSecond: request.inspection.framesPerSecond)
            })
        request.named.warn(session)
        if let note = request.note { session.note(note) }
        var style = request.style.table(
            request.named.count < BriefAnswer.rowsFrom ? .transposed : .rows, session)
        if request.isBrief {
            style.layout = .rows
            style.notation = try .significant(3)
            let labels = request.named.map(\.label)
            let answer = BriefAnswer(
                named: request.named, inspection: request.inspection,
                sentences: request.inspection.findings(labels: labels).map(\.text),
                appendix: report.played?.formatted(as: .text, style: style) ?? "")
            let text = try answer.text(session)
            try ResultStream.write(to: request.path) { sink in try ResultStream.write(text, to: sink) }
            return .done
        }
        try ResultStream.write(to: request.path) { sink in
            try report.write(as: request.format, style: style, to: sink)
        }
        return .done
    }
}
