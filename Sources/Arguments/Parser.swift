import Words

extension ToolSpec {
    /// Understands the words after the tool's name.
    ///
    /// Options and positional arguments come in any order. `--name value`, `--name=value`, `-n value`, `-nvalue` and
    /// `-n=value` are alike; short flags may share a dash. After `--` every word is positional. A word whose `-` is
    /// followed by a digit or by a point and a digit is a value, and so is a lone `-`. `--help`, `-h` and `--version`
    /// answer wherever they stand before `--`; no words at all ask for help.
    ///
    /// Everything is checked here: values, numbers of arguments, required options. Throws the first mistake.
    package func parse(_ words: [String]) throws(UsageError) -> Invocation {
        var parser = Parser(tool: self, words: words)
        return try parser.run()
    }
}

/// Walks over the words once.
struct Parser {
    private let tool: ToolSpec
    private var rest: ArraySlice<String>
    private var command: CommandSpec?
    private var options: [OptionSpec]
    private var arguments: ParsedArguments
    private var optionsEnded = false

    init(tool: ToolSpec, words: [String]) {
        self.tool = tool
        rest = words[...]
        options = tool.globalOptions
        arguments = ParsedArguments(command: tool.name)
    }

    mutating func run() throws(UsageError) -> Invocation {
        let spoken = rest.prefix { $0 != "--" }
        if spoken.contains("--help") || spoken.contains("-h") { return .help(try commandAskedAbout(in: spoken)) }
        if spoken.contains("--version") { return .version }
        while let word = rest.popFirst() {
            if optionsEnded || !isOption(word) {
                try takePositional(word)
            } else if word == "--" {
                optionsEnded = true
            } else if word.hasPrefix("--") {
                try takeLong(word)
            } else {
                try takeShort(word)
            }
        }
        if arguments[flag: ToolSpec.help] { return .help(command) }
        guard let command else { return .help(nil) }
        try assignPositionals(of: command)
        for option in options {
            let given = arguments.given[option.name] ?? []
            if option.isRequired, given.isEmpty, case .value(_, let allowed) = option.kind {
                throw .missingOption("--" + option.name, command: arguments.command, allowed: allowed)
            }
            try option.check(given)
        }
        guard command.name == "help" else { return .run(command, arguments) }
        guard let topic = try arguments[ToolSpec.helpTopic] else { return .help(nil) }
        return .help(try named(topic))
    }

    private func isOption(_ word: String) -> Bool {
        word.utf8.first == UInt8(ascii: "-") && word != "-" && !beginsAsNegativeNumber(word)
    }

    private func named(_ name: String) throws(UsageError) -> CommandSpec {
        guard let command = tool.command(name) else {
            let suggestions = Suggestion.likeliest(for: name, among: tool.commands.map(\.name))
            throw .unknownCommand(name, tool: tool.name, suggestions: suggestions)
        }
        return command
    }

    /// The first word that is neither an option nor the value of a global one.
    private func commandAskedAbout(in words: ArraySlice<String>) throws(UsageError) -> CommandSpec? {
        var previous = ""
        for word in words {
            let isValue = options.contains { $0.takesValue && $0.spellings.contains(previous) }
            previous = word
            guard !isValue, !isOption(word) else { continue }
            return try named(word)
        }
        return nil
    }

    private mutating func takePositional(_ word: String) throws(UsageError) {
        guard command != nil else {
            let found = try named(word)
            command = found
            options = tool.options(of: found)
            arguments.command = tool.name + " " + found.name
            return
        }
        arguments.positionals.append(word)
    }

    private mutating func takeLong(_ word: String) throws(UsageError) {
        let equals = word.firstIndex(of: "=") ?? word.endIndex
        let spelling = String(word[..<equals])
        let attached = equals == word.endIndex ? nil : String(word[word.index(after: equals)...])
        guard let option = options.first(where: { $0.longSpellings.contains(spelling) }) else {
            throw unknown(spelling)
        }
        try take(option, spelling, attached)
    }

    private mutating func takeShort(_ word: String) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let spelling = "-\(letter)"
            guard let option = options.first(where: { $0.short == letter }) else {
                throw unknown(letters.isEmpty && spelling == word ? word : "\(spelling)")
            }
            if option.takesValue && !letters.isEmpty {
                return try take(option, spelling, String(letters.first == "=" ? letters.dropFirst() : letters))
            }
            if letters.first == "=" { return try take(option, spelling, String(letters.dropFirst())) }
            try take(option, spelling, nil)
        }
    }

    private mutating func take(_ option: OptionSpec, _ spelling: String, _ attached: String?) throws(UsageError) {
        let content: Occurrence.Content
        switch (option.kind, attached) {
        case (.flag, let value?):
            throw .unexpectedValue(option: spelling, value: value)
        case (.flag, nil):
            content = spelling == "--no-" + option.name ? .off : .on
        case (.value, let value?):
            content = .word(value)
        case (.value(_, let allowed), nil):
            guard let next = rest.first, !isOption(next) else {
                throw .missingValue(option: spelling, allowed: allowed, next: rest.first)
            }
            rest = rest.dropFirst()
            content = .word(next)
        }
        if let first = arguments.given[option.name]?.first, !option.isRepeatable {
            let isInsistence = option.insisted.map { $0 == first.word && content == .word($0) } ?? false
            guard isInsistence else { throw .repeatedOption(first: first.spelling, again: spelling) }
        }
        arguments.given[option.name, default: []].append(Occurrence(spelling: spelling, content: content))
    }

    private func unknown(_ spelling: String) -> UsageError {
        let known = options.filter { !$0.isHidden }.flatMap(\.longSpellings)
        if command == nil, tool.commands.contains(where: { $0.options.contains { $0.spellings.contains(spelling) } }) {
            return .optionBeforeCommand(spelling, tool: tool.name)
        }
        let meant = spelling.count > 2 ? known.filter { $0.hasPrefix(spelling) } : []
        if !meant.isEmpty {
            return .abbreviatedOption(spelling, command: arguments.command, meant: Array(meant.prefix(3)))
        }
        let name = String(spelling.drop { $0 == "-" })
        let near = Suggestion.likeliest(for: name, among: known.map { String($0.dropFirst(2)) })
        return .unknownOption(spelling, command: arguments.command, suggestions: near.map { "--" + $0 })
    }

    /// Gives every argument the words it needs, and the words left over to the first ones that take more.
    private mutating func assignPositionals(of command: CommandSpec) throws(UsageError) {
        var words = arguments.positionals[...]
        var spare = max(0, words.count - command.positionals.reduce(0) { $0 + $1.arity.minimum })
        for argument in command.positionals {
            let minimum = argument.arity.minimum
            let more = argument.arity.isUnbounded ? spare : min(spare, 1 - minimum)
            spare -= more
            let taken = Array(words.prefix(minimum + more))
            words = words.dropFirst(taken.count)
            arguments.assigned[argument.name] = taken
            try argument.check(taken, arguments.command)
        }
        if let excess = words.first {
            throw .excessArgument(excess, command: arguments.command, taken: command.positionals.map(\.name))
        }
    }
}

extension ParsedArguments {
    fileprivate subscript(flag option: Option<Bool>) -> Bool { flag(option.spec.name) }
}
