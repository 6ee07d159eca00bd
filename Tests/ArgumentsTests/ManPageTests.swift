import Arguments
import Foundation
import TestSupport
import Testing

@Suite("Manual page")
struct ManPageTests {
    /// A tool whose texts hold everything roff takes for its own.
    static let awkward = ToolSpec(
        "knot", version: "1.0", summary: "'tie' -- and \\untie\\",
        discussion: """
            .spring is a dot at the beginning of a line.
            'quoted' at the beginning
            of a line; a ~ tilde, a ^ hat, a ` tick, "quotes", \\n and \\fBnot bold.

              .kept  as-is
              'too'
            """,
        examples: [Example("knot tie '.spring(duration: 0.3)'", ".spring again.", output: ".5\n'x'\n\n-1\n")],
        exitStatuses: [ExitStatus(0, "Tied.")],
        commands: [CommandSpec("tie", summary: ".tie \"it\"")])

    @Test("the source is man macros with every special character escaped")
    func source() {
        let tool = ToolSpec(
            "s", version: "1", summary: "it's a-b",
            commands: [
                CommandSpec("go", summary: "go") {
                } options: {
                    Tea.heat
                }
            ])
        #expect(
            ManPage(of: tool).text == """
                .TH "S" "1" "" "s 1" "User Commands"
                .SH NAME
                s \\- it\\(aqs a\\-b
                .SH SYNOPSIS
                \\fBs COMMAND [options] [arguments]\\fR
                .SH COMMANDS
                .SS "go"
                \\fBs go [options]\\fR
                .PP
                Go.
                .TP
                \\fB\\-t, \\-\\-heat N\\fR
                How hot. Default: 80.
                .SS "help"
                \\fBs help [options] [COMMAND...]\\fR
                .PP
                Explain a command.
                .TP
                \\fB[COMMAND...]\\fR
                The command to explain, with its action where it has some; without one, the whole tool.
                .SH OPTIONS
                .TP
                \\fB\\-h, \\-\\-help\\fR
                Show this help.
                .TP
                \\fB\\-\\-version\\fR
                Show the version.

                """)
    }

    @Test("the sections come in the order of manual pages")
    func sections() {
        let headings = ManPage(of: Tea.tool).text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
        #expect(
            headings.map { $0.dropFirst(4) } == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXAMPLES", "EXIT STATUS",
            ])
    }

    @Test("groff finds nothing to warn of", .enabled(if: Program.isInstalled("groff"), "groff is not installed"))
    func warnings() throws {
        for tool in [Tea.tool, Self.awkward] {
            let scratch = try Folder()
            let page = try scratch.file("page.1", ManPage(of: tool).text)
            let outcome = try #require(Program("groff")).run(
                ["-ww", "-man", "-Tutf8", "-Kutf8", "-z", page], in: scratch.url)
            #expect(outcome == .silent)
        }
    }

    @Test("the page reads as it was written", .enabled(if: Program.isInstalled("groff"), "groff is not installed"))
    func rendered() throws {
        let scratch = try Folder()
        let page = try scratch.file("page.1", ManPage(of: Self.awkward).text)
        let outcome = try #require(Program("groff")).run(
            ["-man", "-Tutf8", "-Kutf8", "-P-cbou", page], in: scratch.url)
        let text = outcome.text
        #expect(text.contains("knot - 'tie' -- and \\untie\\\n"))
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains(
                ".spring is a dot at the beginning of a line. 'quoted' at the beginning of a line; a ~ tilde, a ^ hat, "
                    + "a ` tick, \"quotes\", \\n and \\fBnot bold."))
        #expect(text.contains(".kept  as-is\n           'too'\n"))
        #expect(text.contains("$ knot tie '.spring(duration: 0.3)'\n           .5\n           'x'\n\n           -1\n"))
        #expect(text.contains(".tie \"it\"."))
    }
}
