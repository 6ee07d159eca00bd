import Words

/// A shell that completions are written for.
package enum Shell: String, Sendable, Hashable, CaseIterable {
    /// GNU bash, from 3.2.
    case bash
    /// The Z shell, with its completion system loaded.
    case zsh
    /// fish, from 3.1.
    case fish

    /// A text as one word of the shell's language that means the text itself. Line breaks become spaces.
    func quoted(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return switch self {
        case .bash, .zsh: "'" + line.replacing("'", with: "'\\''") + "'"
        case .fish: "'" + line.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
        }
    }
}

extension String {
    /// The text with every place of a part exchanged.
    func replacing(_ part: Character, with other: String) -> String {
        reduce(into: "") { $0 += $1 == part ? other : String($1) }
    }
}
