import Foundation
import TestSupport

/// The built command, run as a person or a script runs it.
enum Dashpot {
    /// The command was not built beside the tests.
    struct NotBuilt: Error {
        let lookedIn: [String]
    }

    /// The path of the command that lies beside the test bundle.
    static func path() throws -> String {
        let bundles = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
        let folders = bundles.filter { $0.contains(".xctest") || $0.contains("/debug/") || $0.contains("/release/") }
            .flatMap { path -> [String] in
                var folder = URL(fileURLWithPath: path)
                return (0..<5).map { _ in
                    folder.deleteLastPathComponent()
                    return folder.path
                }
            }
        guard
            let found = folders.map({ "\($0)/dashpot" }).first(where: {
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
            })
        else { throw NotBuilt(lookedIn: folders) }
        return found
    }

    /// Runs the command with some words.
    static func run(
        _ words: [String], input: String? = nil, environment: [String: String] = [:], in folder: borrowing Folder
    ) throws -> Program.Outcome {
        try launch(try path(), words, input: input, environment: environment, at: folder.url)
    }

    /// Runs the command in a folder of its own.
    static func run(
        _ words: String..., input: String? = nil, environment: [String: String] = [:]
    ) throws -> Program.Outcome {
        let folder = try Folder()
        return try run(words, input: input, environment: environment, in: folder)
    }

    /// Runs a script in bash, in which `dashpot` is the command.
    static func shell(
        _ script: String, input: String? = nil, environment: [String: String] = [:], in folder: borrowing Folder
    ) throws -> Program.Outcome {
        let path = try path()
        let quoted = "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'"
        return try launch(
            "/bin/bash", ["-c", "dashpot() { \(quoted) \"$@\"; }\ndashpot_path=\(quoted)\n" + script], input: input,
            environment: environment, at: folder.url)
    }

    /// Runs a program in a terminal's environment.
    static func launch(
        _ program: String, _ words: [String], input: String? = nil, environment: [String: String], at folder: URL
    ) throws -> Program.Outcome {
        try Program(path: program).run(
            words, input: input, environment: ["TERM": "xterm-256color"].merging(environment) { $1 }, in: folder)
    }
}
