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
            One column an animation: its spring in every spelling, how it moves from 0 to 1, and when it ends by five \
            reckonings. A value that does not exist is "none", one that never comes "never"; in JSON both are null, in CSV \
            empty.
            """,
        group: "Springs",
        examples: [
            Example("dashpot inspect 0.35,0.35", "a spring of duration 0.35 s and bounce 0.35"),
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
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let named = try Subject.animations(try arguments[animations], command: "inspect")
        let velocity = try arguments[CommonOptions.velocity]
        let rate = try arguments[CommonOptions.framesPerSecond]
        let inspections = try named.map { try Inspection($0, velocity: velocity, framesPerSecond: rate) }
        for animation in named { animation.warn(session) }
        let table = try InspectionTable.table(of: inspections)
        let precision = try arguments[CommonOptions.precision].map(NumberNotation.fixed)
        let style = TableStyle(
            dataNotation: precision ?? .shortest, notation: precision ?? .sixSignificantDigits, layout: .transposed,
            width: session.tableWidth, ascii: session.isASCII)
        let format = try arguments[format]
        try ResultStream.write(to: try arguments[CommonOptions.output] ?? "-") { sink in
            try table.write(as: format, style: style, to: sink)
        }
        return .done
    }
}
