import CLibrary

/// A file being written beside its place and renamed into it when whole, so that a failure leaves the old file as it was.
///
/// What is no regular file (a device, a named pipe) is written in place. A symbolic link stays a link: its target is
/// replaced, or made where it is missing. A file that is read in the same run is not written over.
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
        if !exists, errno == ELOOP { throw .system(path, doing: "write") }
        try refuseInput(path)
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path) }
        if exists, access(path, W_OK) != 0 { throw .system(path, doing: "write") }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            return OutputFile(descriptor: try create(path, O_WRONLY), temporaryPath: nil, finalPath: path)
        }
        let finalPath = exists ? resolved(path) : target(of: path)
        // The same folder, so that the rename stays within one file system.
        let temporaryPath = temporary(beside: finalPath)
        unlink(temporaryPath)
        // Before it is there, so that no interruption comes in between.
        Interruption.remove(atInterrupt: temporaryPath)
        do throws(OutputError) {
            let descriptor = try create(temporaryPath, O_WRONLY | O_CREAT | O_EXCL, named: path)
            if exists {
                // Whoever may give files away, as root may, keeps the owner; the mode comes after, for a new owner takes
                // its special bits away.
                _ = fchown(descriptor.number, status.st_uid, status.st_gid)
                fchmod(descriptor.number, status.st_mode & 0o7777)
            }
            return OutputFile(descriptor: descriptor, temporaryPath: temporaryPath, finalPath: finalPath)
        } catch {
            Interruption.forget(temporaryPath)
            throw error
        }
    }

    /// Refuses a file that is read in the same run.
    static func refuseInput(_ path: String) throws(OutputError) {
        var status = stat()
        guard stat(path, &status) == 0, let name = FileIdentity(status).nameWhenRead else { return }
        throw .isInput(path, read: name)
    }

    /// Removes a file that is not wanted any more; one that cannot be removed stays.
    static func remove(_ path: String) { unlink(path) }

    /// Where a file that is not there yet is to be made: the end of the links that the path may be.
    private static func target(of path: String) -> String {
        var path = path
        // The system has followed them before and found no circle.
        while let next = destination(of: path) {
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            path = next.hasPrefix("/") ? next : folder + next
        }
        return path
    }

    /// What a symbolic link says; nil for what is none.
    private static func destination(of path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }

    /// A hidden name of this process's own in the same folder, short whatever the file is called.
    private static func temporary(beside path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let name = path.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return "\(folder).dashpot-\(getpid())-\(String(name, radix: 36)).part"
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
        var number: Int32 = -1
        repeat {
            // A named pipe waits here for its reader.
            number = openFile(path, flags | O_CLOEXEC, 0o666)
            if number < 0, Interruption.isRequested { throw .interrupted }
        } while number < 0 && errno == EINTR
        guard number >= 0 else { throw .system(name ?? path, doing: "write") }
        return FileDescriptor(number: number, name: name ?? path)
    }

    /// Whether two paths name one file, there or not yet.
    static func areSame(_ first: String, _ second: String) -> Bool { place(first) == place(second) }

    private static func place(_ path: String) -> String {
        let whole = resolved(path)
        guard whole == path else { return whole }
        let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        return resolved(folder) + "/" + name
    }

    private static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}

/// The system's own `open`, which the method of the same name hides.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
