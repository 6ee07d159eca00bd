extension Completions {
    /// fish asks a condition before each offer: which command it is, and how many of its arguments stand before.
    var fish: String {
        """
        # Completions of \(tool.name) for fish.

        function _\(function)_place
            set -l words (commandline -opc)
            set -l command
            set -l count 0
            set -l wanting 0
            set -l ended 0
            for word in $words[2..-1]
                if test $wanting = 1
                    set wanting 0
                    continue
                end
                if test $ended = 0
                    if test "$word" = --
                        set ended 1
                        continue
                    end
                    switch "$command $word"
                        case \(wantsValuePatterns.joined(separator: " "))
                            set wanting 1
                            continue
                    end
                    if string match -qr -- '^-[^0-9.]' $word
                        continue
                    end
                end
                if not set -q command[1]
                    set command $word
                else if contains -- "$command" \(families.map { quote($0.name) }.joined(separator: " "))
                    set command "$command $word"
                else
                    set count (math $count + 1)
                end
            end
            echo "$command"
            echo $count
        end

        function _\(function)_no_command
            set -l place (_\(function)_place)
            test -z "$place[1]"
        end

        function _\(function)_in
            set -l place (_\(function)_place)
            test "$place[1]" = $argv[1]
            or return 1
            set -q argv[2]
            or return 0
            test $place[2] -ge $argv[2] -a $place[2] -le $argv[3]
        end

        function _\(function)_files
            set -l stem (commandline -ct | string replace -r -- '^-[^=]*=' '')
            for file in $stem*
                if test -d $file
                    echo $file/
                else if string match -qr -- $argv[1] $file
                    echo $file
                end
            end
        end

        function _\(function)_offer
            switch $argv[1]
        \(cases(offers.enumerated().flatMap { ["case \($0 + 1)"] + $1.map(statement) }))
            end
        end

        complete -c \(tool.name) -f
        \(commandLines.joined(separator: "\n"))
        \(optionLines.joined(separator: "\n"))
        \(argumentLines.joined(separator: "\n"))

        """
    }

    private func quote(_ text: String) -> String { Shell.fish.quoted(text) }

    private var wantsValuePatterns: [String] {
        let patterns = valueOptions.flatMap { command, option in
            option.spellings.map { quote("\(command ?? "*") \($0)") }
        }
        return patterns.isEmpty ? ["''"] : patterns
    }

    private var commandLines: [String] {
        tool.commands.map {
            "complete -c \(tool.name) -n _\(function)_no_command -a \(quote($0.name)) -d \(quote($0.summary))"
        }
    }

    private var optionLines: [String] {
        let own = tool.pages.flatMap { command in command.options.map { (command.name, $0) } }
        let all: [(String?, OptionSpec)] = tool.globalOptions.map { (nil, $0) } + own
        return all.filter { !$0.1.isHidden }.flatMap { command, option in
            let condition = command.map { "-n \(quote("_\(function)_in \(quote($0))")) " } ?? ""
            let value = option.takesValue ? " -x" + offer(option.completion) : ""
            let short = option.short.map { "-s \(quote(String($0))) " } ?? ""
            return option.longSpellings.enumerated().map { index, long in
                "complete -c \(tool.name) \(condition)\(index == 0 ? short : "")-l \(quote(String(long.dropFirst(2))))"
                    + "\(value) -d \(quote(option.help))"
            }
        }
    }

    private var argumentLines: [String] {
        tool.pages.flatMap { command in
            command.positionals.enumerated().compactMap { index, argument in
                let last = argument.arity.isUnbounded ? 9999 : index
                let condition = quote("_\(function)_in \(quote(command.name)) \(index) \(last)")
                return number(of: argument.completion).map { _ in
                    "complete -c \(tool.name) -n \(condition)" + offer(argument.completion)
                }
            }
        }
    }

    private func offer(_ offer: [Completion]) -> String {
        number(of: offer).map { " -a '(_\(function)_offer \($0))'" } ?? ""
    }

    private func statement(_ completion: Completion) -> String {
        let call =
            switch completion {
            case .words(let words): "printf '%s\\n' " + words.map(quote).joined(separator: " ")
            case .files(let endings) where endings.isEmpty: "_\(function)_files ''"
            case .files(let endings): "_\(function)_files \(quote("\\.(\(endings.joined(separator: "|")))$"))"
            case .directories: "_\(function)_files '/$'"
            }
        return "    " + call
    }
}
