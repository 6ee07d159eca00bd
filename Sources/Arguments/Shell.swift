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

    /// A text as one word of the shell's language, in quotes only where it needs them.
    func wordIfNeeded(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy { Self.plain.contains($0) }
        return isPlain ? text : quoted(text)
    }

    /// The signs that no shell takes for something else.
    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./,:=+@%".utf8)
}

extension String {
    /// The text with every place of a part exchanged.
    func replacing(_ part: Character, with other: String) -> String {
        reduce(into: "") { $0 += $1 == part ? other : String($1) }
    }
}
