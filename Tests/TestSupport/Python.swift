import Foundation

/// A python3 process, which many other decoders and validators live in.
package enum Python {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        package init(description: String) { self.description = description }
    }

    /// Whether python3 is there and has a module.
    package static func has(_ module: String) -> Bool { (try? run("import \(module)"))?.status == 0 }

    /// Runs a script, by default in a folder of its own.
    package static func run(
        _ script: String, _ words: [String] = [], input: String? = nil, in folder: URL? = nil
    ) throws -> Program.Outcome {
        guard let python = Program("python3") else { throw Failure(description: "python3 is not installed") }
        // Modules may be installed for one user.
        let environment = ["HOME": NSHomeDirectory()]
        let words = ["-X", "utf8", "-c", script] + words
        if let folder { return try python.run(words, input: input, environment: environment, in: folder) }
        let own = try Folder()
        return try python.run(words, input: input, environment: environment, in: own.url)
    }
}

/// Another decoder of pictures: Python's Pillow. Tests that need it are skipped where it is not installed.
package enum Pillow {
    package static let isInstalled = Python.has("PIL")

    /// Runs a script after `from PIL import Image`, the bytes in a file named by `path`; gives what it prints.
    package static func run(_ script: String, _ bytes: [UInt8]) throws -> String {
        let folder = try Folder()
        let file = try folder.file("picture", Data(bytes))
        let outcome = try Python.run(
            "import sys\nfrom PIL import Image, ImageSequence\npath = sys.argv[1]\n" + script, [file])
        guard outcome.status == 0 else { throw Python.Failure(description: outcome.errors) }
        return outcome.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
