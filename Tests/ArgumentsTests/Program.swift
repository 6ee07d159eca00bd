import Foundation

/// A program of the system that a test runs.
struct Program {
    let path: String

    /// The program of this name on the search path; `nil` when it is not installed.
    init?(_ name: String) {
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let paths = directories.map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        self.path = path
    }

    static func isInstalled(_ name: String) -> Bool { Program(name) != nil }

    /// What a run printed and how it ended.
    struct Outcome: Equatable {
        var output: String
        var errors: String
        var status: Int32
        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    /// Runs the program in a directory and waits for it.
    func run(_ arguments: [String], in directory: URL) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.standardInput = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["LC_ALL": "C.UTF-8", "HOME": directory.path, "TERM": "dumb"]) { $1 }
        let output = Pipe()
        let errors = directory.appendingPathComponent("stderr-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let complaints = try Data(contentsOf: errors)
        try FileManager.default.removeItem(at: errors)
        return Outcome(
            output: String(decoding: bytes, as: UTF8.self), errors: String(decoding: complaints, as: UTF8.self),
            status: process.terminationStatus)
    }
}

/// A directory that is gone when the test is over.
struct Scratch: ~Copyable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("arguments-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }
}
