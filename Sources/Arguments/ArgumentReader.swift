/// A command's arguments at its door: hands out their values, and remembers which were asked for.
///
/// A command reads only the options that have an effect on what is asked of it, so whatever was given and not read would
/// have changed nothing: ``refuseUnread()`` names it. A command that reads what it never declared is refused as well, by
/// ``UsageError/undeclared(_:command:)``, for the value would always be the default.
package struct ArgumentReader: Sendable {
    private let arguments: ParsedArguments
    private let options: [OptionSpec]
    private let positionals: [PositionalSpec]
    private var read: Set<String>

    /// The arguments of a command.
    ///
    /// - Parameter everywhere: the options that every command takes; they count as read.
    package init(_ arguments: ParsedArguments, of command: CommandSpec, everywhere: [OptionSpec] = []) {
        self.arguments = arguments
        options = command.options + everywhere
        positionals = command.positionals
        read = Set(everywhere.map(\.name))
    }

    /// An option's value; its default, `nil`, or nothing where it was not given.
    package subscript<Value>(option: Option<Value>) -> Value {
        mutating get throws(UsageError) {
            try take(option)
            return try arguments[option]
        }
    }

    /// A positional argument's value.
    package subscript<Value>(argument: Positional<Value>) -> Value {
        get throws(UsageError) {
            guard positionals.contains(where: { $0.name == argument.spec.name }) else {
                throw .undeclared(argument.spec.name, command: arguments.command)
            }
            return try arguments[argument]
        }
    }

    /// How often an option was given; that it was given then counts as read.
    package mutating func count<Value>(of option: Option<Value>) throws(UsageError) -> Int {
        try take(option)
        return arguments.given[option.spec.name]?.count ?? 0
    }

    /// Whether an option was given; that it was given then counts as read.
    package mutating func isGiven<Value>(_ option: Option<Value>) throws(UsageError) -> Bool {
        try count(of: option) > 0
    }

    /// How an option was spelled the last time it was given, for messages about it: `-o`.
    package func spelling<Value>(of option: Option<Value>) -> String { arguments.spelling(of: option) }

    /// Refuses the options that were given and not read.
    package func refuseUnread() throws(UsageError) {
        for option in options where !read.contains(option.name) {
            guard let given = arguments.given[option.name]?.last else { continue }
            throw .withoutEffect(given.spelling, purpose: option.purpose)
        }
    }

    private mutating func take<Value>(_ option: Option<Value>) throws(UsageError) {
        guard options.contains(where: { $0.name == option.spec.name }) else {
            throw .undeclared("--" + option.spec.name, command: arguments.command)
        }
        read.insert(option.spec.name)
    }
}
