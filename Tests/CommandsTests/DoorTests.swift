import Arguments
import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("The doors of the commands")
struct DoorTests {
    /// What each command can be asked about.
    static let subjects: [[String]] = [
        [], ["snappy"], ["0.12,0", "0.35,0.35"], ["old=0.4,0.4", "new=0.3,0.2"], ["press-scale"], ["morphing-symbol"],
        ["bash"],
    ]

    /// What may be said beside, so that everything that has an effect somewhere has one here.
    static let forms: [[String]] = [
        [], ["-o", "x.png"], ["-o", "x.gif"], ["-o", "-"], ["-o", "folder"], ["--csv", "x.csv"], ["--y4m", "-"],
        ["--inline", "kitty"], ["--solver", "swiftui"], ["--property", "corner-radius=18:32"], ["--format", "csv"],
        ["-o", "x.png", "--onion"], ["--property", "corner-radius=18:32", "--solver", "swiftui"],
    ]

    /// The forms of commands that are asked about numbers instead.
    static let ownForms: [String: [[String]]] = [
        "convert": [[], ["--to", "css"]], "tokens": [[], ["--to", "ts"]],
        "fit": [[], ["-o", "x.png"], ["-o", "-"], ["--inline", "kitty"], ["--start", "0.1"]].map {
            ["--rate", "60"] + $0
        } + [[]],
        "solve": [[], ["--duration", "0.3"], ["--duration", "0.3", "--format", "csv"]],
        "sweep": [
            ["--bounce", "0,0.5"], ["--duration", "0.1...0.2"], ["--stiffness", "100,200"],
            ["--stiffness", "100,200", "--damping", "5"], ["--duration", "0.1...0.2", "--bounce", "0...0.5"],
            ["--duration", "0.1...0.2", "--bounce", "0.1...0.5"],
            ["--duration", "0.1...0.2", "--bounce", "0...0.5", "-o", "x.png"],
            ["--duration", "0.1...0.2", "--bounce", "0...0.5", "-o", "-"],
            ["--duration", "0.1...0.2", "--bounce", "0...0.5", "--inline", "kitty"],
        ],
    ]

    /// The values of options that mean something else to one command.
    static let ownValues: [String: [String: String]] = [
        "convert": ["to": "css", "travel": "18pt", "strict": "1%", "error": "1%"],
        "tokens": ["to": "ts", "check": "x.ts", "output": "x.csv"],
        "fit": ["time-unit": "s", "column": "value", "time": "frame", "start": "0.1", "rate": "60", "format": "json"],
        "solve": ["reach": "0.9@120ms", "output": "x.csv"],
        "sweep": [
            "duration": "0.1...0.2", "response": "0.1,0.2", "stiffness": "100,200", "bounce": "0,0.5",
            "damping-ratio": "0.3,0.5", "damping": "5,9", "mass": "1,2", "velocity": "0,1", "metrics": "peak_time_s",
            "steps": "5x5", "mark": "press=0.12,0", "shard": "1/2",
        ],
        "batch": ["metrics": "peak_time_s"],
    ]

    /// A value for an option, by its name where the format alone does not tell.
    static func value(of option: OptionSpec, for command: String) -> String? {
        guard case .value = option.kind else { return nil }
        if let own = ownValues[command]?[option.name] { return own }
        let named = [
            "property": "scale=1:0.9", "set": "hold=0.2", "size": "800x600", "control": "170x52",
            "variant": "long-press",
            "output": ["csv", "inspect", "scene list"].contains(command) ? "x.csv" : "x.png", "frames-dir": "folder",
            "csv": "y.csv", "y4m": "x.y4m", "rgba": "x.rgba",
            "curve": "scale",
            "from": "0.5", "to": "2", "name": "buy", "title": "A title", "precision": "3", "samples": "5",
            "theme": "dark",
        ]
        return named[option.name] ?? option.choices.last ?? (option.name == "loop" ? "2" : "1")
    }

    static func ask(_ command: any Command.Type, _ words: [String]) throws {
        func ask<Asked: Command>(_ command: Asked.Type) throws {
            guard case .run(_, let arguments) = try CommandTable.tool.parse(words) else { return }
            _ = try command.request(from: arguments)
        }
        try ask(command)
    }

    static let names = CommandTable.commands.map(\.name)

    @Test("a command reads only what it declares, and everything it declares has an effect somewhere", arguments: names)
    func walk(name: String) throws {
        let command = try #require(CommandTable.commands.first { $0.name == name }).command
        let start = name.split(separator: " ").map(String.init)
        var idle = Set(command.spec.options.map(\.name)).subtracting([CommonOptions.watch.spec.name])
        let folder = try Folder()
        let samples = try folder.file(
            "samples.csv", "frame,value\n0,0\n6,0.4\n12,0.9\n18,1.1\n24,1.02\n30,1\n36,1\n42,1\n")
        let tokens = try folder.file("tokens.json", #"{ "a": { "$type": "spring", "$value": "snappy" } }"#)
        let files = ["fit": samples, "tokens": tokens]
        for subject in files[name].map({ [[$0]] }) ?? Self.subjects {
            for form in Self.ownForms[name] ?? Self.forms {
                for option in [nil] + command.spec.options.map(Optional.some) {
                    let said =
                        option.map { ["--" + $0.name] + (Self.value(of: $0, for: name).map { [$0] } ?? []) } ?? []
                    do {
                        try Self.ask(command, start + subject + form + said)
                        if let option { idle.remove(option.name) }
                    } catch UsageError.undeclared(let option, _) {
                        Issue.record("\(name) reads \(option), which it does not declare: \(subject + form + said)")
                    } catch {}
                }
            }
        }
        #expect(try folder.names == ["samples.csv", "tokens.json"])
        #expect(idle.isEmpty, "never of any effect: \(idle.sorted())")
    }
}
