import Arguments
import Foundation
import TestSupport
import Testing

/// A tool whose words and sentences hold everything a shell takes for its own.
private enum Knot {
    static let awkward = ["it's", "a b", "$HOME", "x:y", "x:z", "\"q\"", "back\\slash", "[k]", "`ls`", "plain", "a=b"]
    static let sentence = "It's [5 %] of $HOME: `ls`, \"q\" and \\n; (all) <of> it*."
    static let rope = Positional.some(
        "ROPE", .word("ROPE", "a rope").completing(.words(awkward)), help: sentence)
    static let hook = Positional("HOOK", .choice(["iron", "steel"]), help: sentence)
    static let load = Positional.optional(
        "LOAD", .word.completing(.words(["heavy"]), .files(endings: ["json5", "csv"])), help: "")
    static let with = Option("with", short: "w", .word.completing(.words(awkward)), help: sentence)
    static let from = Option("from", short: "f", .file(endings: ["csv", "tsv"]), help: sentence)
    static let to = Option("to", .directory, help: sentence)
    static let count = Option("count", .integer, help: sentence)
    static let tight = Option.flag("tight", short: "t", default: true, help: sentence)
    static let hidden = Option("hidden", .word, help: sentence).hidden()
    static let shade = Option("shade", .choice(["light", "dark"]), help: sentence)
    static let loud = Option.flag("loud", short: "l", help: sentence)

    static let tool = ToolSpec(
        "knot", version: "1", summary: sentence,
        commands: [
            CommandSpec("tie", summary: sentence) {
                rope
            } options: {
                with
                from
                to
                count
                tight
                hidden
            },
            CommandSpec("hang", summary: sentence) {
                hook
                load
            } options: {
                count
            },
            CommandSpec("cut", summary: "cut it"),
        ]
    ) {
        shade
        loud
    }
}

/// The words before the cursor, the last one unfinished, and what should be offered for it.
private struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let offered: [String]

    init(_ line: String, _ offered: String) {
        words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        self.offered = offered.split(separator: " ").map(String.init)
    }

    var testDescription: String { words.joined(separator: " ") }
}

/// What every shell should offer; options come in no order that is promised.
private let rows = [
    Row("", "tie hang cut help"),
    Row("c", "cut"),
    Row("--s", "--shade"),
    Row("--shade ", "light dark"),
    Row("--shade d", "dark"),
    Row("--shade dark h", "hang help"),
    Row("help ", "tie hang cut help"),
    Row("help t", "tie"),
    Row("cut ", ""),
    Row("cut --shade l", "light"),
    Row("hang ", "iron steel"),
    Row("hang --count 3 i", "iron"),
    Row("hang --count ", ""),
    Row("hang -l s", "steel"),
    Row("hang iron h", "heavy"),
    Row("hang -- s", "steel"),
    Row("tie p", "plain"),
    Row("tie plain p", "plain"),
    Row("tie --hidden x p", "plain"),
    Row("tie -w p", "plain"),
    Row("tie --f", "--from"),
    Row("tie --no", "--no-tight"),
    Row("tie --hi", ""),
    Row("tie --from ", "data.csv more/"),
    Row("tie -f d", "data.csv"),
    Row("tie --from more/", "more/deep.tsv"),
    Row("tie --to ", "more/"),
]

private func scratchWithFiles(_ shell: Shell) throws -> Folder {
    let scratch = try Folder()
    for name in ["data.csv", "notes.txt", "more/deep.tsv", "more/deep.txt"] { _ = try scratch.file(name, "") }
    _ = try scratch.file(".script", Completions(of: Knot.tool).script(for: shell))
    return scratch
}

@Suite("Completions")
struct CompletionsTests {
    @Test(
        "scripts are clean to their shell's own check",
        arguments: Shell.allCases.filter { Program.isInstalled($0.rawValue) })
    func syntax(_ shell: Shell) throws {
        let program = try #require(Program(shell.rawValue))
        for tool in [Knot.tool, Tea.tool, ToolSpec("bare", version: "0", summary: "", commands: [])] {
            let scratch = try Folder()
            let script = try scratch.file("script", Completions(of: tool).script(for: shell))
            let outcome = try program.run(["-n", script], in: scratch.url)
            #expect(outcome == .silent)
        }
    }

