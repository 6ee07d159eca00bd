import Arguments

/// A command of the tool: what it is called and takes, and what it does.
protocol Command {
    /// What help, completions, the manual page and the parser know of it.
    static var spec: CommandSpec { get }

    /// Does the work. Everything that can be refused is refused before the first byte is written.
    ///
    /// - Returns: whether what the command checks holds.
    /// - Throws: ``UsageError``, ``OutputError`` or whatever sentence explains why it could not be done.
    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome
}

/// How a command ends when it could do its work.
enum Outcome {
    /// Done; what was checked holds.
    case done
    /// Done; a budget is exceeded or two things differ.
    case failed
    /// Given up by a person.
    case interrupted

    /// The exit status.
    var status: Int32 {
        switch self {
        case .done: 0
        case .failed: 1
        case .interrupted: 130
        }
    }
}
