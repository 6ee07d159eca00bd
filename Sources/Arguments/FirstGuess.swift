/// What people type first for something that goes by another name.
package struct FirstGuess: Sendable, Hashable {
    /// What is done about it.
    package enum Meaning: Sendable, Hashable {
        /// It is read as these words: a command, or an option with or without its value.
        case words([String])
        /// It is refused, and this clause says what does it.
        case refusal(String)
    }

    /// The word: a command's place is without dashes, an option's with them.
    package let typed: String
    /// What is done about it.
    package let meaning: Meaning

    /// A word that is read as others.
    package init(_ typed: String, is words: String...) {
        self.typed = typed
        meaning = .words(words)
    }

    /// A word that is refused with a clause such as `'dashpot film press-scale -o tap.gif' makes one`.
    package init(_ typed: String, refusedFor clause: String) {
        self.typed = typed
        meaning = .refusal(clause)
    }
}
