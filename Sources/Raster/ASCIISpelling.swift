/// Characters of labels spelled in ASCII, for fonts that lack them.
enum ASCIISpelling {
    /// The text with each character that `isKnown` denies replaced by its spelling; `?` for one without any.
    static func spell(_ text: String, unless isKnown: (Unicode.Scalar) -> Bool) -> String {
        var spelled = ""
        for character in text.unicodeScalars {
            if isKnown(character) {
                spelled.unicodeScalars.append(character)
            } else {
                spelled += spellings[character] ?? "?"
            }
        }
        return spelled
    }

    private static let spellings: [Unicode.Scalar: String] = [
        "−": "-", "–": "-", "—": "-", "‑": "-", "·": ".", "•": "*", "×": "x", "÷": "/", "±": "+/-", "°": "deg",
        "→": "->", "←": "<-", "↔": "<->", "↑": "^", "↓": "v", "⇒": "=>", "≤": "<=", "≥": ">=", "≈": "~", "≠": "!=",
        "∞": "inf", "√": "sqrt", "…": "...", "′": "'", "″": "\"", "‘": "'", "’": "'", "“": "\"", "”": "\"",
        "½": "1/2", "¼": "1/4", "¹": "^1", "²": "^2", "³": "^3", "₀": "0", "₁": "1", "₂": "2", "ₓ": "x", "✓": "ok",
        "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "Δ": "delta", "ε": "epsilon", "ζ": "zeta",
        "θ": "theta", "λ": "lambda", "μ": "u", "µ": "u", "π": "pi", "σ": "sigma", "τ": "tau", "φ": "phi",
        "ω": "omega", "Ω": "Omega", "\u{A0}": " ", "\u{2009}": " ", "\u{202F}": " ",
    ]
}
