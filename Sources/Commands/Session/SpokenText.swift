import Reports
import Words

/// What is said on standard error: nothing in it can steer a terminal, it keeps to ASCII where the locale does, and a word
/// of the user's that would fill the screen is cut.
enum SpokenText {
    /// The longest word that is repeated whole, in characters.
    static let longestWord = 300

    /// A line under the tool's name.
    ///
    /// - Parameter ascii: Whether it keeps to ASCII even where the locale has more.
    static func line(_ text: some CustomStringConvertible, ascii: Bool = false) -> String {
        let safe = safe(cut(text.description))
        return "dashpot: \(ascii || !Environment.isUTF8 ? safe.spelledInASCII : safe)\n"
    }

    /// The text with the middle of overlong words left out.
    private static func cut(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return words.map { word in
            word.count <= longestWord ? String(word) : "\(word.prefix(longestWord / 2))…\(word.suffix(longestWord / 4))"
        }.joined(separator: " ")
    }

    /// The text with every character that steers a terminal, but the line feed, written as its number.
    private static func safe(_ text: String) -> String {
        var safe = ""
        for scalar in text.unicodeScalars {
            if scalar.steers, scalar != "\n" {
                safe += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }
}
