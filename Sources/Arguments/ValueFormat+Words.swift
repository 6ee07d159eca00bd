import Words

extension ValueFormat where Value == String {
    /// Any text.
    package static var word: Self {
        ValueFormat(placeholder: "TEXT", allowed: "any text") { $0 }
    }

    /// Any text that is not empty, described for help and refusals: `.word("NAME", "a scene's name")`.
    package static func word(_ placeholder: String, _ allowed: String) -> Self {
        ValueFormat(placeholder: placeholder, allowed: allowed) { word throws(ValueRefusal) in
            if word.isEmpty { throw ValueRefusal() }
            return word
        }
    }

    /// A file's path, or `-` for the standard stream.
    ///
    /// - Parameter endings: Those a shell offers, without the dot; every file when empty. Others are not refused.
    package static func file(endings: [String] = []) -> Self {
        word("FILE", "a file's path, or - for the standard stream").completing(.files(endings: endings))
    }

    /// A directory's path.
    package static var directory: Self {
        word("DIR", "a directory's path").completing(.directories)
    }

    /// One of these words.
    package static func choice(_ words: [String]) -> Self {
        .choice(words.map { ($0, $0) })
    }
}

extension ValueFormat where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    /// One of an enumeration's raw values.
    package static var choice: Self {
        .choice(Value.allCases.map { ($0.rawValue, $0) })
    }
}

extension ValueFormat where Value: Hashable {
    /// One of these words, each with what it means.
    package static func choice(_ choices: [(word: String, value: Value)]) -> Self {
        // A handful of words is found faster by looking at each than a dictionary is made.
        let words = choices.map(\.word)
        return ValueFormat(
            placeholder: "NAME", allowed: "one of " + words.joined(separator: ", "), choices: words,
            write: { value in choices.first { $0.value == value }?.word ?? "\(value)" }
        ) { word throws(ValueRefusal) in
            guard let value = choices.first(where: { $0.word == word })?.value else {
                throw ValueRefusal(suggestions: Suggestion.likeliest(for: word, among: words))
            }
            return value
        }
    }
}
