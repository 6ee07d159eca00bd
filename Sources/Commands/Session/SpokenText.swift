import Words

/// What is said on standard error: nothing in it can steer a terminal, it keeps to ASCII where the locale does, and a word
/// of the user's that would fill the screen is cut.
enum SpokenText {
    /// The longest word that is repeated whole, in characters.
    static let longestWord = 300

    /// A line under the tool's name.
    static func line(_ text: some CustomStringConvertible) -> String { "dashpot: \(safe(cut(text.description)))\n" }

    /// The text with the middle of overlong words left out.
    private static func cut(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return words.map { word in
            word.count <= longestWord ? String(word) : "\(word.prefix(longestWord / 2))…\(word.suffix(longestWord / 4))"
        }.joined(separator: " ")
    }

    /// The text with every control character but the line feed written as its number.
    private static func safe(_ text: String) -> String {
        var safe = ""
        for scalar in text.unicodeScalars {
            if scalar.properties.generalCategory == .control, scalar != "\n" {
                safe += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                safe.unicodeScalars.append(scalar)
            }
        }
        return Environment.isUTF8 ? safe : safe.spelledInASCII
    }
}
