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
        try readFirstWord()
        let spoken = rest.prefix { $0 != "--" }
        if spoken.contains("--help") || spoken.contains("-h") {
            let subject = try subjectAskedAbout(in: spoken)
            try takeGlobalOptions(among: spoken)
            return .help(subject, arguments)
        }
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
        if arguments[flag: ToolSpec.help] { return .help(command.map(HelpSubject.command) ?? .tool, arguments) }
        guard let command else { return .help(.tool, arguments) }
        try assignPositionals(of: command)
        for option in options {
            let given = arguments.given[option.name] ?? []
            if option.isRequired, given.isEmpty, case .value(_, let allowed) = option.kind {
                throw .missingOption("--" + option.name, command: arguments.command, allowed: allowed)
            }
            try option.check(given)
            for occurrence in given {
                guard let word = occurrence.word, let clause = option.remark([word]) else { continue }
                arguments.remarks.append("\(occurrence.spelling) \(word) \(clause)")
            }
        }
        guard command.name == "help" else { return .run(command, arguments) }
        let words = try arguments[ToolSpec.helpTopic]
        let subject = try subject(of: words)
        let taken = if case .command(let page) = subject { page.name.split(separator: " ").count } else { 1 }
        if words.count > taken {
            throw .excessArgument(
                words[taken], command: arguments.command, taken: [ToolSpec.helpTopic.spec.name])
        }
        return .help(subject, arguments)
    }

    /// Reads a first word that is no command as what it stands for.
    private mutating func readFirstWord() throws(UsageError) {
        guard let first = rest.first, !first.hasPrefix("--"), tool.command(first) == nil else { return }
        switch tool.guesses.first(where: { $0.typed == first })?.meaning {
        case .words(let words): rest = words + rest.dropFirst()
        case .refusal(let clause): throw .misnamedCommand(first, tool: tool.name, clause: clause)
        case nil:
            guard !isOption(first), let command = tool.implied(first) else { return }
            rest = [command] + rest
        }
    }

    /// The tool's own options among words that ask for help, such as `--width 60`; the command's are passed over.
    private mutating func takeGlobalOptions(among words: ArraySlice<String>) throws(UsageError) {
        let known = tool.globalOptions.filter { $0.name != ToolSpec.help.spec.name }
        rest = words
        while let word = rest.popFirst() {
            let spelling = String(word.prefix { $0 != "=" })
            guard known.contains(where: { $0.longSpellings.contains(spelling) }) else { continue }
            try takeLong(word)
        }
        for option in known { try option.check(arguments.given[option.name] ?? []) }
    }

    private func isOption(_ word: String) -> Bool {
        word.utf8.first == UInt8(ascii: "-") && word != "-" && !beginsAsNegativeNumber(word)
    }

    private func named(_ name: String) throws(UsageError) -> CommandSpec {
        guard let command = tool.command(name) else {
            let known = tool.commands.map(\.name) + tool.impliedWords
            throw .unknownCommand(
                name, tool: tool.name, suggestions: Suggestion.likeliest(for: name, among: known))
        }
        return command
    }

    /// What some words name: a topic, a command, or its action where the second word names one; the tool for no words.
    private func subject(of words: [String]) throws(UsageError) -> HelpSubject {
        guard let first = words.first else { return .tool }
        if tool.command(first) == nil, let topic = tool.topics.first(where: { $0.name == first }) {
            return .topic(topic)
        }
        let command = try named(first)
        guard !command.actions.isEmpty, words.count > 1 else { return .command(command) }
        return .command(try action(words[1], of: command))
    }

    private func action(_ word: String, of command: CommandSpec) throws(UsageError) -> CommandSpec {
        try command.positionals[0].check([word], tool.name + " " + command.name)
        return command.actions.first { $0.word == word } ?? command
    }

    /// What the first words name that are neither options nor the values of global ones.
    private func subjectAskedAbout(in words: ArraySlice<String>) throws(UsageError) -> HelpSubject {
        var previous = ""
        var spoken: [String] = []
        for word in words {
            let isValue = options.contains { $0.takesValue && $0.spellings.contains(previous) }
            previous = word
            if !isValue, !isOption(word) { spoken.append(word) }
        }
        return try subject(of: spoken)
    }

    private mutating func takePositional(_ word: String) throws(UsageError) {
        guard command != nil else {
            let found = try named(word)
            command = found
            options = tool.options(of: found)
            arguments.command = tool.name + " " + found.name
            return
        }
        if let command, !command.actions.isEmpty {
            let found = try action(word, of: command)
            self.command = found
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
        if let option = options.first(where: { $0.longSpellings.contains(spelling) }) {
            return try take(option, spelling, attached)
        }
        let guess = tool.guesses.first { $0.typed == spelling }
        guard case .words(let words) = guess?.meaning,
            let option = options.first(where: { $0.longSpellings.first == words.first })
        else { throw unknown(spelling) }
        if words.count > 1, let attached { throw .unexpectedValue(option: spelling, value: attached) }
        try take(option, spelling, words.count > 1 ? words[1] : attached)
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
        case (.value, nil) where option.alone != nil:
            let next = rest.first.map { Occurrence(spelling: spelling, content: .word($0)) }
            if let next, (try? option.check([next])) != nil {
                rest = rest.dropFirst()
                content = next.content
            } else {
                content = .word(option.alone ?? "")
            }
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
        var meant = spelling
        switch tool.guesses.first(where: { $0.typed == spelling })?.meaning {
        case .refusal(let clause): return .misnamedOption(spelling, command: arguments.command, clause: clause)
        case .words(let words): meant = words.first ?? spelling
        case nil: break
        }
        if command == nil, tool.commands.contains(where: { $0.options.contains { $0.spellings.contains(meant) } }) {
            return .optionBeforeCommand(spelling, tool: tool.name)
        }
        let longer = spelling.count > 2 ? known.filter { $0.hasPrefix(spelling) } : []
        if !longer.isEmpty {
            return .abbreviatedOption(spelling, command: arguments.command, meant: Array(longer.prefix(3)))
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
            if let sentence = argument.remark(taken) { arguments.remarks.append(sentence) }
        }
        if let excess = words.first {
            throw .excessArgument(excess, command: arguments.command, taken: command.positionals.map(\.name))
        }
    }
}

extension ParsedArguments {
    fileprivate subscript(flag option: Option<Bool>) -> Bool { flag(option.spec.name) }
}
