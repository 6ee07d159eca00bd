import Springs
import Words

/// Why a design-token file cannot be read: where, in which token, and what is wrong there.
package struct TokenFileError: Error, Hashable, Sendable {
    /// What can be wrong with a token.
    package enum Problem: Hashable, Sendable {
        /// The text is no JSON.
        case syntax(JSON5Problem)
        /// The file is no object of groups and tokens.
        case noObject(found: String)
        /// A value that its type does not allow.
        case wrongValue(type: String, found: String, expected: String)
        /// A member that a value must have.
        case missing(member: String, type: String)
        /// A member that a value cannot have.
        case unknownMember(String, type: String, allowed: [String])
        /// A reference to a token that there is none of.
        case unknownReference(String, suggestion: String?)
        /// References that lead back to where they began, in order.
        case cycle([String])
        /// A value that says no animation.
        case animation(NotationError)
    }

    /// What is wrong.
    package let problem: Problem
    /// The token's name with dots: `motion.release`.
    package let path: String
    /// Where in the text.
    package let position: SourcePosition
    /// The file's name, for the sentence.
    package var file: String?
}

extension TokenFileError: CustomStringConvertible {
    /// One sentence after the place: `tokens.json:12:9: motion.release: …`.
    package var description: String {
        let token = path.isEmpty ? "" : "\(path): "
        return "\(file ?? "tokens"):\(position.line):\(position.column): \(token)\(problem)"
    }
}

extension TokenFileError.Problem: CustomStringConvertible {
    /// What is wrong and what is allowed.
    package var description: String {
        switch self {
        case .syntax(let problem): "\(problem)"
        case .noObject(let found): "a token file is an object of groups and tokens, and this is \(found)"
        case .wrongValue(let type, let found, let expected): "a \(type) cannot be \(found); give \(expected)"
        case .missing(let member, let type): "a \(type) needs \(quoted(member))"
        case .unknownMember(let member, let type, let allowed):
            "a \(type) has no \(quoted(member))"
                + Suggestion.advice(Suggestion.nearest(to: member, among: allowed), known: allowed)
        case .unknownReference(let name, let suggestion):
            "there is no token \(quoted(name))" + Suggestion.question(suggestion.map { [$0] } ?? [])
        case .cycle(let names): "the references go in a circle: \(names.joined(separator: " → "))"
        case .animation(let error): "\(error)"
        }
    }
}
