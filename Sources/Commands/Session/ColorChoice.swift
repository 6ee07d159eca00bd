/// When escape sequences are written.
enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`; `CLICOLOR_FORCE` other than 0 writes them anywhere.
    case auto
    /// Anywhere.
    case always
    /// Nowhere.
    case never

    /// Whether escape sequences go to an open file. `NO_COLOR` counts with any value that is not empty
    /// (no-color.org), `CLICOLOR_FORCE` with any but 0 (bixense.com/clicolors).
    func applies(to descriptor: FileDescriptor) -> Bool { applies(toTerminal: descriptor.isTerminal) }

    /// Whether escape sequences go to something that is a terminal or not.
    func applies(toTerminal isTerminal: Bool) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            if Environment["NO_COLOR"] != nil {
                false
            } else if let forced = Environment["CLICOLOR_FORCE"], forced != "0" {
                true
            } else {
                isTerminal && Environment["TERM"] != "dumb"
            }
        }
    }
}
