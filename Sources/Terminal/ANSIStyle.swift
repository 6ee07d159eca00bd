/// Colour and weight of characters in a terminal that takes escape sequences (ECMA-48).
package struct ANSIStyle: Hashable, Sendable {
    /// The foreground.
    package enum Foreground: Hashable, Sendable {
        /// The terminal's own.
        case standard
        /// The colour of the n-th series.
        case series(Int)
        /// The colour of what wants attention.
        case warning
    }

    /// The foreground.
    package var foreground: Foreground
    /// Whether the text is emphasised.
    package var isBold: Bool
    /// Whether the text steps back.
    package var isFaint: Bool
    /// Whether foreground and background change places.
    package var isReversed: Bool

    package init(
        _ foreground: Foreground = .standard, bold: Bool = false, faint: Bool = false, reversed: Bool = false
    ) {
        self.foreground = foreground
        isBold = bold
        isFaint = faint
        isReversed = reversed
    }

    /// Text as it is.
    package static let plain = ANSIStyle()
    /// Emphasised text.
    package static let bold = ANSIStyle(bold: true)
    /// Text that steps back.
    package static let faint = ANSIStyle(faint: true)

    /// Colours of the 256-colour table that can be read on a dark and on a light background, and by readers who confuse
    /// red and green: blue, orange, teal, violet, ochre.
    private static let palette = [33, 208, 36, 134, 142]
    /// A yellow dark enough for a light background.
    private static let attention = 178

    /// The parameters of the sequence that turns this style on: `1;38;5;33`, empty for the plain style. Weight and
    /// reversal are no colour and stay without `colored`.
    package func parameters(colored: Bool) -> String {
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isFaint { codes.append("2") }
        if isReversed { codes.append("7") }
        switch foreground {
        case .standard: break
        case .series(let index) where colored:
            codes.append("38;5;\(Self.palette[max(index, 0) % Self.palette.count])")
        case .warning where colored:
            codes.append("38;5;\(Self.attention)")
        case .series, .warning: break
        }
        return codes.joined(separator: ";")
    }

    /// A text between the sequences that turn this style on and off; the text alone for the plain style.
    package func applied(to text: String) -> String {
        guard self != .plain, !text.isEmpty else { return text }
        return "\u{1B}[\(parameters(colored: true))m\(text)\u{1B}[0m"
    }
}
