import Analysis
import Arguments
import Reports
import Springs

/// `solve`: springs that have the numbers asked for.
enum SolveCommand: Command {
    static let like = Option(
        "like", ValueFormat<String>.word("ANIMATION", "a spring"),
        help: "Fills what is missing: the bounce of this spring beside a time, its duration beside a shape.")
    static let mass = Option("mass", .number(.above(0)), default: 1, help: "The mass of the springs, in kg.")
    static let format = Option("format", .choice, default: TableFormat.text, help: "How the springs are written.")

    static let spec = CommandSpec(
        "solve", summary: "springs that have the numbers asked for",
        discussion: """
            Two numbers fix a spring, one where --like gives the rest. Some pairs are met by several springs, since a \
            settling time jumps where a swing enters its band: all are listed, the shortest duration first. Where there is \
            none the exit status is 1, and the reason and the nearest spring stand on standard error.
            """,
        group: "Springs",
        examples: [
            Example(
                "dashpot solve --overshoot 10% --settle 400ms@1% --json --precision 6 | grep -E '\"(duration_s|bounce)\"'",
                "a tenth beyond the target, and within 1 % of it after 0.4 s",
                output: """
                        "duration_s": 0.403830,
                        "bounce": 0.408845,

                    """),
            Example("dashpot solve --settle 300ms --like snappy", "a snappy that settles in 0.3 s"),
            Example("dashpot solve --stiffness 170 --damping 26", "one spelling from another"),
            Example("dashpot solve --peak 200ms --settle 450ms", "two times"),
        ],
        exitStatuses: [.done, ExitStatus(1, "No spring has the numbers asked for."), .refused],
        positionals: {}
    ) {
        SpringWishes.all
        OptionSpec.group("What is given") {
            mass
            CommonOptions.velocity
            like
        }
        format
        DataOptions.json
        CommonOptions.precision
        DataOptions.plain
        DataOptions.delimiter
        CommonOptions.output
    }

    /// What is asked for, what is given, and how the springs are written.
    struct Request {
        let solving: Solving
        let format: TableFormat
        let style: DataStyle
        let path: String
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let path = try arguments[CommonOptions.output]
        let format = try DataOptions.format(format, &arguments, to: path)
        let like = try arguments[like].map { try SolvedSprings.spring(of: $0, option: "--like") }
        let solving = Solving(
            try SpringWishes.given(&arguments), like: like,
            mass: try arguments.isGiven(mass) ? try arguments[mass] : like?.mass ?? 1,
            velocity: try arguments[CommonOptions.velocity].travels(alongFirst: []))
        return Request(
            solving: solving, format: format, style: try DataStyle(&arguments, in: format), path: path ?? "-")
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let answer = try request.solving.answer()
        for note in answer.notes { session.note(note) }
        if let refusal = answer.solver.refusal { session.note(refusal.words) }
        let springs = try SolvedSprings(answer, ascii: session.isASCII)
        try ResultStream.write(to: request.path) { sink in
            try springs.write(as: request.format, style: request.style.table(.transposed, session), to: sink)
        }
        return answer.solver.springs.isEmpty ? .failed : .done
    }
}
