import Reports

/// A long result written as it is made: to standard output, or beside a file and renamed when whole.
enum ResultStream {
    /// The most bytes that pass through at once.
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
}
