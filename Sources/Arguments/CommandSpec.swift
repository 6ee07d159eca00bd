/// A command: everything that help, completions, the man page and the parser know of it.
public struct CommandSpec: Sendable {
    /// What is typed after the tool's name.
    public let name: String
    /// What it does, in one line, without a full stop.
    public let summary: String
    /// More, in paragraphs parted by empty lines; lines that begin with two spaces stay as they are.
    public let discussion: String
    /// The heading it stands under in the tool's help.
    public let group: String
    /// The forms of the usage line after the command's name; empty for the one that follows from the arguments.
    public let synopses: [String]
    /// The positional arguments in order.
    public let positionals: [PositionalSpec]
    /// The options besides the tool's global ones.
    public let options: [OptionSpec]
    /// Examples to try.
    public let examples: [Example]
    /// The exit statuses in order.
    public let exitStatuses: [ExitStatus]

    /// A command.
    public init(
        _ name: String,
        summary: String,
        discussion: String = "",
        group: String = "Commands",
        synopses: [String] = [],
        examples: [Example] = [],
        exitStatuses: [ExitStatus] = [],
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
        self.positionals = positionals()
        self.options = options()
    }
}

/// A command line to try, and what it shows.
public struct Example: Sendable, Hashable {
    /// The whole line, the tool's name included.
    public let line: String
    /// What it shows, in one line.
    public let explanation: String
    /// What it prints to standard output, where a test compares it.
    public let output: String?

    /// An example.
    public init(_ line: String, _ explanation: String, output: String? = nil) {
        self.line = line
        self.explanation = explanation
        self.output = output
    }
}

/// An exit status and what it says.
public struct ExitStatus: Sendable, Hashable {
    /// The number.
    public let code: Int32
    /// What it says, in a sentence.
    public let meaning: String

    /// An exit status.
    public init(_ code: Int32, _ meaning: String) {
        self.code = code
        self.meaning = meaning
    }
}
