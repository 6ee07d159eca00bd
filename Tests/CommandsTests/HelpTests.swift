import Arguments
import Foundation
import Notation
import TestSupport
import Testing

@testable import Commands

@Suite("Help, examples and completions of the tool")
struct HelpTests {
    @Test("the declarations have no faults")
    func faults() { #expect(CommandTable.tool.faults.isEmpty) }

    @Test("every help screen fits 80 columns, and any width from 40 on")
    func fits() {
        let tool = CommandTable.tool
        for command in [nil] + tool.commands.map(Optional.some) {
            for width in [40, 50, 80, 100, 200] {
                let text = HelpScreen(width: width).text(of: command, in: tool)
                // Below 80 columns a word that cannot be broken, such as a quoted animation, may be longer.
                let long = text.split(separator: "\n").filter { line in
                    let isOneWord = line.contains("'") || !line.drop { $0 == " " }.contains(" ")
                    return line.count > width && (width >= 80 || !isOneWord)
                }
                #expect(long.isEmpty, "\(command?.name ?? "dashpot") at \(width): \(long)")
                #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
            }
        }
    }

    @Test("--help, -h and help name show one screen, of 80 columns in a pipe")
    func spellings() throws {
        let folder = try Folder()
        for command in CommandTable.tool.commands {
            let expected = HelpScreen().text(of: command, in: CommandTable.tool)
            for words in [[command.name, "--help"], [command.name, "-h"], ["help", command.name]] {
                let outcome = try Dashpot.run(words, in: folder)
                #expect(outcome.text == expected, "\(words)")
                #expect(outcome.status == 0 && outcome.errors.isEmpty)
            }
        }
        let whole = HelpScreen().text(of: nil, in: CommandTable.tool)
        for words in [[], ["help"], ["--help"], ["-h"]] { #expect(try Dashpot.run(words, in: folder).text == whole) }
    }

    @Test("--version answers with the tool's name and version")
    func version() throws {
        #expect(try Dashpot.run("--version").text == "dashpot \(CommandTable.version)\n")
        #expect(try Dashpot.run("csv", "--version").text == "dashpot \(CommandTable.version)\n")
    }

    /// The examples of every screen; those of commands that need a terminal are not run here.
    static let examples: [Example] = (CommandTable.tool.examples + CommandTable.tool.commands.flatMap(\.examples))
        .filter { !$0.line.contains("dashpot tune") && !$0.line.contains("--watch") }
        .filter { !$0.line.contains("ffmpeg") || Program.isInstalled("ffmpeg") }

    @Test("an example of the help runs, and prints what it says it prints", arguments: examples)
    func example(example: Example) throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(".config/fish/completions"), withIntermediateDirectories: true)
        let outcome = try Dashpot.shell(example.line, environment: ["HOME": folder.url.path], in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
        if let output = example.output { #expect(outcome.text == output) }
    }

    @Test(
        "a real shell finds nothing wrong with its completions",
        arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "-n")])
    func completions(shell: String, option: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(["completions", shell, "-o", "script"], in: folder)
        #expect(outcome.status == 0)
        guard let path = Program(shell)?.path else { return }
        let check = try Dashpot.launch(path, [option, "script"], environment: [:], at: folder.url)
        #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
    }

    @Test("bash completes commands, options and values of the real tool", .enabled(if: Program.isInstalled("bash")))
    func bashCompletes() throws {
        let folder = try Folder()
        _ = try Dashpot.run(["completions", "bash", "-o", "script"], in: folder)
        let ask = """
            source ./script
            complete_for() {
                COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); COMPREPLY=()
                local function=$(complete -p dashpot | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
                "$function" dashpot "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
                printf '%s\\n' "${COMPREPLY[*]}"
            }
            complete_for dashpot insp
            complete_for dashpot csv --veloc
            complete_for dashpot csv snappy --solver sw
            complete_for dashpot plot press-s
            """
        let outcome = try Dashpot.launch("/bin/bash", ["-c", ask], environment: [:], at: folder.url)
        let lines = outcome.lines.map { $0.split(separator: " ").map(String.init) }
        #expect(lines.count == 4)
        #expect(lines.first == ["inspect"])
        #expect(lines.dropFirst().first.map(Set.init) == ["--velocities", "--velocity"])
        #expect(lines.dropFirst(2).first == ["swiftui"])
        #expect(lines.last == ["press-scale"])
    }

