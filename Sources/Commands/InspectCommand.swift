import Analysis
import Arguments
import Reports

/// `inspect`: every parameter and metric of animations, a column each.
enum InspectCommand: Command {
    static let animations = Positional.some(
        "ANIMATION", Subject.animationFormat, help: "What to look at; @FILE or - reads a list, one a line.")
    static let format = Option(
        "format", .choice, default: TableFormat.text, help: "How the table is written.")

    static let spec = CommandSpec(
        "inspect", summary: "every parameter and every metric of animations",
        discussion: """
            One column an animation: its spring in every spelling, how it moves from 0 to 1, and when it ends by \
            every reckoning. A value that does not exist is "none", one that never comes "never"; in JSON both are null, in CSV \
            empty. With --solver swiftui a second table tells when SwiftUI stops animating each --property and how far its \
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
            Example("dashpot inspect press=.snappy release=.bouncy", "two, under their own names"),
            Example("dashpot inspect 'Spring(mass: 1, stiffness: 100, damping: 10)' --format json", "for a program"),
        ],
        positionals: { animations }
    ) {
        format
        CommonOptions.precision
        CommonOptions.output
        CommonOptions.velocity
        CommonOptions.framesPerSecond
        CommonOptions.solver
        CommonOptions.properties
        CommonOptions.control
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let named = try Subject.animations(try arguments[animations], command: "inspect")
        let inspection = Inspection(
            named.map(\.animation), velocity: try arguments[CommonOptions.velocity],
            framesPerSecond: try arguments[CommonOptions.framesPerSecond])
        let table = try InspectionTable.table(inspection, of: named, ascii: session.isASCII)
        named.warn(session)
        let precision = try arguments[CommonOptions.precision].map(NumberNotation.fixed)
        let style = TableStyle(
            dataNotation: precision ?? .shortest, notation: precision ?? .sixSignificantDigits, layout: .transposed,
            width: session.tableWidth, ascii: session.isASCII)
        let format = try arguments.tableFormat(format)
        let played = try arguments[CommonOptions.solver] == .exact ? nil : try playedTable(of: named, arguments)
        try ResultStream.write(to: try arguments[CommonOptions.output] ?? "-") { sink in
            try InspectionReport(metrics: table, played: played).write(as: format, style: style, to: sink)
        }
        return .done
    }

    /// When SwiftUI stops animating each property that the animations move.
    private static func playedTable(of named: [NamedAnimation], _ arguments: ParsedArguments) throws -> Table {
        let moves = try MotionOptions.moves(arguments, standard: PropertyMove.standard)
        return try PlayedTable.table(
            of: try named.flatMap { animation in
                try MotionOptions.moved(animation.animation, moves, arguments).map { (animation.label, $0) }
            }, framesPerSecond: try arguments[CommonOptions.framesPerSecond])
    }
}
