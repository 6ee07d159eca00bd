/// Text for fonts that have nothing beyond ASCII.
public enum ASCIISpelling {
    private static let signs: [Character: String] = [
        "−": "-", "–": "-", "—": "-", "\u{2009}": "", "\u{202F}": "", "\u{00A0}": " ", "·": "-", "…": "...",
        "×": "x", "→": "->", "←": "<-", "≤": "<=", "≥": ">=", "≈": "~", "±": "+/-", "°": " deg", "“": "\"", "”": "\"",
        "‘": "'", "’": "'", "ζ": "zeta", "ω": "omega", "₀": "0", "²": "^2", "√": "sqrt", "π": "pi", "µ": "u",
    ]

    /// The same words in ASCII; a question mark stands for a letter that has no spelling.
    public static func of(_ text: String) -> String {
        var result = ""
        for letter in text {
            if letter.isASCII { result.append(letter) } else { result += signs[letter] ?? "?" }
        }
        return result
    }
}
