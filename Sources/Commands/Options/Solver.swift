/// Whose motion is shown.
enum Solver: String, CaseIterable, Hashable, Sendable {
    /// The closed form.
    case exact
    /// The frames that SwiftUI plays.
    case swiftui
    /// The one over the other.
    case both
}
