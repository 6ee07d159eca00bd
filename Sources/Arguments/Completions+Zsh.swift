extension Completions {
    /// zsh's `_arguments` does the parsing; the words to offer are kept out of its specifications, in a function.
    var zsh: String {
        """
        #compdef \(tool.name)
        # Completions of \(tool.name) for zsh.

        \(function)_offer() {
            local nothing=1
            case $1 in
        \(cases(offerCases(statement)))
            esac
            return nothing
        }

        \(function)_commands() {
            local -a commands=(
        \(tool.commands.map { "        " + quote(name($0.name) + ":" + $0.summary) }.joined(separator: "\n"))
            )
            _describe -t commands command commands
        }

        \(function)() {
            local context state state_descr line curcontext=$curcontext
            local -A opt_args
            _arguments -C -s -S -A '-*' \\
        \(specifications(tool.globalOptions).map { indented($0) + " \\" }.joined(separator: "\n"))
                    ': :\(function)_commands' '*:: :->arguments' && return 0
            [[ $state == arguments ]] || return 1
            case $words[1] in
        \(cases(tool.commands.map(branch)))
            esac
        }

        if [[ $funcstack[1] == \(function) ]]; then
            \(function) "$@"
        elif (( $+functions[compdef] )); then
            compdef \(function) \(tool.name)
        fi

        """
    }

    private func quote(_ text: String) -> String { Shell.zsh.quoted(text) }

    private func name(_ text: String) -> String { text.replacing(":", with: "\\:") }

    private func branch(_ command: CommandSpec) -> String {
        guard command.actions.isEmpty else { return family(command) }
        return branch(command, named: command.name)
    }

    /// A command whose second word names an action: that word, then what the action takes.
    private func family(_ command: CommandSpec) -> String {
        let words = command.actions.map { quote(name($0.word) + ":" + $0.summary) }.joined(separator: " ")
        let actions = command.actions.map { "                " + branch($0, named: $0.word) }
        let options = specifications(tool.options(of: command)).map(indented)
        return """
            \(quote(command.name))) local -a actions=(\(words))
                        _arguments -C -s -S -A '-*' \\
            \(options.map { $0 + " \\" }.joined(separator: "\n"))
                        ': :{_describe -t actions action actions}' '*:: :->action' && return 0
                        [[ $state == action ]] || return 1
                        case $words[1] in
            \(actions.joined(separator: "\n"))
                        esac ;;
            """
    }

    private func branch(_ command: CommandSpec, named word: String) -> String {
        let arguments = command.positionals.map { argument in
            let count = argument.arity.isUnbounded ? "*" : ""
            return indented("\(count):\(name(argument.name)):\(action(argument.completion))")
        }
        let options = specifications(tool.options(of: command)).map(indented)
        return ([quote(word) + ") _arguments -s -S"] + options + arguments).joined(separator: " \\\n") + " ;;"
    }

    private func indented(_ specification: String) -> String { "            " + quote(specification) }

    private func specifications(_ options: [OptionSpec]) -> [String] {
        options.filter { !$0.isHidden }.flatMap(specifications)
    }

    /// One specification for each spelling; an option that is taken once excludes itself under all its names.
    private func specifications(_ option: OptionSpec) -> [String] {
        let before = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
        let special: [Character] = ["\\", "[", "]", ":"]
        let help = "[" + special.reduce(option.help) { $0.replacing($1, with: "\\\($1)") } + "]"
        return option.spellings.map { spelling in
            guard case .value(let placeholder, _) = option.kind else { return before + spelling + help }
            let joined = spelling.hasPrefix("--") ? "=" : "+"
            return "\(before)\(spelling)\(joined)\(help):\(name(placeholder)):\(action(option.completion))"
        }
    }

    /// A space before the function keeps `_arguments` from putting words of its own between; a space alone offers
    /// nothing.
    private func action(_ offer: [Completion]) -> String {
        number(of: offer).map { " \(function)_offer \($0)" } ?? " "
    }

    /// One group in brackets at the end of a pattern would be glob qualifiers: `*.(json5)` matches nothing
    /// (zshexpn(1), "Glob Qualifiers"), while an alternative in it makes it a pattern.
    private func pattern(_ endings: [String]) -> String {
        endings.count == 1 ? "*.\(endings[0])" : "*.(\(endings.joined(separator: "|")))"
    }

    private func statement(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "compadd -- \(words.map(quote).joined(separator: " ")) && nothing=0"
        case .files(let endings) where endings.isEmpty: "_files && nothing=0"
        case .files(let endings): "_files -g \(quote(pattern(endings))) && nothing=0"
        case .directories: "_files -/ && nothing=0"
        }
    }
}