    @Test("help has a page for what an animation may be, and for every metric")
    func topics() throws {
        let animation = try Dashpot.run("help", "animation").text
        for ecosystem in Ecosystem.all { #expect(animation.contains(ecosystem.title)) }
        for word in Vocabulary.presets + Vocabulary.modifiers { #expect(animation.contains(word)) }
        let metrics = try Dashpot.run("help", "metrics").text
        let header = try #require(try Dashpot.run("inspect", "snappy", "--format", "csv").lines.first)
        for name in header.split(separator: ",")
        where !["label", "swiftui", "regime", "nearest", "nearest_difference_percent", "warnings"].contains(name) {
            #expect(metrics.contains("  \(name)"), "\(name)")
        }
    }

    @Test("an example of help animation can be read", arguments: Ecosystem.all)
    func animationExamples(ecosystem: Ecosystem) throws {
        for example in ecosystem.examples { #expect(try AnimationParser.parse(example).ecosystem == ecosystem) }
    }

    @Test(
        "help takes the width, wherever it stands",
        arguments: [
            "help csv --width N", "help --width N csv", "csv --help --width N", "--width=N csv -h",
            "help animation --width N",
        ])
    func width(line: String) throws {
        for width in [60, 140] {
            let words = line.replacingOccurrences(of: "N", with: "\(width)").split(separator: " ").map(String.init)
            let lines = try Dashpot.run(words, in: try Folder()).lines
            #expect(
                lines.allSatisfy { $0.count <= width } && lines.contains { $0.count > width - 40 }, "\(line) \(width)")
        }
        let outcome = try Dashpot.run("csv", "--help", "--width", "9")
        #expect(outcome.status == 2 && outcome.errors.contains("'--width' cannot be '9'"))
    }

    @Test(
        "Tab in a real zsh completes commands, options, their values and scene files",
        .enabled(if: Program.isInstalled("zsh") && Program.isInstalled("python3")))
    func zshCompletes() throws {
        let folder = try Folder()
        for name in ["mine.json5", "other.txt", "a.png"] { try folder.file(name, "") }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("References/zsh_tab.py")
        let asked = [
            "dashpot ins", "dashpot plot --fi", "dashpot plot --figure ", "dashpot plot mi", "dashpot film m",
            "dashpot plot snappy -o a",
        ]
        let outcome = try Dashpot.launch(
            try #require(Program("python3")?.path), [script.path, try Dashpot.path()] + asked, environment: [:],
            at: folder.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = outcome.lines
        try #require(lines.count == asked.count)
        let expected = [
            ["inspect"], ["--figure"], ["curves", "difference", "phase", "step", "taps", "velocity"], ["mine.json5"],
            ["mine.json5", "morphing-submit"],
            ["a.png"],
        ]
        for (line, words) in zip(lines, expected) {
            for word in words { #expect(line.contains(word), "\(line)") }
            #expect(!line.contains("other.txt"))
        }
    }

    @Test("groff finds nothing to warn of in the manual page", .enabled(if: Program.isInstalled("groff")))
    func manualPage() throws {
        let folder = try Folder()
        _ = try Dashpot.run(["completions", "man", "-o", "dashpot.1"], in: folder)
        #expect(try folder.bytes("dashpot.1").allSatisfy { $0 < 0x80 })
        let page = try Dashpot.launch(
            try #require(Program("groff")?.path), ["-man", "-Tutf8", "-ww", "dashpot.1"], environment: [:],
            at: folder.url)
        #expect(page.status == 0 && page.errors.isEmpty, "\(page.errors)")
        // A character of an example comes out as itself.
        #expect(page.text.contains("♥"))
    }
}
