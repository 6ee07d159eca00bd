import CLibrary

/// What makes two paths name one file, whatever links lead to it.
struct FileIdentity: Hashable, Sendable {
    /// The device the file lies on.
    let device: UInt64
    /// The file's number there.
    let number: UInt64

    /// The identity in a file's status.
    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    // The command reads and writes on one thread.
    nonisolated(unsafe) private static var read: [FileIdentity: String] = [:]

    /// Remembers that an open file is read, so that it is not written over.
    static func rememberReading(_ descriptor: Int32, named name: String) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        read[FileIdentity(status)] = name
    }

    /// The name under which this file was read in this run; nil where it was not.
    var nameWhenRead: String? { Self.read[self] }
}
