import Foundation

/// The built command, run as a person or a script runs it.
enum Dashpot {
    /// What a run left behind.
    struct Outcome {
        var status: Int32
        var output: Data
        var errors: String

        /// Standard output as text.
        var text: String { String(decoding: output, as: UTF8.self) }
        /// The lines of standard output.
        var lines: [String] {
            text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
        /// The lines of standard error.
        var complaints: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// The command was not built beside the tests.
    struct NotBuilt: Error {
        let lookedIn: [String]
    }

    /// A run that did not end.
    struct Stuck: Error {
        let words: [String]
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
    ) throws -> Outcome {
        try launch(try path(), words, input: input, environment: environment, at: folder.url)
    }

    /// Runs the command in a folder of its own.
    static func run(
        _ words: String..., input: String? = nil, environment: [String: String] = [:]
    ) throws -> Outcome {
        let folder = try Folder()
        return try run(words, input: input, environment: environment, in: folder)
    }

    /// Runs a script in bash, in which `dashpot` is the command.
    static func shell(
        _ script: String, input: String? = nil, environment: [String: String] = [:], in folder: borrowing Folder
    ) throws -> Outcome {
        let path = try path()
        let quoted = "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'"
        return try launch(
            "/bin/bash", ["-c", "dashpot() { \(quoted) \"$@\"; }\ndashpot_path=\(quoted)\n" + script], input: input,
            environment: environment, at: folder.url)
    }

    /// Runs a program. The environment is small and known; streams are files, so that nothing waits for a reader.
    static func launch(
        _ program: String, _ words: [String], input: String? = nil, environment: [String: String], at folder: URL
    ) throws -> Outcome {
        let streams = try Folder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.currentDirectoryURL = folder
        var variables = ["LC_ALL": "C.UTF-8", "HOME": streams.url.path, "TERM": "xterm-256color"]
        variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        // Where the tests themselves find the Swift runtime and a stated font.
        variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        process.environment = variables.merging(environment) { $1 }
        process.standardInput =
            try input.map { text -> FileHandle in
                try FileHandle(forReadingFrom: URL(fileURLWithPath: try streams.file("input", text)))
            } ?? .nullDevice
        let places = try ["output", "errors"].map { name in
            let place = URL(fileURLWithPath: try streams.file(name, ""))
            return (place, try FileHandle(forWritingTo: place))
        }
        process.standardOutput = places[0].1
        process.standardError = places[1].1
        try process.run()
        // A bug may keep the command from ending; the tests should end all the same.
        let watchdog = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: watchdog)
        process.waitUntilExit()
        watchdog.cancel()
        for place in places { try place.1.close() }
        if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL {
            throw Stuck(words: words)
        }
        return Outcome(
            status: process.terminationReason == .uncaughtSignal
                ? 128 + process.terminationStatus : process.terminationStatus,
            output: try Data(contentsOf: places[0].0),
            errors: String(decoding: try Data(contentsOf: places[1].0), as: UTF8.self))
    }
}

/// An empty folder that is gone when the test is over.
struct Folder: ~Copyable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("dashpot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and gives its path.
    @discardableResult func file(_ name: String, _ text: String) throws -> String {
        try file(name, Data(text.utf8))
    }

    /// Writes a file and gives its path.
    @discardableResult func file(_ name: String, _ bytes: Data) throws -> String {
        let place = url.appendingPathComponent(name)
        try bytes.write(to: place)
        return place.path
    }

    /// The bytes of a file.
    func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }

    /// The text of a file.
    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// The names of everything in it, sorted.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}

/// A program of the system that some tests ask for an opinion.
enum Peer {
    /// Its path; nil where it is not installed.
    static func path(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile)
    }

    /// Whether Python has a module.
    static func hasPython(_ module: String) -> Bool {
        guard let python = path("python3"), let folder = try? Folder() else { return false }
        let outcome = try? Dashpot.launch(python, ["-c", "import \(module)"], environment: [:], at: folder.url)
        return outcome?.status == 0
    }
}
