/// Writes the completions of a tool for a shell: its commands, options, their values and the kinds of files they take.
///
/// What is offered for a value is what its format says: `.completing(.words(names), .files(endings: ["json5"]))`. Word
/// lists that are known only to the caller, such as the names of scenes, are put there when the tool is declared.
package struct Completions: Sendable {
    let tool: ToolSpec
    /// Every distinct set of things to offer; scripts speak of them by their number, counted from 1.
    let offers: [[Completion]]

    /// The completions of a tool.
    package init(of tool: ToolSpec) {
        self.tool = tool
        let options = tool.globalOptions + tool.pages.flatMap(\.options)
        let all = options.map(\.completion) + tool.pages.flatMap { $0.positionals.map(\.completion) }
        var offers: [[Completion]] = []
        for offer in all where !offer.isEmpty && !offers.contains(offer) { offers.append(offer) }
        self.offers = offers
    }

    /// The script for a shell; ends in a line feed.
    ///
    /// It is loaded with `source <(tool completions bash)`, or put where the shell looks for completions.
    package func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// What the functions' names begin with.
    var function: String {
        "_" + String(tool.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    /// The number of a set of things to offer; `nil` when there is nothing.
    func number(of offer: [Completion]) -> Int? {
        offers.firstIndex(of: offer).map { $0 + 1 }
    }

    /// The options that take a value; those without a command are the global ones.
    var valueOptions: [(command: String?, option: OptionSpec)] {
        let own = tool.pages.flatMap { command in command.options.map { (command.name, $0) } }
        return (tool.globalOptions.map { (nil, $0) } + own).filter(\.1.takesValue)
    }

    /// The branches of a `case` or `switch`, indented.
    func cases(_ branches: [String]) -> String {
        branches.map { "        " + $0 }.joined(separator: "\n")
    }

    /// The branches of a `case` in bash and zsh that offer each set under its number.
    func offerCases(_ statement: (Completion) -> String) -> [String] {
        offers.enumerated().map { "\($0 + 1)) \($1.map(statement).joined(separator: "; ")) ;;" }
    }

    /// The commands whose second word names an action.
    var families: [CommandSpec] { tool.commands.filter { !$0.actions.isEmpty } }

    /// The options of a command that are shown, or the tool's own before a command.
    func shownOptions(of command: CommandSpec?) -> [OptionSpec] {
        (command.map(tool.options(of:)) ?? tool.globalOptions).filter { !$0.isHidden }
    }
}
