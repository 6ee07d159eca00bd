/// What a button looks like in a phase, beside the values that move.
public struct Look: Hashable, Sendable {
    /// The title; nil shows none.
    public var label: String?
    /// The title's colour.
    public var labelColor: Tint
    /// The background's colour.
    public var fill: Tint
    /// The background's opacity, 0…1.
    public var fillOpacity: Double
    /// The border's colour; nil draws no border.
    public var border: Tint?
    /// Whether a spinner turns.
    public var showsSpinner: Bool
    /// Whether a checkmark stands in the middle.
    public var showsCheckmark: Bool
    /// Whether the button refuses taps.
    public var isDisabled: Bool

    /// A look from its parts.
    public init(
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
