import Reports

/// A long result written as it is made: to standard output, or beside a file and renamed when whole.
enum ResultStream {
    /// What takes the bytes.
    typealias Sink = (UnsafeRawBufferPointer) throws(OutputError) -> Void

    /// Lets a body write to a path; `-` is standard output.
    static func write(to path: String, _ body: (Sink) throws -> Void) throws {
        guard path != "-" else {
            try body { bytes throws(OutputError) in try FileDescriptor.standardOutput.write(bytes) }
            return
        }
        let file = try OutputFile.open(path)
        try body { bytes throws(OutputError) in try file.write(bytes) }
        try file.finish()
    }

    /// Writes a text to a sink.
    static func write(_ text: String, to sink: Sink) throws(OutputError) {
        try write(Array(text.utf8), to: sink)
    }

    /// Writes bytes to a sink.
    static func write(_ bytes: [UInt8], to sink: Sink) throws(OutputError) {
        let outcome = bytes.withUnsafeBytes { buffer -> Result<Void, OutputError> in
            do throws(OutputError) { return .success(try sink(buffer)) } catch { return .failure(error) }
        }
        try outcome.get()
    }
}
