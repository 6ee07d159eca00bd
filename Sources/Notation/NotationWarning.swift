import Springs

/// Something a reader of an animation should know although it could be read.
package enum NotationWarning: Hashable, Sendable {
    /// The numbers mean something else than they seem to say.
    case spring(SpringWarning)
    /// `Spring(mass:stiffness:damping:)` and Core Animation cut an overdamped spring to critical damping unless told not to.
    case overdampingCut(given: Double, used: Double)
    /// No duration was given and the notation has none of its own.
    case durationAssumed(seconds: Double)
    /// `.default` depends on the system version.
    case defaultDependsOnSystem
    /// The ecosystem takes a value beyond its range as the nearest one inside.
    case clamped(setting: String, given: Double, used: Double)
    /// A setting that was read but has no counterpart here.
    case ignored(setting: String, reason: String)
}

extension NotationWarning: CustomStringConvertible {
    /// One sentence.
    package var description: String {
        switch self {
        case .spring(let warning): warning.description
        case .overdampingCut(let given, let used):
            "damping \(NumberText.shortest(given)) is above critical and is cut to \(NumberText.shortest(used)); "
                + "allow overdamping to keep it"
        case .durationAssumed(let seconds):
            "no duration given; \(NumberText.shortest(seconds)) s is used, SwiftUI's default for curves"
        case .defaultDependsOnSystem:
            "the default animation is read as the spring documented since iOS 17 (response 0.55, dampingFraction 1); "
                + "earlier systems use .easeInOut"
        case .clamped(let setting, let given, let used):
            "\(setting) \(NumberText.shortest(given)) is taken as \(NumberText.shortest(used)), the nearest that is played"
        case .ignored(let setting, let reason):
            "\(setting) is left out: \(reason)"
        }
    }
}
