import Notation
import Words

/// Why a text is no scene: where in it, and what is wrong there.
package struct SceneFileError: Error, Hashable, Sendable {
    /// What can be wrong with a scene file.
    package enum Problem: Hashable, Sendable {
        /// The text is no JSON5.
        case syntax(JSON5Problem)
        /// A key that means nothing here.
        case unknownKey(String, what: String, allowed: [String])
        /// A key that must be there.
        case missingKey(String, what: String)
        /// A value of the wrong kind.
        case wrongKind(key: String, found: String, expected: String)
        /// A word that is none of those allowed.
        case unknownWord(key: String, word: String, allowed: [String])
        /// A key that only makes sense with another.
        case keyWithout(String, needed: String)
        /// A text that says no animation.
        case animation(key: String, NotationError)
        /// Well-formed parts that do not fit together.
        case scene(SceneError)
    }

    /// What is wrong.
    package let problem: Problem
    /// Where.
    package let position: SourcePosition
    /// The file's name, for the sentence.
    package let file: String?
}

extension SceneFileError: CustomStringConvertible {
    /// One sentence after the place: `mine.json5:12:9: there is no phase named 'presed'; did you mean 'pressed'?`
    package var description: String {
        "\(file ?? "scene"):\(position.line):\(position.column): \(problem)"
    }
}

extension SceneFileError.Problem: CustomStringConvertible {
    /// What is wrong, what is allowed, what was probably meant.
    package var description: String {
        switch self {
        case .syntax(let problem):
            "\(problem)"
        case .unknownKey(let key, let what, let allowed):
            "\(what) has no key \(quoted(key))"
                + Suggestion.advice(Suggestion.nearest(to: key, among: allowed), known: allowed)
        case .missingKey(let key, let what):
            "\(what) needs the key \(quoted(key))"
        case .wrongKind(let key, let found, let expected):
            "\(key.isEmpty ? "this" : quoted(key)) is \(found); give \(expected)"
        case .unknownWord(let key, let word, let allowed):
            "\(quoted(key)) cannot be \(quoted(word))"
                + Suggestion.advice(Suggestion.nearest(to: word, among: allowed), known: allowed)
        case .keyWithout(let key, let needed):
            "\(quoted(key)) means nothing without \(quoted(needed)); give both or neither"
        case .animation(let key, let error):
            "\(quoted(key)): \(error)"
        case .scene(let error):
            "\(error.problem)"
        }
    }
}
