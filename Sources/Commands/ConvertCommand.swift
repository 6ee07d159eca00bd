import Analysis
import Arguments
import Notation
import Reports
import Springs

/// `convert`: code for other ecosystems, with the deviation that each will really play.
enum ConvertCommand: Command {
    static let animations = Positional.any(
        "ANIMATION", Subject.animationFormat, help: "What to convert; @FILE or - reads a list, one a line.")
    static let targets = Option(
        "to", TargetChoice.format, help: "What to write: ids with commas between them, or all.")
    static let list = Option.flag("list", help: "Print the targets and what each can hold.")
    static let error = Option(
        "error", .fraction(.within(ConversionLimits.errors)), default: 0.001,
        help: "The largest vertical error of sampled curves, in parts of the travel.")
    static let travel = Option(
        "travel", ConversionLimits.travel, help: "The distance that is travelled, to give deviations in points too.")
    static let strict = Option(
        "strict", ConversionLimits.strictness,
        help: "Exit 1 when a target is not exact, or with a limit when it is further off than that."
    ).alone(meaning: "exact")
    static let bare = Option.flag("bare", help: "Only the value: linear(…) 577ms instead of a block of CSS.")
    static let format = Option("format", .choice, default: ConversionFormat.text, help: "How the answer is written.")

    static let spec = CommandSpec(
        "convert", summary: "the same spring in other ecosystems' words",
        discussion: """
            For one target standard output is exactly the code to paste, and what is lost goes to standard error; for several \
            each has a block. The deviation is that of the curve which the target will really play: its own stepping, \
            clamps, rounding and end, at 60 Hz where that matters, against the exact spring.
            """,
        group: "Springs",
        examples: [
            Example(
                "dashpot convert 0.35,0.35 --to compose", "for Jetpack Compose",
                output: "spring(dampingRatio = 0.65f, stiffness = 322.2728f, visibilityThreshold = 0.001f)\n"),
            Example(
                "dashpot convert 0.12,0 --to css --bare --error 1%", "a CSS easing and its duration"),
            Example("dashpot convert press=0.12,0 release=0.35,0.35 --to all --travel 18pt", "everything, with losses"),
            Example("dashpot convert snappy --to motion,reanimated --strict", "exit 1 unless both are exact"),
        ],
        exitStatuses: [.done, .failed, .refused],
        positionals: { animations }
    ) {
        targets
        list
        error
        travel
        strict
        bare
        format
        CommonOptions.output
    }

    /// What is asked: the list of targets, or code.
    struct Request {
        let question: Question
        let format: ConversionFormat
        let path: String
    }

    /// What is asked.
    enum Question {
        case list
        case code(named: [NamedAnimation], targets: [Target], WritingStyle, travel: Double?, Strictness?)
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let words = try arguments[animations]
        let question: Question
        if try arguments[list] {
            guard words.isEmpty else { throw ConversionError.nothingToConvertWithList(words[0]) }
            question = .list
        } else {
            guard !words.isEmpty else { throw ConversionError.noAnimation }
            guard let targets = try arguments[targets] else { throw ConversionError.noTarget }
            question = .code(
                named: try Subject.animations(words, command: "convert"), targets: targets,
                WritingStyle(error: try arguments[error], isBare: try arguments[bare]),
                travel: try arguments[travel], try arguments[strict])
        }
        return Request(
            question: question, format: try arguments[format], path: try arguments[CommonOptions.output] ?? "-")
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        var results = Results()
        guard case .code(let named, let targets, let style, let travel, let strictness) = request.question else {
            results.add(Array(try TargetList.text(as: request.format, session).utf8), at: request.path)
            try results.deliver(session)
            return .done
        }
        named.warn(session)
        let conversion = Conversion(
            Conversion.Request(
                named.map { ($0.label, $0.animation) }, to: targets, style: style,
                namesByLabel: named.count > 1 || named.contains(where: \.isLabelled)))
        let report = ConversionReport(conversion, travel: travel, isSingle: named.count * targets.count == 1)
        if request.format == .text, let only = conversion.results.first, report.isSingle {
            // Nothing to paste is no result.
            if only.code == nil {
                throw ConversionError.unavailable(target: only.target.title, reason: only.reason ?? "")
            }
            for note in report.notes(of: only) { session.note(note) }
        }
        results.add(Array(try report.text(as: request.format, session).utf8), at: request.path)
        try results.deliver(session)
        guard let strictness else { return .done }
        let broken = conversion.results.filter { !strictness.accepts($0) }
        for result in broken { session.note(report.breach(result, of: strictness)) }
        return broken.isEmpty ? .done : .failed
    }
}
