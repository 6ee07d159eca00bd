import CLibrary

/// An open file of the system, by its number; the caller closes what it opened.
struct FileDescriptor: Hashable, Sendable {
    /// The system's number.
    let number: Int32
    /// What errors call it.
    let name: String

    static let standardInput = FileDescriptor(number: 0, name: "standard input")
    static let standardOutput = FileDescriptor(number: 1, name: "standard output")
    static var standardError: FileDescriptor {
        FileDescriptor(number: MemoryLimit.errorNumber, name: "standard error")
    }

    /// Takes the numbers 0, 1 and 2 where they are closed, so that no file opened later gets one of them and is written to
    /// as standard output or error. Using one still fails, as with a closed one.
    static func keepStandardNumbers() {
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
            // The lowest free number is given out. Reading what is open for writing fails, and the other way round.
            _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Whether a person's terminal is at the other end.
    var isTerminal: Bool { isatty(number) == 1 }

    /// Whether data waits at the other end of a pipe, or in a file: not a terminal, not nothing.
    var holdsInput: Bool {
        var status = stat()
        guard fstat(number, &status) == 0 else { return false }
        switch status.st_mode & S_IFMT {
        case S_IFIFO, S_IFSOCK: return true
        case S_IFREG: return status.st_size > 0
        default: return false
        }
    }

    /// Waits until a file that does not block takes bytes again, or has some.
    static func wait(for number: Int32, until event: Int32) {
        var place = pollfd(fd: number, events: Int16(event), revents: 0)
        _ = poll(&place, 1, -1)
    }

    /// Writes every byte, however many calls it takes.
    ///
    /// - Throws: ``OutputError/interrupted`` when Control-C was pressed while a watch goes on.
    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            if Interruption.isRequested { throw .interrupted }
            #if canImport(Darwin)
                let count = Darwin.write(number, start, rest.count)
            #elseif canImport(Musl)
                let count = Musl.write(number, start, rest.count)
            #else
                let count = Glibc.write(number, start, rest.count)
            #endif
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN || errno == EWOULDBLOCK {
                    Self.wait(for: number, until: POLLOUT)
                    continue
                }
                throw .system(name, doing: "write to")
            }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    /// Writes every byte of an array.
    func write(_ bytes: [UInt8]) throws(OutputError) {
        let outcome = bytes.withUnsafeBytes { buffer -> Result<Void, OutputError> in
            do throws(OutputError) {
                return .success(try write(buffer))
            } catch {
                return .failure(error)
            }
        }
        try outcome.get()
    }

    /// Writes a text as UTF-8.
    func write(_ text: String) throws(OutputError) {
        try write(Array(text.utf8))
    }
}
