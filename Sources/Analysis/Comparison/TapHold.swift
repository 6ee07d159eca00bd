/// How long a tap holds, and who says so.
package enum TapHold: Hashable, Sendable {
    /// Whoever asks.
    case given(Double)
    /// A scene's variant.
    case variant(String, Double)
    /// Nobody: as long as taps usually last.
    case usual

    /// Seconds from touch down to touch up.
    package var seconds: Double {
        switch self {
        case .given(let seconds), .variant(_, let seconds): seconds
        case .usual: Self.usualSeconds
        }
    }

    /// How long taps usually last, in seconds.
    package static let usualSeconds = 0.08

    /// Whether somebody asks for a tap of this length.
    package var isGiven: Bool {
        if case .given = self { true } else { false }
    }
}
