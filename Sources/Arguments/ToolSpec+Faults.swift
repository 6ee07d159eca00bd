extension ToolSpec {
    /// What is wrong with the declarations themselves, in sentences; empty for a sound tool.
    ///
    /// The parser does not look for these: it takes the first of two options of one name. A test of the tool expects
    /// none.
    package var faults: [String] {
        let commandNames = repeated(pages.map(\.name)).map { "Two commands are called '\($0)'." }
        return commandNames + pages.flatMap { nameFaults(of: $0) + argumentFaults(of: $0) }
    }

    private func nameFaults(of command: CommandSpec) -> [String] {
        let spellings = options(of: command).flatMap(\.spellings)
        let twice = repeated(spellings).map { "'\(name) \(command.name)' has '\($0)' twice." }
        let unusable = spellings.filter { !isUsable($0) }
        return twice + unusable.map { "'\(name) \(command.name)' cannot have an option '\($0)'." }
    }

    private func argumentFaults(of command: CommandSpec) -> [String] {
        let full = name + " " + command.name
        let twice = repeated(command.positionals.map(\.name)).map { "'\(full)' has two arguments \($0)." }
        let endless = command.positionals.filter(\.arity.isUnbounded).dropFirst()
        return twice + endless.map { "'\(full)' has an argument without an end before \($0.name)." }
    }

    /// Long names of letters, digits and single dashes; short ones a letter, since `-1` is a number.
    private func isUsable(_ spelling: String) -> Bool {
        if spelling.hasPrefix("--") {
            let name = spelling.dropFirst(2)
            return name.first != "-" && name.count > 1 && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
        return spelling.dropFirst().allSatisfy(\.isLetter)
    }

    private func repeated(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0).inserted }
    }
}
