/// What a reader should know about an animation that is allowed and yet does not do what it seems to say.
public enum SpringWarning: Hashable, Sendable {
    /// SwiftUI's `Spring` struct was given a bounce above 1 and takes it as 1.
    case structBounceClamped(bounce: Double)
    /// The stepped animation cuts a stiffness (per unit of mass) above 45000 to 45000.
    case stiffnessCapped(stiffness: Double)
    /// The stepped animation blows up above a damping (per unit of mass) of 600 instead of settling.
    case steppingUnstable(damping: Double)
    /// `.interpolatingSpring` runs a damping ratio above 1 as critical damping with the same natural frequency.
    case interpolatingSpringOverdamped(dampingRatio: Double)
    /// Without damping the motion swings for ever.
    case undampedNeverSettles
    /// SwiftUI's own `stiffness`, `force` and `velocity` are wrong for an overdamped `Spring`.
    case swiftUIGettersWrong(stiffness: Double)
    /// A speed of zero or below never leaves the start.
    case standsStill(speed: Double)
    /// A repeat count below 1 plays once.
    case playsOnce(count: Int)
    /// An even number of autoreversed plays ends at the start and then jumps to the target.
    case jumpsToTarget(count: Int)
}

extension SpringWarning: CustomStringConvertible {
    /// One sentence: what was given, what happens, what to do. What was computed has six digits.
    public var description: String {
        switch self {
        case .structBounceClamped(let bounce):
            "Spring takes bounce \(bounce.written) as 1, which never comes to rest; give a bounce below 1"
        case .stiffnessCapped(let stiffness):
            "SwiftUI cuts stiffness \(stiffness.rounded(digits: 6).written) to 45000 when it plays this animation, so it runs slower than written; "
                + "give a duration of at least 0.0297 s"
        case .steppingUnstable(let damping):
            "SwiftUI steps this animation 300 times a second, which blows up at damping \(damping.rounded(digits: 6).written); give a bounce nearer 0 or "
                + "a longer duration, so that damping stays below 600"
        case .interpolatingSpringOverdamped(let dampingRatio):
            "interpolatingSpring runs damping ratio \(dampingRatio.rounded(digits: 6).written) as 1 with the same natural frequency; "
                + "use .spring for an overdamped motion"
        case .undampedNeverSettles:
            "a spring without damping swings for ever; give a bounce below 1"
        case .swiftUIGettersWrong(let stiffness):
            "SwiftUI's Spring reports a wrong stiffness, force and velocity for an overdamped spring; "
                + "the stiffness per unit of mass is \(stiffness.rounded(digits: 6).written)"
        case .standsStill(let speed):
            "speed \(speed.written) never leaves the start; give a speed above 0"
        case .playsOnce(let count):
            "repeatCount(\(count)) plays once; give a count of 1 or more"
        case .jumpsToTarget(let count):
            "repeatCount(\(count), autoreverses: true) ends back at the start and then jumps to the target; "
                + "give an odd count"
        }
    }
}

extension Spring {
    /// The stiffness per unit of mass, in 1/s², at which SwiftUI's stepped animation stops.
    public static let steppedStiffnessLimit = 45000.0

    /// What to know about this spring wherever it is used.
    public var warnings: [SpringWarning] {
        switch dampingRegime {
        case .undamped: [.undampedNeverSettles]
        case .overdamped: [.swiftUIGettersWrong(stiffness: stiffness / mass)]
        case .underdamped, .critical: []
        }
    }

    /// The spring that SwiftUI's `Spring(duration:bounce:)` *struct* makes. Unlike the animation of the same words it
    /// takes a bounce above 1 as 1, which comes with a warning.
    ///
    /// - Throws: ``SpringError`` when duration is not above 0 or bounce is −1 or below or no finite number.
    public static func swiftUIStruct(
        duration: Double, bounce: Double
    ) throws(SpringError) -> (spring: Spring, warnings: [SpringWarning]) {
        guard bounce.isFinite, bounce > 1 else {
            return (try Spring(duration: duration, bounce: bounce), [])
        }
        return (try Spring(duration: duration, bounce: 1), [.structBounceClamped(bounce: bounce)])
    }
}
