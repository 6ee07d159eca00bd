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
    func applies(to descriptor: FileDescriptor) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            if Environment["NO_COLOR"] != nil {
                false
            } else if let forced = Environment["CLICOLOR_FORCE"], forced != "0" {
                true
            } else {
                descriptor.isTerminal && Environment["TERM"] != "dumb"
            }
        }
    }
}
