/// A command's options and positional arguments as they were given, checked against its declarations.
package struct ParsedArguments: Sendable, Hashable {
    /// The command with the tool's name before: `dashpot inspect`.
    package internal(set) var command: String
    /// Every positional word in order.
    package internal(set) var positionals: [String] = []
    /// What is odd about words that could be read, in sentences.
    package internal(set) var remarks: [String] = []
    /// By the options' first long names.
    var given: [String: [Occurrence]] = [:]
    /// By the positional arguments' names.
    var assigned: [String: [String]] = [:]

    /// An option's value; its default, `nil`, or nothing where it was not given.
    ///
    /// Throws only for a required option that the command does not declare: the parser has checked the others.
    package subscript<Value>(option: Option<Value>) -> Value {
        get throws(UsageError) { try option.read(given[option.spec.name] ?? []) }
    }

    /// A positional argument's value.
    ///
    /// Throws only for one that the command does not declare: the parser has checked the others.
    package subscript<Value>(argument: Positional<Value>) -> Value {
        get throws(UsageError) { try argument.read(assigned[argument.spec.name] ?? [], command) }
    }

    /// Whether an option was given, in whatever spelling.
    package func isGiven<Value>(_ option: Option<Value>) -> Bool {
        given[option.spec.name] != nil
    }

    /// How an option was spelled the last time it was given, for messages about it: `-o`.
    package func spelling<Value>(of option: Option<Value>) -> String {
        given[option.spec.name]?.last?.spelling ?? "--" + option.spec.name
    }

    /// The command line that means the same: the words in order, then the options by their names, quoted for a shell.
    ///
    /// - Parameter names: the options that are left out.
    package func commandLine(without names: Set<String> = []) -> String {
        var words = positionals
        for (name, occurrences) in given.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
            for occurrence in occurrences {
                switch occurrence.content {
                case .on: words.append("--\(name)")
                case .off: words.append("--no-\(name)")
                // A value that begins with a dash would be taken for an option.
                case .word(let word): words += word.hasPrefix("-") ? ["--\(name)=\(word)"] : ["--\(name)", word]
                }
            }
        }
        return ([command] + words.map(Shell.bash.wordIfNeeded)).joined(separator: " ")
    }

    /// Whether the flag of this long name was given, and not turned off; its default is known to its constant alone.
    package func flag(_ name: String) -> Bool {
        given[name]?.last?.content == .on
    }

    /// The last value of the option of this long name.
    package func value(_ name: String) -> String? {
        given[name]?.last?.word
    }

    /// Every value of the option of this long name, in order.
    package func values(_ name: String) -> [String] {
        given[name]?.compactMap(\.word) ?? []
    }
}

/// What a command line asks for.
package enum Invocation: Sendable {
    /// A command with its arguments.
    case run(CommandSpec, ParsedArguments)
    /// The help on something, with the tool's own options.
    case help(HelpSubject, ParsedArguments)
    /// The version.
    case version
}

/// What help explains.
package enum HelpSubject: Sendable {
    /// The whole tool.
    case tool
    /// A command.
    case command(CommandSpec)
    /// Something beside the commands.
    case topic(HelpTopic)
}
