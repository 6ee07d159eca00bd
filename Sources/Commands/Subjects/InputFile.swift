import CLibrary

/// Reads files and standard input whole.
enum InputFile {
    /// The most bytes that are read of one file: 64 MiB.
    static let mostBytes = 64 << 20

    /// The text of a file, `-` being standard input; malformed UTF-8 is repaired.
    static func text(at path: String) throws -> String {
        String(decoding: try bytes(at: path), as: UTF8.self)
    }

    /// The bytes of a file, `-` being standard input. What was read is not written over in the same run.
    ///
    /// - Throws: ``InputError/interrupted`` when Control-C is pressed during a watch, so that nobody waits for a pipe whose
    ///   other end stays closed.
    static func bytes(at path: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try stream(path) { chunk in
            bytes += chunk
            guard bytes.count <= mostBytes else {
                throw InputError.tooLarge(path: path == "-" ? "standard input" : path, bytes: mostBytes)
            }
        }
        return bytes
    }

    /// Reads a file in chunks, `-` being standard input, as ``bytes(at:)`` does.
    static func stream(_ path: String, _ take: ([UInt8]) throws -> Void) throws {
        let name = path == "-" ? "standard input" : path
        let descriptor = path == "-" ? 0 : try opened(path)
        defer { if descriptor != 0 { close(descriptor) } }
        FileIdentity.rememberReading(descriptor, named: name)
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 {
                if Interruption.isRequested { throw InputError.interrupted }
                if errno == EINTR { continue }
                if errno == EAGAIN || errno == EWOULDBLOCK {
                    FileDescriptor.wait(for: descriptor, until: POLLIN)
                    continue
                }
                throw InputError.unreadable(path: name, reason: reason())
            }
            if count == 0 { return }
            try take(Array(chunk[..<count]))
        }
    }

    private static func opened(_ path: String) throws(InputError) -> Int32 {
        while true {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            if descriptor >= 0 { return descriptor }
            if Interruption.isRequested { throw .interrupted }
            guard errno == EINTR else { throw .unreadable(path: path, reason: reason()) }
        }
    }

    private static func reason() -> String {
        strerror(errno).map { String(cString: $0).lowercased() } ?? "error \(errno)"
    }
}
