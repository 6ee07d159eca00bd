/// How a word of the command line is read as a value, and how that is explained.
///
/// Ready-made ones are `.word`, `.number`, `.integer`, `.duration`, `.fraction`, `.size`, `.choice`, `.file` and
/// `.directory`; a command adds its own with `init`.
package struct ValueFormat<Value: Sendable>: Sendable {
    /// What stands for the value in help: `N`, `FILE`.
    package var placeholder: String
    /// What is accepted, to follow "it takes": `a number from 1 to 1000`.
    package var allowed: String
    /// The words there are, where they are few and fixed; help lists them.
    package var choices: [String]
    /// What a shell may offer.
    package var completion: [Completion]
    /// Reads a word, or says why it cannot be read.
    package let read: @Sendable (String) throws(ValueRefusal) -> Value
    /// What is odd about words that can be read, as what follows them in a sentence: `is 80 s; write 80ms for
    /// milliseconds`.
    package var remark: @Sendable (_ words: [String]) -> String? = { _ in nil }
    /// Writes a value the way it could be typed; help shows defaults so.
    package let write: @Sendable (Value) -> String

    /// A format of your own.
    ///
    /// - Parameters:
    ///   - placeholder: What stands for the value in help, in capitals.
    ///   - allowed: What is accepted, to follow "it takes".
    ///   - choices: The words there are, where they are few and fixed.
    ///   - completion: What a shell may offer; the choices when left out.
    ///   - write: Writes a value the way it could be typed.
    ///   - read: Reads a word.
    package init(
        placeholder: String,
        allowed: String,
        choices: [String] = [],
        completion: [Completion]? = nil,
        write: @escaping @Sendable (Value) -> String = { "\($0)" },
        read: @escaping @Sendable (String) throws(ValueRefusal) -> Value
    ) {
        self.placeholder = placeholder
        self.allowed = allowed
        self.choices = choices
        self.completion = completion ?? (choices.isEmpty ? [] : [.words(choices)])
        self.write = write
        self.read = read
    }

    /// The same, named so in help.
    package func placeholder(_ placeholder: String) -> Self {
        var copy = self
        copy.placeholder = placeholder
        return copy
    }

    /// The same, with these offered by the shell.
    package func completing(_ completion: Completion...) -> Self {
        var copy = self
        copy.completion = completion
        return copy
    }

    /// The same, with a remark on words that can be read and probably mean something else. An option's words are looked
    /// at one by one, an argument's together.
    package func remarking(_ remark: @escaping @Sendable (_ words: [String]) -> String?) -> Self {
        var copy = self
        copy.remark = remark
        return copy
    }

    /// Reads a word; a refusal becomes a usage error that names the option or argument it was given to.
    func read(_ word: String, for source: String) throws(UsageError) -> Value {
        do {
            return try read(word)
        } catch {
            throw .refusedValue(
                of: source, value: word, reason: error.reason ?? "it takes \(allowed)", suggestions: error.suggestions)
        }
    }
}

/// Why a word is not a value of a format.
package struct ValueRefusal: Error, Sendable, Hashable {
    /// The clause after "cannot be 'x':"; `nil` for the format's own "it takes …".
    package var reason: String?
    /// Words that may have been meant, the likeliest first.
    package var suggestions: [String]

    /// A refusal.
    package init(_ reason: String? = nil, suggestions: [String] = []) {
        self.reason = reason
        self.suggestions = suggestions
    }
}
