#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What happens when the command is interrupted: half-written files go, then the signal takes its usual course.
enum Interruption {
    // A signal handler may only read plain memory: a fixed table of C strings, filled before the handler can need it.
    private static let capacity = 8
    nonisolated(unsafe) private static let paths = {
        let table = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        table.initialize(repeating: nil, count: capacity)
        return table
    }()

    /// Makes writing to a pipe that nobody reads an error of the write, not the end of the process.
    static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Has a file removed when the command is interrupted.
    static func remove(atInterrupt path: String) {
        let table = paths
        guard let slot = (0..<capacity).first(where: { table[$0] == nil }) else { return }
        table[slot] = strdup(path)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let former = signal(number) { received in
                for slot in 0..<Interruption.capacity {
                    if let path = Interruption.paths[slot] { unlink(path) }
                }
                signal(received, SIG_DFL)
                raise(received)
            }
            // What was ignored, as under nohup, stays ignored.
            if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
    }

    /// Keeps a file that is whole now, or gone.
    static func forget(_ path: String) {
        for slot in 0..<capacity {
            guard let entry = paths[slot], strcmp(entry, path) == 0 else { continue }
            paths[slot] = nil
            free(entry)
        }
    }
}
