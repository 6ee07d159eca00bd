/// How the corners of a rounded rectangle are bent.
package enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A circular arc that eases into the straight sides, as SwiftUI's `.continuous`.
    case continuous
}
