import Words

/// Writes help as text for a terminal.
///
/// No line is longer than the width unless one word is, and none ends in a space. Example lines that are broken end in
/// a backslash, so they can be copied whole; an example's output is shown only where it fits unbroken.
package struct HelpScreen: Sendable, Hashable {
    /// How headings look.
    package enum Style: Sendable, Hashable {
        /// As plain text.
        case plain
        /// In bold, by ANSI escape codes.
        case bold
    }

    /// The columns of a line.
    package let width: Int
    /// How headings look.
    package let style: Style

    /// A help screen; widths below 40 are taken as 40.
    package init(width: Int = 80, style: Style = .plain) {
        self.width = max(40, width)
        self.style = style
    }

    /// The help on something; ends in a line feed.
    package func text(of subject: HelpSubject, in tool: ToolSpec) -> String {
        let sections =
            switch subject {
            case .tool: self.sections(of: tool)
            case .command(let command): self.sections(of: command, in: tool)
            case .topic(let topic): self.sections(of: topic, in: tool)
            }
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// The help of a command, or of the whole tool; ends in a line feed.
    package func text(of command: CommandSpec?, in tool: ToolSpec) -> String {
        text(of: command.map(HelpSubject.command) ?? .tool, in: tool)
    }

    private func sections(of tool: ToolSpec) -> [[String]] {
        let commands = Section.commands(of: tool)
        let options = Section.options(tool.globalOptions)
        let column = column(of: commands + options)
        return ["\(tool.name) \(tool.version): \(tool.summary)".wrapped(to: width)]
            + [section("Usage:", usage(["COMMAND [options] [arguments]"], after: tool.name))]
            + paragraphs(tool.discussion)
            + (commands + options).map { section($0.heading + ":", table($0.rows, column: column)) }
            + [section("Examples:", examples(tool.examples))]
            + [section("Exit status:", exitStatuses(tool.exitStatuses))]
            + ["Run '\(tool.name) help COMMAND' for one command in full.".wrapped(to: width)]
    }

    private func sections(of command: CommandSpec, in tool: ToolSpec) -> [[String]] {
        let name = tool.name + " " + command.name
        let arguments = command.actions.isEmpty ? Section.arguments(of: command) : Section.actions(of: command)
        let options = Section.options(tool.options(of: command))
        let column = column(of: arguments + options)
        let exits = command.exitStatuses.isEmpty ? tool.exitStatuses : command.exitStatuses
        return ["\(name): \(command.summary)".wrapped(to: width)]
            + [section("Usage:", usage(command.usageForms, after: name))]
            + paragraphs(command.discussion)
            + (arguments + options).map { section($0.heading + ":", table($0.rows, column: column)) }
            + [section("Examples:", examples(command.examples))]
            + [section("Exit status:", exitStatuses(exits))]
            + (command.actions.isEmpty
                ? [] : ["Run '\(tool.name) help \(command.name) ACTION' for one of them in full.".wrapped(to: width)])
    }

    private func sections(of topic: HelpTopic, in tool: ToolSpec) -> [[String]] {
        let lists = topic.lists.map { list in
            Section(heading: list.heading, rows: list.rows.map { Section.Row(term: $0.term, text: $0.text) })
        }
        let column = column(of: lists)
        return ["\(tool.name) help \(topic.name): \(topic.summary)".wrapped(to: width)]
            + paragraphs(topic.discussion)
            + lists.map { section($0.heading + ":", table($0.rows, column: column)) }
    }

    private func section(_ heading: String, _ lines: [String]) -> [String] {
        guard !lines.isEmpty else { return [] }
        let headings = heading.wrapped(to: width)
        return (style == .bold ? headings.map { "\u{1B}[1m\($0)\u{1B}[0m" } : headings) + lines
    }

    private func usage(_ forms: [String], after name: String) -> [String] {
        forms.flatMap { "\(name) \($0)".wrapped(to: width, first: "  ", rest: "      ") }
    }

    private func paragraphs(_ text: String) -> [[String]] {
        Paragraph.paragraphs(of: text).map { paragraph in
            switch paragraph {
            case .text(let text): text.wrapped(to: width)
            case .lines(let lines): lines.flatMap(indented)
            }
        }
    }

    /// A line as it is written, two columns in; broken between its words only where it does not fit.
    private func indented(_ line: String) -> [String] {
        var whole = "  " + line
        while whole.last == " " { whole.removeLast() }
        guard whole.cellWidth > width else { return [whole] }
        let margin = String(whole.prefix { $0 == " " })
        return line.wrapped(to: width, first: margin, rest: margin + "    ")
    }

    private func examples(_ examples: [Example]) -> [String] {
        let blocks = examples.map { example in
            let output = example.output.map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
            let lines = output.last == "" ? output.dropLast() : output[...]
            let shown = lines.map { line in line.isEmpty ? "" : "      " + line }
            return example.explanation.wrapped(to: width, first: "  ", rest: "  ")
                + wrappedCommand(example.line, width: width, first: "      $ ", rest: "          ")
                + (shown.allSatisfy { $0.cellWidth <= width && $0.last != " " } ? shown : [])
        }
        return Array(blocks.joined(separator: [""]))
    }

    private func exitStatuses(_ statuses: [ExitStatus]) -> [String] {
        let rows = statuses.map { Section.Row(term: $0.code.description, text: $0.meaning) }
        return table(rows, column: 2 + (rows.map { $0.term.count }.max() ?? 0) + 2)
    }

    /// Where the explanations begin: after the longest term that leaves them three fifths of the line.
    private func column(of sections: [Section]) -> Int {
        let lengths = sections.flatMap { $0.rows.map(\.length) }.filter { $0 <= width * 2 / 5 - 4 }
        return 2 + (lengths.max() ?? 4) + 2
    }

    private func table(_ rows: [Section.Row], column: Int) -> [String] {
        let indent = String(repeating: " ", count: column)
        return rows.flatMap { row in
            let start = "  " + String(repeating: " ", count: row.indent)
            if row.length + 4 <= column {
                let term = start + row.term
                let padding = String(repeating: " ", count: column - term.cellWidth)
                return row.text.wrapped(to: width, longWords: .broken, first: term + padding, rest: indent)
            }
            return row.term.wrapped(to: width, first: start, rest: start + "    ")
                + (row.text.isEmpty ? [] : row.text.wrapped(to: width, first: indent, rest: indent))
        }
    }
}
