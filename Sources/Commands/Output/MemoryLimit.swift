import CLibrary

/// What happens when memory runs out under a limit that was set, as by `ulimit -v`: the runtime cannot be asked for less,
/// it ends the process with a message of its own. One sentence and exit status 2 stand for that.
enum MemoryLimit {
    /// The system's number of standard error, which moves away from the runtime's messages while there is a limit.
    nonisolated(unsafe) private(set) static var errorNumber: Int32 = 2

    private static let sentence = Array(
        "dashpot: there is not enough memory within the limit that is set; raise it with ulimit -v, or ask for fewer samples or a smaller picture\n"
            .utf8)
    // A signal handler may only read plain memory.
    nonisolated(unsafe) private static let spoken = {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sentence.count)
        _ = bytes.initialize(from: sentence)
        return bytes
    }()
    private static let stackSize = 1 << 16

    /// Prepares for the end of memory, where a limit is set.
    static func prepare() {
        var limit = rlimit()
        #if canImport(Glibc)
            let kind = __rlimit_resource_t(RLIMIT_AS.rawValue)
        #else
            let kind = RLIMIT_AS
        #endif
        guard getrlimit(kind, &limit) == 0, limit.rlim_cur != rlim_t.max, limit.rlim_cur < rlim_t(Int.max) else {
            return
        }
        let copy = fcntl(2, F_DUPFD_CLOEXEC, 3), nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard copy >= 0, nothing >= 0, dup2(nothing, 2) == 2 else { return }
        close(nothing)
        errorNumber = copy
        _ = spoken
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = stackSize
        sigaltstack(&stack, nil)
        for number in [SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS] {
            Interruption.handle(number, flags: Int32(SA_ONSTACK)) { _ in
                _ = write(MemoryLimit.errorNumber, MemoryLimit.spoken.baseAddress, MemoryLimit.spoken.count)
                Interruption.removeFiles()
                _exit(2)
            }
        }
    }
}
