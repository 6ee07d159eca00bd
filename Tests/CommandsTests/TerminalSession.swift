import Foundation
import TestSupport

/// A command driven through a pseudo-terminal by Tests/References/terminal.py, whose screen is pyte's.
struct TerminalSession {
    /// Whether a terminal can be driven here.
    static let isPossible = Python.has("pyte")

    /// What one step noted.
    enum Note: Equatable, Decodable {
        case lines([String])
        case flag(Bool)
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let note = try decoder.singleValueContainer()
            if let flag = try? note.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? note.decode(Int.self) {
                self = .number(number)
            } else if let text = try? note.decode(String.self) {
                self = .text(text)
            } else {
                self = .lines(try note.decode([String].self))
            }
        }

        /// The screen's lines as one text; empty for another note.
        var screen: String { if case .lines(let lines) = self { lines.joined(separator: "\n") } else { "" } }
    }

    /// The driver gave up.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The words after `dashpot`.
    var words: [String]
    var columns = 80
    var rows = 24
    var environment: [String: String] = [:]
    /// The file that takes standard output instead of the terminal.
    var output: URL?

    /// The folder the command runs in.
    var directory: URL?

    /// Runs the steps, which terminal.py explains, and answers what they noted.
    func run(_ steps: [[Any]]) throws -> [Note] {
        let folder = try Folder()
        var script: [String: Any] = [
            "command": [try Dashpot.path()] + words, "columns": columns, "rows": rows, "environment": environment,
            "steps": steps,
        ]
        if let directory { script["directory"] = directory.path }
        if let output { script["stdout"] = output.path }
        let place = try folder.file("script.json", try JSONSerialization.data(withJSONObject: script))
        let driver = References.file("terminal.py")
        guard let python = Program("python3")?.path else { throw Failure(description: "python3 is not installed") }
        let outcome = try Dashpot.launch(python, [driver.path, place], environment: [:], at: folder.url)
        guard outcome.status == 0 else { throw Failure(description: outcome.errors) }
        return try JSONDecoder().decode([Note].self, from: outcome.output)
    }
}
