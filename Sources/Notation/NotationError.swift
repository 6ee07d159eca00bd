import Springs
import Words

/// Why a text is no animation: the text, the place in it, and what is allowed there.
package struct NotationError: Error, Hashable, Sendable {
    /// What is wrong.
    package let problem: Problem
    /// The whole text that was read.
    package let text: String
    /// The place in ``text``, in characters from 0; at most the number of characters, which stands for the end.
    package let position: Int
    /// The line of a list the text stood on, from 1; nil outside lists.
    package var line: Int?

    /// An error from its parts. `position` is kept inside `text`.
    package init(_ problem: Problem, text: String, position: Int, line: Int? = nil) {
        self.problem = problem
        self.text = text
        self.position = max(0, min(position, text.count))
        self.line = line
    }

    /// What can be wrong with a text.
    package enum Problem: Hashable, Sendable {
        /// Nothing to read, or nothing behind a label.
        case empty(label: String?)
        /// More bytes than an animation can need.
        case tooLong(bytes: Int, limit: Int)
        /// A list with more lines than allowed.
        case tooManyLines(limit: Int)
        /// Brackets or signs inside one another beyond the limit.
        case nestedTooDeep(limit: Int)
        /// The word before `=` is no label.
        case badLabel(String, reason: String)
        /// Something else stands where `expected` should.
        case unexpected(found: String, expected: String)
        /// The text ends before it is whole.
        case unfinished(expected: String)
        /// Digits that form no number.
        case badNumber(String)
        /// A name that is no animation.
        case unknownName(String, kind: String, suggestion: String?, allowed: [String])
        /// An argument label the function does not have.
        case unknownArgument(String, function: String, suggestion: String?, allowed: [String])
        /// An argument label that belongs to another ecosystem than the function, and how that one writes a spring.
        case foreignArgument(String, function: String, ecosystem: String, example: String)
        /// The same argument twice.
        case duplicateArgument(String, function: String)
        /// An argument the function cannot do without.
        case missingArgument(String, function: String)
        /// Too few arguments without labels for the form.
        case missingValues(Int, function: String, form: String)
        /// Arguments of two forms of a function in one call.
        case conflictingArguments(String, with: String, function: String, forms: [String])
        /// An argument without its label, or one too many.
        case unlabelledArgument(function: String, forms: [String])
        /// A value of the wrong kind.
        case wrongKind(String, expected: String)
        /// A number outside what is allowed.
        case outOfRange(parameter: String, value: Double, allowed: String)
        /// A unit that does not fit.
        case badUnit(String, allowed: [String])
        /// Numbers that are no spring.
        case spring(SpringError)
        /// Numbers that are no timing curve.
        case easing(EasingError)
        /// Understood, but with no counterpart here.
        case unsupported(String, advice: String)
    }
}

extension NotationError: CustomStringConvertible {
    /// One sentence: what was found, what is allowed, what to do. With the line number in front for lists. Scalars of
    /// the text that would steer a terminal are shown as U+FFFD.
    package var description: String {
        let sentence = line.map { "line \($0): \(problem)" } ?? "\(problem)"
        let shown = sentence.unicodeScalars.map { $0.steersTerminal ? "\u{FFFD}" : $0 }
        return String(String.UnicodeScalarView(shown))
    }
}

extension NotationError.Problem: CustomStringConvertible {
    /// One sentence without the place.
    package var description: String {
        switch self {
        case .empty(nil):
            return "the animation is empty; give one such as .spring(duration: 0.35, bounce: 0.35), 0.35,0.35 or snappy"
        case .empty(let label?):
            return "nothing follows the label '\(label)='; give an animation such as \(label)='.snappy'"
        case .tooLong(let bytes, let limit):
            return "the text is \(bytes) bytes long; an animation has at most \(limit)"
        case .tooManyLines(let limit):
            return "the list has more than \(limit) lines; split it"
        case .nestedTooDeep(let limit):
            return "brackets and signs are nested more than \(limit) deep; write it flatter"
        case .badLabel(let label, let reason):
            return "'\(label)' is no label: \(reason); a label is a letter followed by letters, digits, '_' or '-'"
        case .unexpected(let found, let expected):
            return "found \(found) where \(expected) should stand"
        case .unfinished(let expected):
            return "the text ends where \(expected) should stand"
        case .badNumber(let digits):
            return "'\(digits)' is not a number; write digits with '.' as the decimal point, such as 0.35"
        case .unknownName(let name, let kind, let suggestion, let allowed):
            return "unknown \(kind) '\(name)'" + Suggestion.advice(suggestion, known: allowed)
        case .unknownArgument(let label, let function, let suggestion, let allowed):
            if allowed.isEmpty { return "\(function) takes no arguments, so not '\(label)'" }
            return "\(function) has no argument '\(label)'" + Suggestion.advice(suggestion, known: allowed)
        case .foreignArgument(let label, let function, let ecosystem, let example):
            return
                "\(function) has no argument '\(label)', which is \(ecosystem)'s; write it as \(ecosystem) does, such as "
                + example
        case .duplicateArgument(let label, let function):
            return "\(function) has '\(label)' twice; give it once"
        case .missingArgument(let label, let function):
            return "\(function) needs '\(label)'"
        case .missingValues(let count, let function, let form):
            return "\(function) needs \(count) unlabelled \(count == 1 ? "value" : "values"), as in \(form)"
        case .conflictingArguments(let label, let other, let function, let forms):
            return "\(function) does not take '\(label)' together with '\(other)'; write \(forms.listed(.or))"
        case .unlabelledArgument(let function, let forms):
            return "\(function) has no place for this argument; write \(forms.listed(.or))"
        case .wrongKind(let found, let expected):
            return "\(found) is not \(expected)"
        case .outOfRange(let parameter, let value, let allowed):
            return "\(parameter) \(NumberText.shortest(value)) is not allowed; give \(allowed)"
        case .badUnit(let unit, let allowed):
            return "the unit '\(unit)' does not fit here; use \((allowed + ["no unit"]).listed(.or))"
        case .spring(let error):
            return error.description
        case .easing(let error):
            return error.description
        case .unsupported(let what, let advice):
            return "\(what); \(advice)"
        }
    }
}
