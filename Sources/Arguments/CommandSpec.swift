/// A command: everything that help, completions, the man page and the parser know of it.
package struct CommandSpec: Sendable {
    /// What is typed after the tool's name: `csv`, or `scene run` for an action of a command.
    package let name: String
    /// What it does, in one line, without a full stop.
    package let summary: String
    /// More, in paragraphs parted by empty lines; lines that begin with two spaces stay as they are.
    package let discussion: String
    /// The heading it stands under in the tool's help.
    package let group: String
    /// The forms of the usage line after the command's name; empty for the one that follows from the arguments.
    package let synopses: [String]
    /// The commands of a second word, such as `run` of `scene`; a command with actions does nothing without one.
    package let actions: [CommandSpec]
    /// The positional arguments in order; the action's word for a command with actions.
    package let positionals: [PositionalSpec]
    /// The options besides the tool's global ones.
    package let options: [OptionSpec]
    /// Examples to try.
    package let examples: [Example]
    /// The exit statuses in order.
    package let exitStatuses: [ExitStatus]

    /// A command.
    package init(
        _ name: String,
        summary: String,
        discussion: String = "",
        group: String = "Commands",
        synopses: [String] = [],
        examples: [Example] = [],
        exitStatuses: [ExitStatus] = [],
        actions: [CommandSpec] = [],
        @PositionalList positionals: () -> [PositionalSpec] = { [] },
        @OptionList options: () -> [OptionSpec] = { [] }
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.group = group
        self.synopses = synopses
        self.examples = examples
        self.exitStatuses = exitStatuses
        self.actions = actions
        self.positionals = actions.isEmpty ? positionals() : [Self.action(of: actions).spec]
        self.options = options()
    }

    /// The last word of the name: `run` of `scene run`.
    package var word: String { name.split(separator: " ").last.map(String.init) ?? name }

    private static func action(of actions: [CommandSpec]) -> Positional<String> {
        Positional("ACTION", .choice(actions.map { ($0.word, $0.word) }), help: "What to do.")
    }
}

/// A command line to try, and what it shows.
package struct Example: Sendable, Hashable {
    /// The whole line, the tool's name included.
    package let line: String
    /// What it shows, in one line.
    package let explanation: String
    /// What it prints to standard output, where a test compares it.
    package let output: String?

    /// An example.
    package init(_ line: String, _ explanation: String, output: String? = nil) {
        self.line = line
        self.explanation = explanation
        self.output = output
    }
}

/// An exit status and what it says.
package struct ExitStatus: Sendable, Hashable {
    /// The number.
    package let code: Int32
    /// What it says, in a sentence.
    package let meaning: String

    /// An exit status.
    package init(_ code: Int32, _ meaning: String) {
        self.code = code
        self.meaning = meaning
    }
}
