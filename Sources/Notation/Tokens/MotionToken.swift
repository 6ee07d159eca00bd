import Springs

/// A design token that animates something.
package struct MotionToken: Sendable {
    /// The names of its groups and its own.
    package let path: [String]
    /// What it means.
    package let animation: Animation
    /// Where it stands in its file.
    package let position: SourcePosition
    /// What was noticed while reading: what was guessed, left out or assumed.
    package let notes: [String]
    /// What does not hold: a value that is not what its spring implies.
    package let findings: [String]

    /// `motion.release`.
    package var name: String { path.joined(separator: ".") }

    /// The name's words: `motion`, `quick`, `release` of `motion.quick-release`.
    package var words: [String] {
        path.flatMap { part -> [String] in
            var words: [String] = []
            var word = ""
            func end() {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            var wasLower = false
            for character in part {
                guard character.isLetter || character.isNumber else {
                    end()
                    wasLower = false
                    continue
                }
                if character.isUppercase, wasLower { end() }
                word.append(character)
                wasLower = character.isLowercase || character.isNumber
            }
            end()
            return words
        }
    }

    /// `motionQuickRelease`, as Swift, Kotlin and TypeScript name constants.
    package var camelCase: String {
        let words = words
        let name = (words.first ?? "") + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        // No name starts with a digit.
        return name.first.map { $0.isNumber ? "_\(name)" : name } ?? "token"
    }

    /// `motion-quick-release`, as CSS names custom properties.
    package var kebabCase: String { words.joined(separator: "-") }
}
