import CLibrary

/// What tells one state of a file from another without reading it; editors that write beside and rename change the file's
/// number.
struct FileSignature: Hashable, Sendable {
    private let identity: FileIdentity
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// The present state of a file; nil when there is none, as for a moment while an editor renames.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        identity = FileIdentity(status)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let changed = status.st_mtimespec
        #else
            let changed = status.st_mtim
        #endif
        seconds = Int64(changed.tv_sec)
        nanoseconds = Int64(changed.tv_nsec)
    }
}
