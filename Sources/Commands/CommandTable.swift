import Arguments
import Notation
import Scenes
import Terminal
import Words

/// The tool: its commands, in the order of the help, and how a command line is run.
package enum CommandTable {
    /// The version `--version` answers.
    static let version = "0.1.0"

    /// The commands by name, in the order of the help.
    static var commands: [(name: String, command: any Command.Type)] {
        [
            ("inspect", InspectCommand.self), ("compare", CompareCommand.self), ("tune", TuneCommand.self),
            ("plot", PlotCommand.self), ("csv", CSVCommand.self), ("scene list", SceneListCommand.self),
            ("scene show", SceneShowCommand.self), ("scene new", SceneNewCommand.self),
            ("scene run", SceneRunCommand.self), ("film", FilmCommand.self), ("convert", ConvertCommand.self),
            ("tokens", TokensCommand.self),
            ("fit", FitCommand.self), ("solve", SolveCommand.self), ("sweep", SweepCommand.self),
            ("batch", BatchCommand.self),
            ("completions", CompletionsCommand.self),
        ]
    }

    /// The table that the parser, help, completions and manual page are made from.
    static var tool: ToolSpec { tool(commands.map { $0.command.spec }) }

    /// The commands with the actions of one family under it.
    private static func grouped(_ specs: [CommandSpec]) -> [CommandSpec] {
        let actions = specs.filter { $0.name.hasPrefix(SceneFamily.name + " ") }
        guard let first = specs.firstIndex(where: { $0.name == actions.first?.name }) else { return specs }
        return specs[..<first] + [SceneFamily.spec(actions)] + specs[(first + actions.count)...]
    }

    /// The table with some of the commands: making all of it takes longer than starting the process.
    private static func tool(_ specs: [CommandSpec]) -> ToolSpec {
        ToolSpec(
            "dashpot", version: version, summary: "what an animation spring does, exactly and as SwiftUI plays it",
            discussion: """
                Give an animation in SwiftUI's words, '.spring(duration: 0.35, bounce: 0.35)', or in short, 0.35,0.35 \
                (duration, bounce), or by a preset's name, snappy, or as pasted from \
                \(Ecosystem.titles(but: [.swiftUI, .short])). Results go to standard output, notes and warnings to \
                standard error.
                """,
            examples: [
                Example("dashpot inspect snappy", "every parameter and metric of a spring"),
                Example("dashpot compare 0.12,0 0.35,0.35", "a press spring beside its release"),
                Example("dashpot plot press-scale -o press.png", "a button's chart"),
            ],
            exitStatuses: [.done, .refused], topics: [.animation, .metrics], guesses: FirstGuess.known,
            implied: { SubjectWord($0).isSubject ? InspectCommand.spec.name : nil },
            impliedWords: Vocabulary.presets + Gallery.all.map(\.name), commands: grouped(specs)
        ) {
            CommonOptions.everywhere
        }
    }

    /// Runs a command line as the system gives it, the tool's name first, and answers the exit status.
    package static func run(
        count: Int32, vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32 {
        FileDescriptor.keepStandardNumbers()
        Interruption.ignoreClosedPipes()
        MemoryLimit.prepare()
        do {
            return try run(Array(CommandWords.read(count: count, vector: vector).dropFirst()))
        } catch {
            complain(error)
            return 2
        }
    }

    /// Says on standard error why something could not be done.
    static func complain(_ error: any Error) { complain(explanation(of: error)) }

    private static func complain(_ sentence: String, ascii: Bool = false) {
        try? FileDescriptor.standardError.write(SpokenText.line(sentence, ascii: ascii))
    }

    private static func run(_ words: [String]) -> Int32 {
        do {
            guard words != ["--version"] else { return try answerVersion() }
            let named = commands.filter { $0.name.split(separator: " ").first.map(String.init) == words.first }
            let tool = named.isEmpty ? Self.tool : Self.tool(named.map { $0.command.spec })
            switch try tool.parse(words) {
            case .version:
                return try answerVersion()
            case .help(let subject, let arguments):
                let session = try Session(arguments)
                let text = HelpScreen(width: session.helpWidth, style: session.isColored ? .bold : .plain)
                    .text(of: subject, in: tool)
                try session.print(session.isASCII ? text.spelledInASCII : text)
            case .run(let spec, let arguments):
                let session = try Session(arguments)
                for remark in arguments.remarks { session.note(remark) }
                guard let named = commands.first(where: { $0.name == spec.name }) else { return 2 }
                return try named.command.execute(arguments, session).status
            }
            return 0
        } catch OutputError.closedPipe {
            return 0
        } catch {
            var sentence = explanation(of: error)
            if case UsageError.missingArgument = error, FileDescriptor.standardInput.holdsInput {
                sentence += "; something is on standard input: add - to read it"
            }
            complain(sentence, ascii: words.contains("--ascii"))
            return 2
        }
    }

    private static func answerVersion() throws(OutputError) -> Int32 {
        try FileDescriptor.standardOutput.write("dashpot \(version)\n")
        return 0
    }
}