    @Suite("in bash", .enabled(if: Program.isInstalled("bash"), "bash is not installed"))
    struct Bash {
        private func offers(_ words: [String]) throws -> Program.Outcome {
            let driver = """
                source ./.script
                COMP_WORDS=(knot "$@"); COMP_CWORD=$#
                _knot
                for word in "${COMPREPLY[@]}"; do printf '%s\\n' "$word"; done
                """
            let scratch = try scratchWithFiles(.bash)
            return try #require(Program("bash")).run(["--norc", "-c", driver, "bash"] + words, in: scratch.url)
        }

        @Test("what can follow is offered", arguments: rows)
        fileprivate func offered(_ row: Row) throws {
            let outcome = try offers(row.words)
            // bash adds the slash of a directory itself.
            let expected = row.offered.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            #expect(outcome.lines.sorted() == expected.sorted())
            #expect(outcome.errors == "")
        }

        @Test(
            "words that bash parts at = and : are put together",
            arguments: [
                (["--shade", "=", "d"], ["dark"]), (["--shade", "="], ["light", "dark"]),
                (["--shade", "=", "dark", "c"], ["cut"]), (["tie", "--with", "=", "p"], ["plain"]),
                (["tie", "x", ":"], ["y", "z"]), (["tie", "x", ":", "y"], ["y"]), (["tie", "a", "="], ["b"]),
                (["hang", "a", "=", "b", "h"], ["heavy"]),
            ])
        func parted(_ words: [String], _ expected: [String]) throws {
            let outcome = try offers(words)
            #expect(outcome.lines == expected)
            #expect(outcome.errors == "")
        }

        @Test("words with meaning to bash are escaped so that it reads them back")
        func awkward() throws {
            let lines = try offers(["tie", ""]).lines
            #expect(lines.count == Knot.awkward.count)
            let scratch = try Folder()
            let read = try #require(Program("bash")).run(
                ["-c", "printf '%s\\n' " + lines.joined(separator: " ")], in: scratch.url)
            #expect(read.lines == Knot.awkward)
        }

