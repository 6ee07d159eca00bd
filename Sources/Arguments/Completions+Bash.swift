extension Completions {
    /// bash parts words at `=` and `:`; the script puts them together first, and takes what is already typed away from
    /// its answers at the end.
    var bash: String {
        """
        # Completions of \(tool.name) for bash.

        \(function)_wants_value() {
            case "$1 $2" in
        \(cases(wantsValueCases))
            esac
            return 1
        }

        \(function)_has_actions() {
            case "$1" in
        \(cases(families.map { quote($0.name) + ") return 0 ;;" }))
            esac
            return 1
        }

        \(function)_offer_for() {
            offer=
            case "$1 $2" in
        \(cases(offerCases))
            esac
        }

        \(function)_options() {
            case $1 in
        \(cases(optionCases))
            esac
        }

        \(function)_offer() {
            case $1 in
        \(cases(offerCases(statement)))
            esac
        }

        \(function)_files() {
            local file
            plain=
            compopt -o filenames 2>/dev/null
            while IFS= read -r file; do
                [[ -d $file || $file == $1 ]] && words+=("$file")
            done < <(compgen -f -- "$stem")
        }

        \(function)() {
            local -a line=() words=()
            local index word command='' wanting='' ended='' glue='' place=0 offer='' plain=1
            local token=${COMP_WORDS[COMP_CWORD]}
            COMPREPLY=()
            for ((index = 1; index <= COMP_CWORD; index++)); do
                word=${COMP_WORDS[index]}
                if [[ ${#line[@]} -gt 0 && ($glue || $word == [=:]*) ]]; then
                    line[${#line[@]} - 1]+=$word
                    [[ $word == [=:]* ]] && glue=1 || glue=
                else
                    line+=("$word")
                fi
            done
            [[ $token == [=:]* ]] && token=
            local current=${line[${#line[@]} - 1]}
            for ((index = 0; index < ${#line[@]} - 1; index++)); do
                word=${line[index]}
                if [[ $wanting ]]; then wanting=; continue; fi
                if [[ ! $ended ]]; then
                    case $word in
                        --) ended=1; continue ;;
                        -[0-9]*|-.[0-9]*|-) ;;
                        --*=*) continue ;;
                        -*) \(function)_wants_value "$command" "$word" && wanting=$word; continue ;;
                    esac
                fi
                if [[ ! $command ]]; then command=$word
                elif \(function)_has_actions "$command"; then command="$command $word"
                else ((place += 1)); fi
            done
            local stem=$current before=''
            if [[ $wanting ]]; then
                \(function)_offer_for "$command" "$wanting"
                \(function)_offer "$offer"
            elif [[ ! $ended && $current == --*=* ]]; then
                before=${current%%=*}=
                stem=${current#*=}
                \(function)_offer_for "$command" "${current%%=*}"
                \(function)_offer "$offer"
            elif [[ ! $ended && $current == -* ]]; then
                \(function)_options "$command"
            elif [[ ! $command ]]; then
                words=(\(tool.commands.map { quote($0.name) }.joined(separator: " ")))
            else
                \(function)_offer_for "$command" "#$place"
                \(function)_offer "$offer"
            fi
            local typed=${current%"$token"}
            for word in ${words[@]+"${words[@]}"}; do
                [[ $word == "$stem"* ]] || continue
                word=$before$word
                word=${word#"$typed"}
                [[ $plain ]] && printf -v word %q "$word"
                COMPREPLY+=("$word")
            done
        }

        complete -o nosort -F \(function) \(tool.name) 2>/dev/null || complete -F \(function) \(tool.name)

        """
    }

    private func quote(_ text: String) -> String { Shell.bash.quoted(text) }

    /// The case label of an option: its spellings after a command's name, or after any.
    private func pattern(_ command: String?, _ option: OptionSpec) -> String {
        option.spellings.map { spelling in
            command.map { quote("\($0) \(spelling)") } ?? "*" + quote(" " + spelling)
        }.joined(separator: "|")
    }

    private var wantsValueCases: [String] {
        valueOptions.map { pattern($0.command, $0.option) + ") return 0 ;;" }
    }

    private var offerCases: [String] {
        let options = valueOptions.compactMap { command, option in
            number(of: option.completion).map { "\(pattern(command, option))) offer=\($0) ;;" }
        }
        let arguments = tool.pages.flatMap { command in
            command.positionals.enumerated().compactMap { index, argument in
                let place = argument.arity.isUnbounded ? "*" : "\(index)"
                return number(of: argument.completion).map { "\(quote(command.name + " #"))\(place)) offer=\($0) ;;" }
            }
        }
        return options + arguments
    }

    private var optionCases: [String] {
        tool.pages.map { "\(quote($0.name))) words=(\(spellings($0))) ;;" } + ["*) words=(\(spellings(nil))) ;;"]
    }

    private func spellings(_ command: CommandSpec?) -> String {
        shownOptions(of: command).flatMap(\.spellings).map(quote).joined(separator: " ")
    }

    private func statement(_ completion: Completion) -> String {
        switch completion {
        case .words(let words): "words+=(\(words.map(quote).joined(separator: " ")))"
        case .files(let endings) where endings.isEmpty: "\(function)_files '*'"
        case .files(let endings): "\(function)_files \(quote("@(\(endings.map { "*." + $0 }.joined(separator: "|")))"))"
        case .directories: "\(function)_files ''"
        }
    }
}
