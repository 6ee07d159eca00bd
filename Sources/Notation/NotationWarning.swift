import Springs
import Words

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
    /// A number of 10 or more without a unit where seconds are meant.
    case secondsTyped(parameter: String, seconds: Double)
    /// SwiftUI was asked for a response of 0, which means the stiffest spring it plays.
    case stiffestSpring(response: Double, stiffness: Double)
    /// A runtime plays an overdamped spring as the critically damped one.
    case runsCritical(String, given: Double, used: Double)
    /// `UISpringTimingParameters()` is the system's own spring, which is not documented.
    case systemSpring
    /// Several ecosystems write the same; what it was read as, and what it would be elsewhere.
    case readAs(String, instead: OtherReading?)
    /// Numbers that count by frames of this rate.
    case atFrameRate(String)
    /// A choice between two animations whose condition says nothing of what they are.
    case chosen(condition: String)
    /// A setting whose value only running code knows.
    case unknownHere(setting: String, code: String)
    /// Numbers that look like others than they are given as, and how to write those.
    case looksLike(String, advice: String)
    /// A duration read in milliseconds although its ecosystem counts seconds.
    case readAsMilliseconds(parameter: String, value: Double)
    /// The text holds more animations than could be used.
    case othersLeftOut([String])
    /// A setting that was read but has no counterpart here.
    case ignored(setting: String, reason: String)

    /// What the same words are in another ecosystem.
    package struct OtherReading: Hashable, Sendable {
        /// The ecosystem and what it adds.
        package let words: String
        /// The undamped period in seconds.
        package let duration: Double
        /// From above −1 to 1.
        package let bounce: Double

        init(_ words: String, duration: Double, bounce: Double) {
            self.words = words
            self.duration = duration
            self.bounce = bounce
        }
    }
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
        case .secondsTyped(let parameter, let seconds):
            "a \(parameter) of \(NumberText.shortest(seconds)) s; numbers are seconds, "
                + "write \(NumberText.shortest(seconds))ms for milliseconds"
        case .stiffestSpring(let response, let stiffness):
            "response 0 asks for the stiffest spring there is; SwiftUI plays stiffness \(NumberText.shortest(stiffness)), "
                + "a response of \(NumberText.plain(response, digits: 4)) s"
        case .runsCritical(let runtime, let given, let used):
            "\(runtime) plays no overdamped spring: damping \(NumberText.shortest(given)) runs as "
                + "\(NumberText.plain(used, digits: 6)), critically damped"
        case .systemSpring:
            "UISpringTimingParameters() is the system's own spring, read as mass 3, stiffness 1000 and damping 500; that is "
                + "not documented, write UISpringTimingParameters(duration:bounce:)"
        case .readAs(let ecosystem, nil):
            "read as \(ecosystem)"
        case .readAs(let ecosystem, let other?):
            "read as \(ecosystem); \(other.words): duration \(NumberText.plain(other.duration, digits: 6)), "
                + "bounce \(NumberText.plain(other.bounce, digits: 6))"
        case .atFrameRate(let rate):
            "read at \(rate) frames per second, for which its numbers are meant; at another rate it is another curve"
        case .chosen(let condition):
            "\(quoted(condition)) chooses: this is the animation where it is true, the next where it is not"
        case .unknownHere(let setting, let code):
            "the \(setting) \(quoted(code)) is not known here and is left out"
        case .looksLike(let likeness, let advice):
            "\(likeness); \(advice)"
        case .readAsMilliseconds(let parameter, let value):
            "\(parameter) \(NumberText.shortest(value)) is read as milliseconds; numbers are seconds, write "
                + NumberText.shortest(value / 1000)
        case .othersLeftOut(let names):
            "only the first animation is used; left out: \(names.listed())"
        case .ignored(let setting, let reason):
            "\(setting) is left out: \(reason)"
        }
    }
}

extension NotationWarning {
    /// Of a bare `spring()`, which SwiftUI and Jetpack Compose write alike.
    static var alsoCompose: NotationWarning {
        let (ratio, stiffness) = ComposeReader.defaults
        return .readAs(
            "SwiftUI, duration 0.5 and bounce 0",
            instead: OtherReading(
                "in Jetpack Compose", duration: 2 * .pi / stiffness.squareRoot(), bounce: 1 - ratio))
    }
}
