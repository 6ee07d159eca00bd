import CLibrary

/// Why bytes did not reach their place.
enum OutputError: Error, Hashable {
    /// The reader of a pipe has gone: no fault, the command ends quietly.
    case closedPipe
    /// The system refused; `code` is its errno.
    case refused(place: String, doing: String, code: Int32)
    /// The place is a directory.
    case isDirectory(String)
    /// The place is a file that is read in the same run, under the second name.
    case isInput(String, read: String)
    /// A person asked for an end.
    case interrupted

    /// The error for the errno left by a call that failed at `place`.
    static func system(_ place: String, doing: String) -> OutputError {
        errno == EPIPE ? .closedPipe : .refused(place: place, doing: doing, code: errno)
    }
}

extension OutputError: CustomStringConvertible {
    var description: String {
        switch self {
        case .closedPipe:
            "the reader of the output has closed it"
        case .refused(let place, let doing, let code):
            "cannot \(doing) \(place): \(reason(code)); \(remedy(code))"
        case .isDirectory(let path):
            "cannot write \(path): it is a directory; name a file in it"
        case .isInput(let path, let read) where path == read:
            "\(path) is read and would be written over; name another file"
        case .isInput(let path, let read):
            "\(path) is read as \(read) and would be written over; name another file"
        case .interrupted:
            "interrupted"
        }
    }

    private func reason(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) }?.lowercased() ?? "error \(code)"
    }

    private func remedy(_ code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "free some space or name another place"
        case ENOENT: "create its folder first or name another place"
        case ELOOP: "its links lead nowhere but to each other; name another place"
        case EACCES, EPERM, EROFS: "name a place you may write to"
        default: "name another place"
        }
    }
}