        @Test("loading the script registers the completion")
        func registered() throws {
            let scratch = try scratchWithFiles(.bash)
            let outcome = try #require(Program("bash")).run(
                ["--norc", "-c", "source ./.script; complete -p knot"], in: scratch.url)
            #expect(outcome.text.hasSuffix("-F _knot knot\n"))
        }
    }

    @Suite("in fish", .enabled(if: Program.isInstalled("fish"), "fish is not installed"))
    struct Fish {
        private func offers(_ line: String) throws -> [(word: String, summary: String)] {
            let scratch = try scratchWithFiles(.fish)
            let outcome = try #require(Program("fish")).run(
                ["--no-config", "-c", "source ./.script; complete -C $argv[1]", line], in: scratch.url)
            #expect(outcome.errors == "")
            return outcome.lines.map { line in
                let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
                return (parts[0], parts.count > 1 ? parts[1] : "")
            }
        }

        @Test("what can follow is offered", arguments: rows)
        fileprivate func offered(_ row: Row) throws {
            let words = try offers("knot " + row.words.joined(separator: " ")).map(\.word)
            #expect(words.sorted() == row.offered.sorted())
        }

        @Test("a value may be joined to its option")
        func joined() throws {
            #expect(try offers("knot --shade=d").map(\.word).contains("--shade=dark"))
            #expect(try offers("knot tie --from=more/").map(\.word) == ["--from=more/deep.tsv"])
        }

        @Test("words and descriptions come out as they are")
        func awkward() throws {
            #expect(try Set(offers("knot tie ").map(\.word)) == Set(Knot.awkward))
            #expect(try offers("knot tie --coun").map(\.summary) == [Knot.sentence])
            #expect(try offers("knot ti").map(\.summary) == [Knot.sentence])
        }
    }

    @Suite("in zsh", .enabled(if: Program.isInstalled("zsh"), "zsh is not installed"))
    struct Zsh {
        /// Types lines into an interactive zsh on a pseudo-terminal, presses Tab after each and collects the matches.
        ///
        /// - Parameter isInstalled: Whether zsh finds the script as a function of its own accord; else it is sourced.
        private func offers(_ lines: [String], isInstalled: Bool = false) throws -> [String: Set<String>] {
            let setup = """
                PROMPT= PS2= RPROMPT=; unsetopt beep; LISTMAX=10000
                \(isInstalled ? "fpath=($PWD/.functions $fpath)" : "")
                autoload -Uz compinit; compinit -u -D
                zstyle ':completion:*' list-colors ''
                compadd() {
                    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return $?; fi
                    local -a hits; builtin compadd -O hits "$@"
                    (( $#hits )) && print -rl -- "+"$^hits >> answers
                    builtin compadd "$@"
                }
                close-answer() { print -r -- = >> answers }
                complete-and-close() { comppostfuncs=(close-answer); zle complete-word; zle kill-whole-line }
                zle -N complete-and-close; bindkey '^I' complete-and-close
                \(isInstalled ? "" : "source ./.script")
                print ready > ready
                """
            let driver = """
                zmodload zsh/zpty zsh/zselect
                zpty shell zsh -f -i
                wait-for() { local n; for n in {1..1500}; do eval $1 && return 0; zselect -t 1; done; return 1 }
                zpty -w shell 'source ./.setup'
                wait-for '[[ -s ready ]]' || exit 3
                count=0
                for line; do
                    (( count++ ))
                    zpty -w -n shell "$line"$'\\t'
                    wait-for '[[ $(grep -c "^=" answers 2>/dev/null) -ge $count ]]' || exit 4
                done
                zpty -d shell
                cat answers
                """
            let scratch = try scratchWithFiles(.zsh)
            _ = try scratch.file(".setup", setup)
            _ = try scratch.file(".functions/_knot", Completions(of: Knot.tool).script(for: .zsh))
            let outcome = try #require(Program("zsh")).run(["-f", "-c", driver, "zsh"] + lines, in: scratch.url)
            #expect(outcome.status == 0)
            let answers = outcome.text.split(separator: "=\n", omittingEmptySubsequences: false).map { answer in
                Set(answer.split(separator: "\n").map { String($0.dropFirst()) })
            }
            return Dictionary(zip(lines, answers)) { first, _ in first }
        }

        @Test("what can follow is offered")
        func offered() throws {
            let lines = rows.map { "knot " + $0.words.joined(separator: " ") }
            let offers = try offers(lines)
            for (row, line) in zip(rows, lines) {
                // Options are listed where nothing else can follow; a path is completed part by part.
                let isOption = row.words.last?.hasPrefix("-") ?? false
                let words = (offers[line] ?? []).filter { isOption || !$0.hasPrefix("-") }
                let expected = row.offered.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
                #expect(words == Set(expected), "\(line)")
            }
        }

        @Test("an installed script is found by itself, at the first Tab and after")
        func installed() throws {
            let offers = try offers(["knot c", "knot --shade d"], isInstalled: true)
            #expect(offers == ["knot c": ["cut"], "knot --shade d": ["dark"]])
        }

        @Test("awkward words are offered whole, and awkward descriptions do no harm")
        func awkward() throws {
            let offers = try offers(["knot tie ", "knot tie --shade=", "knot tie -", "knot "])
            #expect(offers["knot tie "] == Set(Knot.awkward))
            #expect(offers["knot tie --shade="] == ["light", "dark"])
            #expect(
                offers["knot tie -"]?.filter { $0.hasPrefix("--") }.sorted() == [
                    "--count", "--from", "--help", "--loud", "--no-tight", "--shade", "--tight", "--to", "--version",
                    "--with",
                ])
            #expect(offers["knot "] == ["tie", "hang", "cut", "help"])
        }
    }
}
