/// The whole command line: the table that the parser, the help, the completions and the man page are made from.
package struct ToolSpec: Sendable {
    /// What is typed.
    package let name: String
    /// The version `--version` answers.
    package let version: String
    /// What it is, in one line, without a full stop.
    package let summary: String
    /// More, in paragraphs parted by empty lines; lines that begin with two spaces stay as they are.
    package let discussion: String
    /// The commands; headings come in the order of their first command. `help` is added by itself, last.
    package let commands: [CommandSpec]
    /// The options every command takes. `--help` and `--version` are added by themselves, last.
    package let globalOptions: [OptionSpec]
    /// Examples to begin with.
    package let examples: [Example]
    /// The exit statuses of commands that state none of their own.
    package let exitStatuses: [ExitStatus]
    /// What help explains beside the commands.
    package let topics: [HelpTopic]
    /// What people type first for something that goes by another name.
    package let guesses: [FirstGuess]
    /// The command that a first word stands for without naming it, such as an animation; nil where it stands for none.
    package let implied: @Sendable (_ first: String) -> String?
    /// Words that ``implied`` knows, for did-you-mean.
    package let impliedWords: [String]

    /// A tool.
    package init(
        _ name: String,
        version: String,
        summary: String,
        discussion: String = "",
        examples: [Example] = [],
        exitStatuses: [ExitStatus] = [],
        topics: [HelpTopic] = [],
        guesses: [FirstGuess] = [],
        implied: @escaping @Sendable (_ first: String) -> String? = { _ in nil },
        impliedWords: [String] = [],
        commands: [CommandSpec],
        @OptionList globalOptions: () -> [OptionSpec] = { [] }
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.exitStatuses = exitStatuses
        self.topics = topics
        self.guesses = guesses
        self.implied = implied
        self.impliedWords = impliedWords
        let declared = globalOptions()
        let heading = declared.last?.group ?? "Options"
        self.globalOptions =
            declared
            + OptionSpec.group(heading) {
                Self.help
                Self.showVersion
            }
        self.commands = commands + [Self.helpCommand(after: commands, topics: topics)]
    }

    static let help = Option.flag("help", short: "h", help: "Show this help.")
    static let showVersion = Option.flag("version", help: "Show the version.")
    static let helpTopic = Positional.any("COMMAND", .word("COMMAND", "a command's name"), help: "")

    private static func helpCommand(after commands: [CommandSpec], topics: [HelpTopic]) -> CommandSpec {
        let names = commands.map(\.name) + ["help"] + topics.map(\.name)
        let beside = topics.isEmpty ? "" : ", or " + topics.map(\.name).joined(separator: " or ")
        let topic = Positional.any(
            helpTopic.spec.name, .word("COMMAND", "a command's name\(beside)").completing(.words(names)),
            help: "The command to explain, with its action where it has some\(beside); without one, the whole tool.")
        return CommandSpec(
            "help", summary: topics.isEmpty ? "explain a command" : "explain a command\(beside)",
            group: commands.last?.group ?? "Commands", positionals: { topic })
    }

    /// Every command and every action, each after the command it belongs to: all that has a page of help.
    package var pages: [CommandSpec] {
        commands.flatMap { [$0] + $0.actions }
    }

    /// The command of this name.
    package func command(_ name: String) -> CommandSpec? {
        commands.first { $0.name == name }
    }

    /// Every option a command takes, its own first.
    package func options(of command: CommandSpec) -> [OptionSpec] {
        command.options + globalOptions
    }
}
