import CLibrary

/// What happens when the command is interrupted: half-written files go, then the signal takes its usual course. While a
/// watch goes on, the first Control-C asks for an end, and a second one, or any other signal that ends a process, ends it at
/// once.
enum Interruption {
    // A signal handler may only read plain memory: a fixed table of C strings, filled before the handler can need it.
    private static let capacity = 8
    nonisolated(unsafe) private static let paths = {
        let table = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        table.initialize(repeating: nil, count: capacity)
        return table
    }()

    /// Whether the first Control-C only asks, and whether it has come.
    nonisolated(unsafe) private static let asked = {
        let flags = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 2)
        flags.initialize(repeating: 0, count: 2)
        return flags
    }()
    private static let isPatient = 0, isAsked = 1

    /// What the signals did before, by their numbers: a full screen has the terminal to give back.
    nonisolated(unsafe) private static let before = {
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
        table.initialize(repeating: sigaction(), count: 32)
        return table
    }()
    private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    nonisolated(unsafe) private static var isInstalled = false

    /// Makes writing to a pipe that nobody reads, or beyond the limit of a file's size, an error of the write and not the
    /// end of the process.
    static func ignoreClosedPipes() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Whether a person has asked for an end since ``listen()``.
    static var isRequested: Bool { asked[isAsked] != 0 }

    /// From here on the first Control-C only sets ``isRequested``.
    static func listen() {
        asked[isAsked] = 0
        asked[isPatient] = 1
        install()
    }

    /// Has a file removed when the command is interrupted.
    static func remove(atInterrupt path: String) {
        guard let slot = (0..<capacity).first(where: { paths[$0] == nil }) else { return }
        paths[slot] = strdup(path)
        install()
    }

    /// Keeps a file that is whole now, or gone.
    static func forget(_ path: String) {
        for slot in 0..<capacity {
            guard let entry = paths[slot], strcmp(entry, path) == 0 else { continue }
            paths[slot] = nil
            free(entry)
        }
        guard isInstalled, asked[isPatient] == 0, (0..<capacity).allSatisfy({ paths[$0] == nil }) else { return }
        isInstalled = false
        for number in numbers { sigaction(number, before + Int(number), nil) }
    }

    private static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        for number in numbers {
            sigaction(number, nil, before + Int(number))
            // What was ignored, as under nohup, stays ignored.
            if isIgnored(before[Int(number)]) { continue }
            // Without SA_RESTART, so that opening and reading end when a signal comes.
            handle(number, flags: 0) { received in
                if received == SIGINT, Interruption.asked[Interruption.isPatient] != 0,
                    Interruption.asked[Interruption.isAsked] == 0
                {
                    Interruption.asked[Interruption.isAsked] = 1
                    return
                }
                Interruption.removeFiles()
                sigaction(received, Interruption.before + Int(received), nil)
                raise(received)
            }
        }
    }

    /// Removes what is half-written; only calls that a signal handler may make.
    static func removeFiles() {
        for slot in 0..<capacity {
            if let path = paths[slot] { unlink(path) }
        }
    }

    /// Has a signal handled.
    static func handle(_ number: Int32, flags: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = flags
        sigemptyset(&action.sa_mask)
        sigaction(number, &action, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
