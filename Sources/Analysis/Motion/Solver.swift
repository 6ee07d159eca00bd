import Words

/// Whose motion is shown.
package enum Solver: String, CaseIterable, Hashable, Sendable {
    /// The closed form.
    case exact
    /// The frames that SwiftUI plays.
    case swiftui
    /// The one over the other.
    case both

    /// Whether the closed form is shown.
    package var showsExact: Bool { self != .swiftui }
    /// Whether played frames are shown.
    package var showsFrames: Bool { self != .exact }
}

extension Solver {
    /// Whose motion is shown at a frame rate, in words; empty for the exact one.
    func words(at framesPerSecond: Double) -> String {
        let rate = Measure.framesPerSecond(framesPerSecond)
        return switch self {
        case .exact: ""
        case .swiftui: "as SwiftUI plays it at \(rate)"
        case .both: "exact, with the frames that SwiftUI plays at \(rate)"
        }
    }
}
