import CLibrary

/// A terminal taken over: every key comes through at once and unechoed, the alternate screen is shown, the cursor is
/// hidden. However the process goes, the terminal is given back as it was found: by ``leave()``, when a signal ends or
/// stops it, and as far as a process can still act when it crashes.
///
/// There is one in a process, because signals know no objects.
enum RawMode {
    /// What is written on the way in: alternate screen, hidden cursor, no wrapping at the last column, pastes marked
    /// (xterm's private modes 1049, 25, 7 and 2004).
    private static let entrance = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J".utf8)
    /// The way back. A frame may have been cut short: CAN ends a sequence that has begun (ECMA-48, 8.3.6), synchronised
    /// output goes off, then the style.
    private static let exit = Array("\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)

    private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

    /// What a signal handler can reach: plain memory, filled before any handler can need it and never freed.
    private struct Place {
        var terminal: Int32 = -1
        /// Where handlers leave word of what happened.
        var bell: Int32 = -1
        var found = termios()
        var raw = termios()
        var isEntered = false
        let entrance: UnsafeMutableBufferPointer<UInt8>
        let exit: UnsafeMutableBufferPointer<UInt8>

        init() {
            entrance = .allocate(capacity: RawMode.entrance.count)
            _ = entrance.initialize(from: RawMode.entrance)
            exit = .allocate(capacity: RawMode.exit.count)
            _ = exit.initialize(from: RawMode.exit)
        }
    }

    nonisolated(unsafe) private static let place: UnsafeMutablePointer<Place> = {
        let place = UnsafeMutablePointer<Place>.allocate(capacity: 1)
        place.initialize(to: Place())
        return place
    }()
    nonisolated(unsafe) private static var handlersBefore: [(number: Int32, action: sigaction)] = []

    /// Takes a terminal over.
    ///
    /// - Parameters:
    ///   - terminal: the open terminal.
    ///   - bell: where a byte is written when the size changes (`w`) or the process goes on after a stop (`c`).
    /// - Returns: false when it is no terminal.
    static func enter(terminal: Int32, bell: Int32) -> Bool {
        guard tcgetattr(terminal, &place.pointee.found) == 0 else { return false }
        place.pointee.terminal = terminal
        place.pointee.bell = bell
        place.pointee.raw = raw(from: place.pointee.found)
        installHandlers()
        show()
        return true
    }

    /// Gives the terminal back.
    static func leave() {
        guard place.pointee.isEntered else { return }
        giveBack()
        for (number, action) in handlersBefore {
            var action = action
            sigaction(number, &action, nil)
        }
        handlersBefore = []
    }

    /// Stops the process as Control-Z does, the terminal given back meanwhile.
    static func suspend() {
        // The whole job stops, as when the terminal itself sends the signal.
        kill(0, SIGTSTP)
    }

    /// No echo, no lines, no signals from keys, no translation (termios(3), "raw mode"); output stays processed.
    private static func raw(from found: termios) -> termios {
        var raw = found
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
        raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
        raw.c_cflag |= tcflag_t(CS8)
        withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        return raw
    }

    /// Only calls that a signal handler may make.
    private static func show() {
        place.pointee.isEntered = true
        tcsetattr(place.pointee.terminal, TCSANOW, &place.pointee.raw)
        send(UnsafeMutableRawBufferPointer(place.pointee.entrance))
    }

    /// Only calls that a signal handler may make.
    private static func giveBack() {
        guard place.pointee.isEntered else { return }
        place.pointee.isEntered = false
        send(UnsafeMutableRawBufferPointer(place.pointee.exit))
        tcsetattr(place.pointee.terminal, TCSANOW, &place.pointee.found)
    }

    private static func send(_ bytes: UnsafeMutableRawBufferPointer) {
        var sent = 0
        while sent < bytes.count {
            let count = write(place.pointee.terminal, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
            if count <= 0, errno != EINTR { return }
            sent += max(count, 0)
        }
    }

    private static func ring(_ word: UInt8) {
        var word = word
        _ = write(place.pointee.bell, &word, 1)
    }

    private static func installHandlers() {
        handlersBefore = []
        for number in endings + crashes {
            install(number, onOwnStack: crashes.contains(number)) { received in
                RawMode.giveBack()
                // The signal takes its usual course once the handler is through.
                signal(received, SIG_DFL)
                raise(received)
            }
        }
        install(SIGTSTP, stop)
        install(SIGCONT) { _ in RawMode.goOn() }
        install(SIGWINCH) { _ in RawMode.ring(UInt8(ascii: "w")) }
    }

    /// Stops with the terminal given back. A process that no shell could continue is not stopped by the system; it goes
    /// on at once.
    private static let stop: @convention(c) (Int32) -> Void = { number in
        RawMode.giveBack()
        var stopping = sigaction()
        var handler = sigaction()
        sigaction(number, &stopping, &handler)
        raise(number)
        var only = sigset_t()
        sigemptyset(&only)
        sigaddset(&only, number)
        sigprocmask(SIG_UNBLOCK, &only, nil)
        sigaction(number, &handler, nil)
        if !RawMode.place.pointee.isEntered { RawMode.goOn() }
    }

    /// After a stop: the terminal may have been given to others meanwhile.
    private static func goOn() {
        let code = errno
        show()
        ring(UInt8(ascii: "c"))
        errno = code
    }

    private static func install(
        _ number: Int32, onOwnStack: Bool = false, _ handler: @escaping @convention(c) (Int32) -> Void
    ) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        sigemptyset(&action.sa_mask)
        action.sa_flags = onOwnStack ? Int32(SA_ONSTACK) : 0
        if onOwnStack { crashStack() }
        var before = sigaction()
        guard sigaction(number, &action, &before) == 0 else { return }
        handlersBefore.append((number, before))
        #if canImport(Darwin)
            let former = before.__sigaction_u.__sa_handler
        #else
            let former = before.__sigaction_handler.sa_handler
        #endif
        // What was ignored, as under nohup, stays ignored.
        let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored, endings.contains(number) { sigaction(number, &before, nil) }
    }

    /// A stack for handlers that run because the usual one is exhausted.
    private static func crashStack() {
        guard crashStackIsMissing else { return }
        crashStackIsMissing = false
        let size = 1 << 16
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }

    nonisolated(unsafe) private static var crashStackIsMissing = true
}
