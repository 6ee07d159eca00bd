/// What a button looks like in a phase, beside the values that move.
package struct Look: Hashable, Sendable {
    /// The title; nil shows none.
    package var label: String?
    /// The title's colour.
    package var labelColor: Tint
    /// The background's colour.
    package var fill: Tint
    /// The background's opacity, 0…1.
    package var fillOpacity: Double
    /// The border's colour; nil draws no border.
    package var border: Tint?
    /// Whether a spinner turns.
    package var showsSpinner: Bool
    /// Whether a checkmark stands in the middle.
    package var showsCheckmark: Bool
    /// Whether the button refuses taps.
    package var isDisabled: Bool

    package init(
        label: String? = nil, labelColor: Tint = .white, fill: Tint = .blue, fillOpacity: Double = 1,
        border: Tint? = nil, showsSpinner: Bool = false, showsCheckmark: Bool = false, isDisabled: Bool = false
    ) {
        self.label = label
        self.labelColor = labelColor
        self.fill = fill
        self.fillOpacity = fillOpacity
        self.border = border
        self.showsSpinner = showsSpinner
        self.showsCheckmark = showsCheckmark
        self.isDisabled = isDisabled
    }
}

/// A colour by name; whoever draws decides its shade.
package enum Tint: String, Hashable, Sendable, CaseIterable {
    /// No colour.
    case clear
    /// White.
    case white
    /// Black.
    case black
    /// Gray, as of something disabled.
    case gray
    /// Blue, the usual accent.
    case blue
    /// Green, as of success.
    case green
    /// Red, as of failure.
    case red
    /// Orange, as of a warning.
    case orange
    /// Purple.
    case purple
}
