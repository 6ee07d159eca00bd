import Foundation

/// A program that a test runs.
package struct Program {
    package let path: String

    package init(path: String) { self.path = path }

    /// The program of this name on the search path; nil where it is not installed.
    package init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let found = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
        guard let found else { return nil }
        path = found
    }

    package static func isInstalled(_ name: String) -> Bool { Program(name) != nil }

    /// What a run left behind.
    package struct Outcome: Equatable {
        package var status: Int32
        package var output: Data
        package var errors: String

        /// A run that ended well and said nothing.
        package static let silent = Outcome(status: 0, output: Data(), errors: "")

        /// Standard output as text.
        package var text: String { String(decoding: output, as: UTF8.self) }

        /// The lines of standard output.
        package var lines: [String] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return lines.last == "" ? lines.dropLast() : lines
        }

        /// The lines of standard error.
        package var complaints: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// A run that did not end.
    package struct Stuck: Error { package let words: [String] }

    /// Runs the program in a folder. The environment is small and known; streams are files, so that nothing waits for a
    /// reader. A death by signal has the status that a shell gives it.
    package func run(
        _ words: [String], input: String? = nil, environment: [String: String] = [:], in folder: URL,
        limit: Double = 300
    ) throws -> Outcome {
        let streams = try Folder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = words
        process.currentDirectoryURL = folder
        var variables = ["LC_ALL": "C.UTF-8", "HOME": streams.url.path, "TERM": "dumb"]
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
        // A bug may keep the program from ending; the tests should end all the same.
        let watchdog = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
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
