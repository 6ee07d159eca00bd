/// Writes the manual page of a tool in the `man` macros of roff, section 1.
///
/// A minus sign is a minus sign everywhere, so that what is copied from the page can be typed.
package struct ManPage: Sendable {
    private let tool: ToolSpec

    /// The manual page of a tool.
    package init(of tool: ToolSpec) {
        self.tool = tool
    }

    /// The page's source; ends in a line feed.
    package var text: String {
        let title = [tool.name.uppercased(), "1", "", "\(tool.name) \(tool.version)", "User Commands"]
        let lines =
            [".TH " + title.map(Roff.argument).joined(separator: " ")]
            + section(".SH NAME", [Roff.line("\(tool.name) - \(tool.summary)")])
            + section(".SH SYNOPSIS", [usage("\(tool.name) COMMAND [options] [arguments]")])
            + section(".SH DESCRIPTION", paragraphs(tool.discussion))
            + section(".SH COMMANDS", tool.pages.flatMap(command))
            + section(".SH OPTIONS", tagged(Section.options(tool.globalOptions)))
            + section(".SH EXAMPLES", (tool.examples + tool.pages.flatMap(\.examples)).flatMap(example))
            + section(".SH EXIT STATUS", exitStatuses(tool.exitStatuses))
        return lines.joined(separator: "\n") + "\n"
    }

    /// Lines under a heading; nothing without lines.
    private func section(_ heading: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [heading] + lines
    }

    private func command(_ command: CommandSpec) -> [String] {
        let forms = command.usageForms.map { usage("\(tool.name) \(command.name) \($0)") }
        return [".SS " + Roff.argument(command.name), forms.joined(separator: "\n.br\n")]
            + [".PP", Roff.line(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")]
            + section(".PP", paragraphs(command.discussion))
            + tagged(Section.arguments(of: command) + Section.options(command.options))
            + section(".PP\nExit status:", exitStatuses(command.exitStatuses))
    }

    private func usage(_ form: String) -> String { "\\fB" + Roff.text(form) + "\\fR" }

    private func paragraphs(_ text: String) -> [String] {
        let blocks = Paragraph.paragraphs(of: text).map { paragraph in
            switch paragraph {
            case .text(let text): text.split(separator: "\n").map { Roff.line(String($0)) }
            case .lines(let lines): [".RS 4", ".EX"] + lines.map(Roff.line) + [".EE", ".RE"]
            }
        }
        return Array(blocks.joined(separator: [".PP"]))
    }

    private func tagged(_ sections: [Section]) -> [String] {
        sections.flatMap(\.rows).flatMap { [".TP", "\\fB\(Roff.text($0.term))\\fR", Roff.line($0.text)] }
    }

    private func example(_ example: Example) -> [String] {
        let output = example.output.map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
        let lines = output.last == "" ? output.dropLast() : output[...]
        return [".PP", Roff.line(example.explanation), ".PP", ".RS 4", ".EX", Roff.line("$ " + example.line)]
            + lines.map { Roff.line(String($0)) } + [".EE", ".RE"]
    }

    private func exitStatuses(_ statuses: [ExitStatus]) -> [String] {
        statuses.flatMap { [".TP", "\\fB\($0.code)\\fR", Roff.line($0.meaning)] }
    }
}

/// How text is written in roff so that it comes out as it is.
enum Roff {
    /// Text within a line.
    static func text(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case _ where !character.isASCII:
                // troff reads bytes; a name in brackets is a character everywhere (groff_char(7)).
                for scalar in character.unicodeScalars {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
                }
            default: result.append(character)
            }
        }
    }

    /// A whole line of text; one that begins with a point is kept from being taken for a request.
    static func line(_ line: String) -> String {
        line.hasPrefix(".") ? "\\&" + text(line) : text(line)
    }

    /// An argument of a macro, in quotes.
    static func argument(_ argument: String) -> String {
        "\"" + text(argument).replacing("\"", with: "\\(dq") + "\""
    }
}
