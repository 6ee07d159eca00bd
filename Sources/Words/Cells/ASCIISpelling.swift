extension String {
    /// The same words in ASCII, for fonts, terminals and locales that have nothing else: `ζ → 0.5` is `zeta -> 0.5`.
    ///
    /// Signs and Greek letters that formulas use have a spelling; a question mark stands for a character that has none.
    package var spelledInASCII: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var spelled = ""
        for character in self {
            if character.isASCII { spelled.append(character) } else { spelled += spellings[character] ?? "?" }
        }
        return spelled
    }
}

private let spellings: [Character: String] = [
    "−": "-", "–": "-", "—": "-", "‑": "-", "·": "-", "•": "*", "×": "x", "÷": "/", "±": "+/-", "°": " deg",
    "→": "->", "←": "<-", "↔": "<->", "↑": "^", "↓": "v", "⇒": "=>", "≤": "<=", "≥": ">=", "≈": "~", "≠": "!=",
    "∞": "inf", "√": "sqrt", "…": "...", "′": "'", "″": "\"", "‘": "'", "’": "'", "“": "\"", "”": "\"",
    "½": "1/2", "¼": "1/4", "¹": "^1", "²": "^2", "³": "^3", "₀": "0", "₁": "1", "₂": "2", "ₓ": "x", "✓": "ok",
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "Δ": "delta", "ε": "epsilon", "ζ": "zeta",
    "θ": "theta", "λ": "lambda", "μ": "u", "µ": "u", "π": "pi", "σ": "sigma", "τ": "tau", "φ": "phi",
    "ω": "omega", "Ω": "Omega", "\u{A0}": " ", "\u{2009}": " ", "\u{202F}": " ",
]
