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
final class OutputFile {
    private let descriptor: FileDescriptor
    /// The name it is written under until it is whole; nil when written in place.
    private let temporaryPath: String?
    private let finalPath: String
    private var isFinished = false

    /// Opens a file for writing at `path`.
    static func open(_ path: String) throws(OutputError) -> OutputFile {
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path) }
        if exists, access(path, W_OK) != 0 { throw .system(path, doing: "write") }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            return OutputFile(descriptor: try create(path, O_WRONLY), temporaryPath: nil, finalPath: path)
        }
        let finalPath = exists ? resolved(path) : path
        // The same folder, so that the rename stays within one file system.
        let temporaryPath = "\(finalPath).\(getpid()).part"
        unlink(temporaryPath)
        let descriptor = try create(temporaryPath, O_WRONLY | O_CREAT | O_EXCL, named: path)
        if exists { fchmod(descriptor.number, status.st_mode & 0o7777) }
        Interruption.remove(atInterrupt: temporaryPath)
        return OutputFile(descriptor: descriptor, temporaryPath: temporaryPath, finalPath: finalPath)
    }

    private init(descriptor: FileDescriptor, temporaryPath: String?, finalPath: String) {
        self.descriptor = descriptor
        self.temporaryPath = temporaryPath
        self.finalPath = finalPath
    }

    /// Appends bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { try descriptor.write(bytes) }

    /// Appends bytes.
    func write(_ bytes: [UInt8]) throws(OutputError) { try descriptor.write(bytes) }

    /// Puts the whole file in its place.
    func finish() throws(OutputError) {
        isFinished = true
        guard close(descriptor.number) == 0, temporaryPath.map({ rename($0, finalPath) == 0 }) ?? true else {
            let error = OutputError.system(finalPath, doing: "write")
            discard()
            throw error
        }
        if let temporaryPath { Interruption.forget(temporaryPath) }
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

    private static func create(
        _ path: String, _ flags: Int32, named name: String? = nil
    ) throws(OutputError) -> FileDescriptor {
        #if canImport(Darwin)
            let number = Darwin.open(path, flags | O_CLOEXEC, 0o666)
        #elseif canImport(Musl)
            let number = Musl.open(path, flags | O_CLOEXEC, 0o666)
        #else
            let number = Glibc.open(path, flags | O_CLOEXEC, 0o666)
        #endif
        guard number >= 0 else { throw .system(name ?? path, doing: "write") }
        return FileDescriptor(number: number, name: name ?? path)
    }

    private static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
