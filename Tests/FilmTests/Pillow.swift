import Foundation
import Testing

/// Another decoder: Python's Pillow. Tests that need it are skipped where it is not installed.
enum Pillow {
    static let isInstalled = (try? run("print('yes')", [])) == "yes"

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a script after `from PIL import Image`, the bytes in a file named by `path`; gives what it prints.
    static func run(_ script: String, _ bytes: [UInt8]) throws -> String {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("dashpot-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c", "import sys\nfrom PIL import Image, ImageSequence\npath = sys.argv[1]\n" + script,
            file.path,
        ]
        let output = Pipe(), errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: message) }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
