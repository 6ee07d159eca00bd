/// What a shell may offer where a word is expected. Several together are offered together.
package enum Completion: Sendable, Hashable {
    /// These words, such as the names of presets.
    case words([String])
    /// Files whose names end so (`["png", "gif"]`, without the dot) and the directories that lead to them; every file
    /// when empty.
    case files(endings: [String])
    /// Directories alone.
    case directories
}
