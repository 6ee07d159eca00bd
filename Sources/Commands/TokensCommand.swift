import Arguments
import Notation
import Reports
import Springs
import Words

/// `tokens`: the springs of a design-token file, as a table or as code, and whether generated code still says the same.
enum TokensCommand: Command {
    static let files = Positional.some(
        "FILE", .file(endings: ["json"]),
        help: "The token file, or - for standard input; behind it, with --check, generated files.")
    static let language = Option(
        "to", ValueFormat<TokenLanguage>.choice, help: "Write the tokens in this language."
    ).showingDefault("a table, or the language of -o's ending")
    static let check = Option.repeated(
        "check", .file(endings: TokenLanguage.allCases.map(\.ending)),
        help: "Exit 1 when this generated file differs from what the tokens say now, or a value from its spring.")
    static let format = Option("format", .choice, default: TableFormat.text, help: "How the table is written.")

    static let spec = CommandSpec(
        "tokens", summary: "the springs of a design-token file, and code made of them",
        discussion: """
            Reads files of the Design Tokens Community Group's format. A spring stands in $extensions under \
            \(TokenFile.springKey), as { "duration": 0.35, "bounce": 0.35 }, beside a transition for tools that know none; types \
            that end in spring, and transitions, are read as well. --to json writes the transitions anew and leaves everything \
            else in place. Generated files name the source and its hash in their first line.
            """,
        group: "Springs",
        examples: [
            Example(
                "echo '{\"a\": {\"$type\": \"spring\", \"$value\": \"snappy\"}}' | dashpot tokens -",
                "what is in a file"),
            Example(
                "echo '{\"a\": {\"$type\": \"spring\", \"$value\": \"snappy\"}}' | dashpot tokens - --to ts",
                "as TypeScript"),
        ],
        exitStatuses: [.done, .failed, .refused],
        positionals: { files }
    ) {
        language
        check
        format
        DataOptions.json
        CommonOptions.output
    }

    /// The tokens, and what is made of them.
    struct Request {
        let file: TokenFile
        /// The name of the source in what is written.
        let name: String
        let answer: Answer
        let path: String
    }

    /// What is made of the tokens.
    enum Answer {
        case table(TableFormat)
        case code(TokenLanguage)
        /// Whether these files say what the tokens say.
        case check([String])
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let paths = try arguments[files]
        let generated = try arguments[check]
        guard let path = paths.first, paths.count == 1 || !generated.isEmpty else {
            throw TokensError.several(paths[1])
        }
        let file = try TokenFile(try InputFile.text(at: path), file: path == "-" ? "standard input" : path)
        let name = path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "tokens")
        if !generated.isEmpty {
            return Request(file: file, name: name, answer: .check(generated + paths.dropFirst()), path: "-")
        }
        let output = try arguments[CommonOptions.output]
        let answer: Answer
        if let language = try wanted(&arguments, output ?? "-") {
            answer = .code(language)
        } else {
            answer = .table(try DataOptions.format(format, &arguments, to: output))
        }
        return Request(file: file, name: name, answer: answer, path: output ?? "-")
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let file = request.file
        for token in file.tokens { for note in token.notes { session.note("\(token.name): \(note)") } }
        let findings = file.tokens.flatMap(\.findings)
        for finding in findings { session.note(finding) }
        var results = Results()
        switch request.answer {
        case .check(let generated):
            let hasDrifted = try generated.map { try drift(of: $0, file, request.name, session) }.contains(true)
            return hasDrifted || !findings.isEmpty ? .failed : .done
        case .code(let language):
            let written = file.text(in: language, source: request.name)
            for note in written.notes { session.note(note) }
            results.add(Array(written.text.utf8), at: request.path)
        case .table(let format):
            let style = TableStyle(width: session.tableWidth, ascii: session.isASCII)
            results.add(Array(try table(of: file).formatted(as: format, style: style).utf8), at: request.path)
        }
        try results.deliver(session)
        return .done
    }

    /// The language asked for, by name or by the ending of the output; JSON's ending alone means the table.
    private static func wanted(_ arguments: inout ArgumentReader, _ output: String) throws -> TokenLanguage? {
        let ending = output == "-" ? nil : TokenLanguage.of(file: output)
        guard let named = try arguments[language] else { return ending == .json ? nil : ending }
        if let ending, ending != named { throw TokensError.contradiction(language: named.rawValue, file: output) }
        return named
    }

    /// Whether a generated file says something else than the tokens do now.
    private static func drift(
        of path: String, _ file: TokenFile, _ source: String, _ session: Session
    ) throws -> Bool {
        guard let language = TokenLanguage.of(file: path) else { throw TokensError.unknownLanguage(path) }
        let now = file.text(in: language, source: source).text.split(separator: "\n", omittingEmptySubsequences: false)
        let then = try InputFile.text(at: path).split(separator: "\n", omittingEmptySubsequences: false)
        // The first line is the header: an edit of the tokens that changes no code changes it as well.
        guard
            let line = (0..<max(now.count, then.count)).first(where: { index in
                index >= now.count || index >= then.count || now[index] != then[index]
            })
        else { return false }
        let cause =
            then.first.map { $0.contains(file.hash) } ?? false
            ? "it was edited by hand" : "the tokens have changed since it was made"
        session.note(
            "\(path):\(line + 1): differs from what \(source) says now: \(cause); write it anew with --to \(language.rawValue)"
        )
        return true
    }

    private static func table(of file: TokenFile) throws -> Table {
        var table = try Table(columns: [
            Column("token", title: "token", alignment: .leading),
            Column("swiftui", title: "SwiftUI", alignment: .leading),
            Column("duration_s", title: "duration", unit: .milliseconds), Column("bounce", title: "bounce"),
            Column("settling_time_0_1_percent_s", title: "settled, 0.1 %", unit: .milliseconds),
            Column("line", title: "line"),
        ])
        for token in file.tokens {
            let spring = token.animation.springBase
            let settled = spring.flatMap { SpringMotion($0).settlingTime(within: 0.001) }
            var duration = spring?.duration
            if case .timingCurve(_, let seconds) = token.animation.base { duration = seconds }
            try table.append([
                .text(token.name), .text(SwiftUINotation.text(for: token.animation)), .number(duration),
                .number(spring?.bounce), .number(settled ?? (spring == nil ? duration : nil)),
                .integer(token.position.line),
            ])
        }
        return table
    }
}

/// Why tokens were not written.
enum TokensError: Error, Hashable, CustomStringConvertible {
    case several(String)
    case unknownLanguage(String)
    case contradiction(language: String, file: String)

    var description: String {
        switch self {
        case .several(let path):
            "tokens reads one file; leave \(quoted(path)) out, or write --check before generated files"
        case .unknownLanguage(let path):
            "the ending of \(quoted(path)) names no language of generated tokens; known are "
                + TokenLanguage.allCases.map { ".\($0.ending)" }.listed()
        case .contradiction(let language, let file):
            "--to \(language) does not go with \(quoted(file)); leave --to out, or give the file another ending"
        }
    }
}
