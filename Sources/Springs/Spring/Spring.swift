/// A damped spring pulling a mass towards rest: m·x″ + c·x′ + k·x = 0.
///
/// A spring keeps the three numbers it was described with, so each of them comes back to the last digit; every other
/// parameter is computed from those. Two springs are equal when they were described alike.
public struct Spring: Hashable, Sendable {
    /// The numbers a spring can be described with.
    public enum Description: Hashable, Sendable {
        /// Apple's perceptual form: the undamped period in seconds, and bounce in (−1, 1]; mass 1.
        case durationBounce(duration: Double, bounce: Double)
        /// The undamped period in seconds and the damping ratio ζ ≥ 0; mass 1.
        case responseDampingRatio(response: Double, dampingRatio: Double)
        /// Mass in kg, stiffness in N/m, damping in N·s/m.
        case physical(mass: Double, stiffness: Double, damping: Double)
        /// Mass in kg, stiffness in N/m and the damping ratio ζ ≥ 0 (Jetpack Compose, Flutter, libadwaita).
        case stiffnessDampingRatio(mass: Double, stiffness: Double, dampingRatio: Double)
    }

    /// The numbers this spring was described with.
    public let description: Description

    package init(unchecked description: Description) {
        self.description = description
    }
}
