import CLibrary

/// What happens when the command is interrupted: half-written files go, then the signal takes its usual course.
enum Interruption {
    // A signal handler may only read plain memory: a fixed table of C strings, filled before the handler can need it.
    private static let capacity = 8
    nonisolated(unsafe) private static let paths = {
        let table = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        table.initialize(repeating: nil, count: capacity)
        return table
    }()

    /// Makes writing to a pipe that nobody reads, or beyond the limit of a file's size, an error of the write and not the
    /// end of the process.
    static func ignoreClosedPipes() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// What the signals did before, by their numbers: a full screen has the terminal to give back.
    nonisolated(unsafe) private static let before = {
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
        table.initialize(repeating: sigaction(), count: 32)
        return table
    }()
    private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    nonisolated(unsafe) private static var isInstalled = false

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Has a file removed when the command is interrupted.
    static func remove(atInterrupt path: String) {
        let table = paths
        guard let slot = (0..<capacity).first(where: { table[$0] == nil }) else { return }
        table[slot] = strdup(path)
        guard !isInstalled else { return }
        isInstalled = true
        for number in numbers {
            sigaction(number, nil, before + Int(number))
            signal(number) { received in
                for slot in 0..<Interruption.capacity {
                    if let path = Interruption.paths[slot] { unlink(path) }
                }
                sigaction(received, Interruption.before + Int(received), nil)
                raise(received)
            }
            // What was ignored, as under nohup, stays ignored.
            if isIgnored(before[Int(number)]) { signal(number, SIG_IGN) }
        }
    }

    /// Keeps a file that is whole now, or gone.
    static func forget(_ path: String) {
        for slot in 0..<capacity {
            guard let entry = paths[slot], strcmp(entry, path) == 0 else { continue }
            paths[slot] = nil
            free(entry)
        }
        guard isInstalled, (0..<capacity).allSatisfy({ paths[$0] == nil }) else { return }
        isInstalled = false
        for number in numbers { sigaction(number, before + Int(number), nil) }
    }
}
