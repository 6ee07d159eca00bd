#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file being written beside its place and renamed into it when whole, so that a failure leaves the old file as it was.
///
/// What is no regular file (a device, a named pipe) is written in place. A symbolic link stays a link: its target is
/// replaced.
struct OutputFile: ~Copyable {
    private let descriptor: FileDescriptor
    /// The name it is written under until it is whole; nil when written in place.
    private let temporaryPath: String?
    private let finalPath: String
    private var isFinished = false

    /// Opens a file for writing at `path`.
    init(path: String) throws(OutputError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path) }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            let number = open(path, O_WRONLY | O_CLOEXEC)
            guard number >= 0 else { throw .system(path, doing: "write") }
            descriptor = FileDescriptor(number: number, name: path)
            temporaryPath = nil
            finalPath = path
            return
        }
        if exists, access(path, W_OK) != 0 { throw .system(path, doing: "write") }
        finalPath = exists ? Self.resolved(path) : path
        // The same folder, so that the rename stays within one file system.
        let temporary = "\(finalPath).\(getpid()).part"
        let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw .system(path, doing: "write") }
        if exists { fchmod(number, status.st_mode & 0o7777) }
        descriptor = FileDescriptor(number: number, name: path)
        temporaryPath = temporary
        Interruption.remove(atInterrupt: temporary)
    }

    /// Appends bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { try descriptor.write(bytes) }

    /// Appends bytes.
    func write(_ bytes: [UInt8]) throws(OutputError) { try descriptor.write(bytes) }

    /// Puts the whole file in its place.
    consuming func finish() throws(OutputError) {
        guard close(descriptor.number) == 0 else {
            let error = OutputError.system(finalPath, doing: "write")
            discard()
            isFinished = true
            throw error
        }
        isFinished = true
        guard let temporaryPath else { return }
        guard rename(temporaryPath, finalPath) == 0 else {
            let error = OutputError.system(finalPath, doing: "write")
            discard()
            throw error
        }
        Interruption.forget(temporaryPath)
    }

    deinit {
        if !isFinished {
            close(descriptor.number)
            discard()
        }
    }

    private func discard() {
        guard let temporaryPath else { return }
        unlink(temporaryPath)
        Interruption.forget(temporaryPath)
    }

    private static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
