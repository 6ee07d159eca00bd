import Arguments
import Terminal

/// The tool: its commands, in the order of the help, and how a command line is run.
public enum CommandTable {
    /// The version `--version` answers.
    static let version = "0.1.0"

    private static var commands: [any Command.Type] {
        [
            InspectCommand.self, CompareCommand.self, PlotCommand.self, CSVCommand.self, SceneCommand.self,
            CompletionsCommand.self,
        ]
    }

    /// The table that the parser, help, completions and manual page are made from.
    static var tool: ToolSpec {
        ToolSpec(
            "dashpot", version: version, summary: "what an animation spring does, exactly and as SwiftUI plays it",
            discussion: """
                Give an animation in SwiftUI's words, '.spring(duration: 0.35, bounce: 0.35)', or in short, 0.35,0.35 \
                (duration, bounce), or by a preset's name, snappy. Results go to standard output, notes and warnings to \
                standard error.
                """,
            examples: [
                Example("dashpot inspect snappy", "every parameter and metric of a spring"),
                Example("dashpot compare 0.12,0 0.35,0.35", "a press spring beside its release"),
                Example("dashpot plot press-scale -o press.png", "a button's chart"),
            ],
            exitStatuses: [.done, .checkFailed, .refused], commands: commands.map { $0.spec }
        ) {
            CommonOptions.everywhere
        }
    }

    /// Runs a command line, the tool's name first, and answers the exit status.
    public static func run(_ words: [String]) -> Int32 {
        Interruption.ignoreClosedPipes()
        let tool = tool
        do {
            switch try tool.parse(Array(words.dropFirst())) {
            case .version:
                try FileDescriptor.standardOutput.write("dashpot \(version)\n")
            case .help(let command):
                let columns = TerminalSize.of(fileDescriptor: 1)?.columns ?? 80
                let style: HelpScreen.Style = ColorChoice.auto.applies(to: .standardOutput) ? .bold : .plain
                try FileDescriptor.standardOutput.write(
                    HelpScreen(width: min(columns, 100), style: style).text(of: command, in: tool))
            case .run(let spec, let arguments):
                let session = try Session(arguments)
                guard let command = commands.first(where: { $0.spec.name == spec.name }) else { return 2 }
                return try command.run(arguments, session) == .done ? 0 : 1
            }
            return 0
        } catch OutputError.closedPipe {
            return 0
        } catch {
            try? FileDescriptor.standardError.write("dashpot: \(explanation(of: error))\n")
            return 2
        }
    }
}
