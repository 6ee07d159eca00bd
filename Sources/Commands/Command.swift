import Arguments

/// A command of the tool: what it is called and takes, what it asks, and what it does with the answer.
protocol Command {
    /// What is asked, with everything the command line says turned into values.
    associatedtype Request

    /// What help, completions, the manual page and the parser know of it.
    static var spec: CommandSpec { get }

    /// Reads the command line, and of it only what has an effect: whatever was given and is not read is refused.
    ///
    /// - Throws: ``UsageError``, ``InputError`` or whatever sentence explains why it cannot be asked.
    static func request(_ arguments: inout ArgumentReader) throws -> Request

    /// Does the work. Everything that can be refused is refused before the first byte is written.
    ///
    /// - Returns: whether what the command checks holds.
    /// - Throws: ``OutputError`` or whatever sentence explains why it could not be done.
    static func run(_ request: Request, _ session: Session) throws -> Outcome

    /// Reads the command line and does the work.
    static func execute(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome
}

extension Command {
    static func execute(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        try run(try request(from: arguments), session)
    }

    /// The request of a command line that changes something with every option it gives.
    ///
    /// - Parameter effective: options that have an effect whatever the request is.
    static func request(from arguments: ParsedArguments, effective: [OptionSpec] = []) throws -> Request {
        var reader = ArgumentReader(arguments, of: spec, everywhere: CommonOptions.everywhere + effective)
        let request = try request(&reader)
        try reader.refuseUnread()
        return request
    }
}

/// A command whose results are made anew with `--watch` whenever a file that it reads changes.
protocol WatchingCommand: Command {
    /// What the request makes.
    static func results(of request: Request, _ session: Session) throws -> Results
}

extension WatchingCommand {
    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        try results(of: request, session).deliver(session)
        return .done
    }

    static func execute(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let watchOption = CommonOptions.watch.spec
        guard arguments.flag(watchOption.name) else { return try run(try request(from: arguments), session) }
        func ask() throws -> Request { try request(from: arguments, effective: [watchOption]) }
        try Watch(words: arguments.positionals).run(session) { try results(of: try ask(), session) }
        return .done
    }
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
