/// The unit an animated property is counted in.
package enum PropertyUnit: String, Hashable, Sendable, CaseIterable {
    /// A plain number, such as a scale factor.
    case none
    /// Points.
    case points = "pt"
    /// Degrees of arc.
    case degrees
    /// A part of a whole, 0…1: an opacity, a fill, a colour component.
    case fraction

    /// The symbol to write after a value; nil for plain numbers and fractions.
    package var symbol: String? {
        switch self {
        case .none, .fraction: nil
        case .points: "pt"
        case .degrees: "°"
        }
    }

    /// The factor SwiftUI animates values of this unit by: an angle in radians times 128, so degrees times 128·π/180
    /// (2.2340).
    package var animationScale: Double {
        switch self {
        case .none, .points, .fraction: 1
        case .degrees: AnimatedProperty.scaledAnimation * .pi / 180
        }
    }
}
