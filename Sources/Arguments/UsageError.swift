import Words

/// A command line that cannot be understood.
///
/// Options are spelled as the user wrote them, commands with the tool's name before (`dashpot inspect`).
package enum UsageError: Error, Sendable, Hashable {
    /// No command has this name.
    case unknownCommand(String, tool: String, suggestions: [String])
    /// A first word that means something, though not as a command; the clause says what does it.
    case misnamedCommand(String, tool: String, clause: String)
    /// An option that means something, though not by this name; the clause says what does it.
    case misnamedOption(String, command: String, clause: String)
    /// The command has no such option.
    case unknownOption(String, command: String, suggestions: [String])
    /// The beginning of one or several options.
    case abbreviatedOption(String, command: String, meant: [String])
    /// A command's option before the command.
    case optionBeforeCommand(String, tool: String)
    /// An option without its value; `next` is the option that stands in its place.
    case missingValue(option: String, allowed: String, next: String?)
    /// A flag with a value.
    case unexpectedValue(option: String, value: String)
    /// An option given twice though it is taken once.
    case repeatedOption(first: String, again: String)
    /// A value that cannot be read, or is not allowed. The reason is the clause after the colon.
    case refusedValue(of: String, value: String, reason: String, suggestions: [String])
    /// A required option was not given.
    case missingOption(String, command: String, allowed: String)
    /// An option that would change nothing in what is asked for.
    case withoutEffect(String, purpose: String?)
    /// A command reads an option or argument that it does not declare: a fault of the tool.
    case undeclared(String, command: String)
    /// Options that exclude each other.
    case exclusiveOptions([String])
    /// A positional argument was not given.
    case missingArgument(String, command: String, allowed: String)
    /// More positional arguments than there is place for.
    case excessArgument(String, command: String, taken: [String])
}

extension UsageError: CustomStringConvertible {
    /// The sentence to show: what is wrong, where, what is allowed, what to do.
    package var description: String {
        switch self {
        case .unknownCommand(let name, let tool, let suggestions):
            "\(quoted(name)) is not a \(tool) command"
                + remedy(suggestions, list: "'\(tool) help' lists the commands")
        case .misnamedCommand(let name, let tool, let clause):
            "\(quoted(name)) is not a \(tool) command; \(clause)"
        case .misnamedOption(let option, let command, let clause):
            "'\(command)' has no option \(quoted(option)); \(clause)"
        case .unknownOption(let option, let command, let suggestions):
            "'\(command)' has no option \(quoted(option))"
                + remedy(suggestions, list: "'\(command) --help' lists its options")
        case .abbreviatedOption(let option, _, let meant):
            "\(quoted(option)) is cut short; options are written in full" + Suggestion.question(meant)
        case .optionBeforeCommand(let option, let tool):
            "\(quoted(option)) belongs after the command: '\(tool) COMMAND \(option)'"
        case .missingValue(let option, let allowed, let next?):
            "\(quoted(option)) needs a value, but \(quoted(next)) follows: it takes \(allowed)"
        case .missingValue(let option, let allowed, nil):
            "\(quoted(option)) needs a value: it takes \(allowed)"
        case .unexpectedValue(let option, let value):
            "\(quoted(option)) takes no value, but \(quoted(value)) was given; leave it out"
        case .repeatedOption(let first, let again) where first == again:
            "\(quoted(first)) is given twice, but taken once; leave one out"
        case .repeatedOption(let first, let again):
            "\(quoted(first)) and \(quoted(again)) are one option, taken once; leave one out"
        case .refusedValue(let source, let value, let reason, let suggestions):
            "\(quoted(source)) cannot be \(quoted(value)): \(reason)" + Suggestion.question(suggestions)
        case .missingOption(let option, let command, let allowed):
            "'\(command)' needs the option \(quoted(option)): it takes \(allowed)"
        case .withoutEffect(let option, let purpose?):
            "\(quoted(option)) is for \(purpose), and would change nothing here; leave it out"
        case .withoutEffect(let option, nil):
            "\(quoted(option)) would change nothing here; leave it out"
        case .undeclared(let name, let command):
            "'\(command)' reads \(quoted(name)), which it does not declare; this is a fault of the tool, please report it"
        case .exclusiveOptions(let options):
            "\(options.map { quoted($0) }.listed()) exclude each other; give one of them"
        case .missingArgument(let name, let command, let allowed):
            "'\(command)' needs \(name): \(allowed)"
        case .excessArgument(let word, let command, let taken) where taken.isEmpty:
            "'\(command)' takes no arguments, but \(quoted(word)) was given; leave it out"
        case .excessArgument(let word, let command, let taken):
            "'\(command)' takes \(taken.listed()) and no more, but \(quoted(word)) was given too; "
                + "quote an argument that holds spaces"
        }
    }

    /// What to do: the question where there is one, with the place that lists them all.
    private func remedy(_ suggestions: [String], list: String) -> String {
        suggestions.isEmpty ? "; \(list)" : Suggestion.question(suggestions) + " " + list
    }
}
