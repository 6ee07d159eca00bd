import Notation
import Scenes

/// What a word of the command line that names a subject is: the one answer to the question which words are files.
enum SubjectWord: Hashable {
    /// Standard input, which holds a list or a scene.
    case standardInput
    /// The path of a list, one animation a line.
    case list(String)
    /// A built-in scene.
    case builtIn(Scene)
    /// The path of a scene file.
    case sceneFile(String)
    /// Anything else: the words of an animation.
    case animation(String)

    /// A word is a list behind `@`, a built-in scene by its name, and a scene file where it is a path, `./mine.scene`, or
    /// ends in `.json5` or `.json`, in any case of letters.
    init(_ word: String) {
        // What begins so is a path, unless it is a comment before an animation.
        let isPath =
            ["/", "./", "../"].contains { word.hasPrefix($0) } && !word.hasPrefix("//") && !word.hasPrefix("/*")
        let ending = FileEnding.of(word)
        if word == "-" {
            self = .standardInput
        } else if word.hasPrefix("@") {
            self = .list(String(word.dropFirst()))
        } else if let scene = Gallery.all.first(where: { $0.name == word }) {
            self = .builtIn(scene)
        } else if isPath || ending == "json5" || ending == "json" {
            self = .sceneFile(word)
        } else {
            self = .animation(word)
        }
    }

    /// Whether it names a subject, or looks so much like an animation that the reader of animations should say what is
    /// wrong with it.
    var isSubject: Bool {
        guard case .animation(let text) = self else { return true }
        let first = text.drop { $0 == "-" }.first
        let looksLikeOne = first.map { $0 == "." || $0 == "{" || $0.isNumber } ?? false || text.contains("(")
        return looksLikeOne || (try? AnimationParser.parse(text)) != nil
    }

    /// The path of the file it names; nil where it names none that can change.
    var path: String? {
        switch self {
        case .list(let path), .sceneFile(let path): path
        case .standardInput, .builtIn, .animation: nil
        }
    }
}
