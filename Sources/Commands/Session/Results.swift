import Reports

/// What a command makes, held until all of it is made: then every file is written beside its place, all are renamed, and
/// standard output comes last. So a refusal or a full disk leaves the old files as they were and nothing on standard output.
struct Results {
    private var files: [(path: String, bytes: [UInt8])] = []
    private var output: [UInt8] = []
    private var folder: String?

    /// Adds to standard output.
    mutating func print(_ text: String) { output += Array(text.utf8) }

    /// Adds a file; `-` is standard output.
    mutating func add(_ bytes: [UInt8], at path: String) {
        if path == "-" { output += bytes } else { files.append((path, bytes)) }
    }

    /// Has a folder made before the files are written; after a refusal it is gone again.
    mutating func makeFolder(_ path: String) { folder = path }

    /// Whether something goes to standard output.
    var hasOutput: Bool { !output.isEmpty }

    /// Writes only the first lines of what goes to standard output.
    func print(lines: Int, to session: Session) throws(OutputError) {
        let ends = output.indices.lazy.filter { output[$0] == UInt8(ascii: "\n") }.prefix(max(lines, 0))
        try session.print(Array(output[..<(ends.max().map { $0 + 1 } ?? 0)]))
    }

    /// Writes everything.
    func deliver(_ session: Session) throws {
        guard let folder else { return try write(session) }
        try Folder.making(folder) { try write(session) }
    }

    private func write(_ session: Session) throws(OutputError) {
        var written: [OutputFile] = []
        for file in files {
            let place = try OutputFile.open(file.path)
            try place.write(file.bytes)
            written.append(place)
        }
        for place in written { try place.finish() }
        try session.print(output)
    }
}
