/// Why a full screen cannot be shown.
package enum ScreenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The process has no terminal: a pipe, a service, a build machine.
    case noTerminal
    /// The terminal cannot place characters.
    case dumbTerminal

    /// What went wrong and what is needed.
    package var description: String {
        switch self {
        case .noTerminal:
            "there is no terminal to draw on; run it in a terminal window"
        case .dumbTerminal:
            "the terminal cannot move its cursor (TERM is dumb); run it in a terminal window"
        }
    }
}
