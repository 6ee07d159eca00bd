import Arguments

extension ExitStatus {
    /// Done.
    static let done = ExitStatus(0, "Done; also when the reader of a pipe closes it.")
    /// A check failed.
    static let failed = ExitStatus(
        1, "The answer is no: a target less true than --strict asks, or a generated file that has drifted.")
    /// The command could not run.
    static let refused = ExitStatus(2, "Could not run: usage, bad input, or a file that cannot be read or written.")
    /// Interrupted at the keyboard.
    static let interrupted = ExitStatus(130, "Given up by Escape or Control-C; nothing is printed.")
}
