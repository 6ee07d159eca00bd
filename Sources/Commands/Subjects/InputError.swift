import Analysis

/// Why what a command was given to work on cannot be used. Each sentence says what was given, what is allowed and what
/// to do.
enum InputError: Error, Hashable {
    /// A file that cannot be read; the reason is the system's.
    case unreadable(path: String, reason: String)
    /// A person asked for an end while something was waited for.
    case interrupted
    /// Standard input named twice; it can be read once.
    case standardInputTwice
    /// A file larger than anything of its kind.
    case tooLarge(path: String, bytes: Int)
    /// A word of the command line that is no UTF-8, and what it looks like repaired.
    case notText(position: Int, shown: String)
    /// Two animations whose names make one column.
    case doubledLabel(String, first: String)
    /// More rows than a table for people holds.
    case tooMany(found: Int, most: Int, what: String, remedy: String)
    /// A list without a single animation.
    case emptyList(path: String)
    /// A scene where only animations can be used.
    case sceneNotAllowed(String, command: String)
    /// A scene and something else in one command.
    case sceneAmongOthers(String, command: String)
    /// Not the number of animations the command needs.
    case wrongCount(found: Int, needed: String, command: String)
    /// `--watch` without a file among the words.
    case nothingToWatch
    /// Options that cannot both be obeyed.
    case conflict(String)
}

extension InputError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "cannot read \(path): \(reason); give a file that exists and can be read, or - for standard input"
        case .interrupted:
            "interrupted"
        case .standardInputTwice:
            "- is standard input, which can be read once, and stands twice; leave one out"
        case .tooLarge(let path, let bytes):
            "\(path) is larger than \(bytes) bytes, the most that is read; split it"
        case .notText(let position, let shown):
            "word \(position) of the command line, '\(shown)', is not UTF-8; write labels and names of files in UTF-8"
        case .doubledLabel(let label, let first) where label != first:
            "the labels '\(first)' and '\(label)' both make the column \(label.columnName); change one of them"
        case .doubledLabel(let label, _):
            "two animations are called '\(label)'; give each a label of its own, such as \(label)2='.snappy'"
        case .tooMany(let found, let most, let what, let remedy):
            "\(found) \(what) are more than the \(most) allowed; \(remedy)"
        case .emptyList(let path):
            "\(path) holds no animation; write one a line, such as press=.snappy"
        case .sceneNotAllowed(let name, let command):
            "'\(name)' is a scene and \(command) takes animations; give one such as .spring(duration: 0.35, bounce: 0.35)"
        case .sceneAmongOthers(let name, let command):
            "\(command) takes one scene or any number of animations, and '\(name)' is a scene; give it alone"
        case .wrongCount(let found, let needed, let command):
            "\(command) takes \(needed), and \(found) \(found == 1 ? "was" : "were") given; quote each animation as one word"
        case .nothingToWatch:
            "--watch waits for a file to change and none is given; name a scene file such as button.json5, or a list as "
                + "@springs.txt"
        case .conflict(let sentence):
            sentence
        }
    }
}
