import Words

/// A heading with terms and their explanations, as help and the man page show it.
struct Section {
    /// A term and what it means.
    struct Row {
        /// Columns left free before the term, so that long names stand below each other.
        var indent = 0
        let term: String
        let text: String

        /// The columns of the term.
        var length: Int { indent + term.cellWidth }
    }

    let heading: String
    let rows: [Row]

    /// The commands under their headings, in the order the headings come up.
    static func commands(of tool: ToolSpec) -> [Section] {
        grouped(tool.commands, by: \.group) { Row(term: $0.name, text: $0.summary) }
    }

    /// The actions of a command, by their second words.
    static func actions(of command: CommandSpec) -> [Section] {
        [Section(heading: "Actions", rows: command.actions.map { Row(term: $0.word, text: $0.summary) })]
    }

    /// The options under their headings, in the order the headings come up.
    static func options(_ options: [OptionSpec]) -> [Section] {
        grouped(options.filter { !$0.isHidden }, by: \.group) {
            Row(indent: $0.short == nil ? 4 : 0, term: $0.term, text: $0.explanation)
        }
    }

    /// The positional arguments, where there are any.
    static func arguments(of command: CommandSpec) -> [Section] {
        grouped(command.positionals, by: { _ in "Arguments" }) { Row(term: $0.usage, text: $0.explanation) }
    }

    private static func grouped<Item>(
        _ items: [Item], by heading: (Item) -> String, row: (Item) -> Row
    ) -> [Section] {
        var headings: [String] = []
        for item in items where !headings.contains(heading(item)) { headings.append(heading(item)) }
        return headings.map { title in
            Section(heading: title, rows: items.filter { heading($0) == title }.map(row))
        }
    }
}

extension OptionSpec {
    /// All names and the value: `-o, --output FILE`, `--[no-]grid`.
    var term: String {
        let long = [isNegatable ? "--[no-]" + name : "--" + name] + aliases.map { "--" + $0 }
        let names = ((short.map { ["-\($0)"] } ?? []) + long).joined(separator: ", ")
        return if case .value(let placeholder, _) = kind { names + " " + placeholder } else { names }
    }

    /// The help sentence, then what is allowed and what holds without the option.
    var explanation: String {
        var sentences = help.isEmpty ? [] : [help]
        if !choices.isEmpty { sentences.append("One of \(choices.joined(separator: ", ")).") }
        if isRepeatable { sentences.append("May be repeated.") }
        if isRequired { sentences.append("Required.") }
        if let shownDefault { sentences.append("Default: \(shownDefault).") }
        return sentences.joined(separator: " ")
    }
}

extension PositionalSpec {
    /// The help sentence, then the words there are.
    var explanation: String {
        var sentences = help.isEmpty ? [] : [help]
        if !choices.isEmpty { sentences.append("One of \(choices.joined(separator: ", ")).") }
        return sentences.joined(separator: " ")
    }
}

extension CommandSpec {
    /// The forms of the usage line after the command's name.
    var usageForms: [String] {
        if !synopses.isEmpty { return synopses }
        if !actions.isEmpty { return ["ACTION [options] [arguments]"] }
        var words = ["[options]"]
        for option in options where option.isRequired {
            guard case .value(let placeholder, _) = option.kind else { continue }
            words += ["--" + option.name, placeholder]
        }
        return [(words + positionals.map(\.usage)).joined(separator: " ")]
    }
}
