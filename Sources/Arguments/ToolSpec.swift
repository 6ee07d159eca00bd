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

    /// A tool.
    package init(
        _ name: String,
        version: String,
        summary: String,
        discussion: String = "",
        examples: [Example] = [],
        exitStatuses: [ExitStatus] = [],
        commands: [CommandSpec],
        @OptionList globalOptions: () -> [OptionSpec] = { [] }
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.exitStatuses = exitStatuses
        let declared = globalOptions()
        let heading = declared.last?.group ?? "Options"
        self.globalOptions =
            declared
            + OptionSpec.group(heading) {
                Self.help
                Self.showVersion
            }
        self.commands = commands + [Self.helpCommand(after: commands)]
    }

    static let help = Option.flag("help", short: "h", help: "Show this help.")
    static let showVersion = Option.flag("version", help: "Show the version.")
    static let helpTopic = Positional.optional(
        "COMMAND", .word("COMMAND", "a command's name"), help: "The command to explain; without one, the whole tool.")

    private static func helpCommand(after commands: [CommandSpec]) -> CommandSpec {
        let names = commands.map(\.name) + ["help"]
        let topic = Positional.optional(
            helpTopic.spec.name, .word("COMMAND", "a command's name").completing(.words(names)),
            help: helpTopic.spec.help)
        return CommandSpec(
            "help", summary: "explain a command", group: commands.last?.group ?? "Commands",
            positionals: { topic })
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
