/// The springs that SwiftUI has a name for.
public enum SpringPreset: String, Hashable, Sendable, CaseIterable {
    /// `.smooth`: 0.5 s without bounce.
    case smooth
    /// `.snappy`: 0.5 s, bounce 0.15.
    case snappy
    /// `.bouncy`: 0.5 s, bounce 0.3.
    case bouncy
    /// `.spring`: 0.5 s without bounce.
    case spring
    /// `.interactiveSpring`: 0.15 s, bounce 0.15, blending over 0.25 s.
    case interactiveSpring
    /// `.interpolatingSpring`: 0.5 s without bounce, layered rather than taken over.
    case interpolatingSpring

    /// The preset's duration in seconds.
    public var duration: Double {
        switch self {
        case .smooth, .snappy, .bouncy, .spring, .interpolatingSpring: 0.5
        case .interactiveSpring: 0.15
        }
    }

    /// The preset's bounce, to which extra bounce is added.
    public var bounce: Double {
        switch self {
        case .smooth, .spring, .interpolatingSpring: 0
        case .snappy, .interactiveSpring: 0.15
        case .bouncy: 0.3
        }
    }

    /// The seconds over which the response of a spring taken over blends into this one's.
    public var blendDuration: Double {
        switch self {
        case .interactiveSpring: 0.25
        case .smooth, .snappy, .bouncy, .spring, .interpolatingSpring: 0
        }
    }

    /// The preset's spring with its own numbers.
    public var spring: Spring { Spring(unchecked: .durationBounce(duration: duration, bounce: bounce)) }

    /// The preset as an animation with its own numbers.
    public var animation: Animation { animation(spring) }

    /// The preset as an animation of another duration (seconds; nil keeps the preset's) and with bounce added, as in
    /// `.snappy(duration: 0.2, extraBounce: 0.1)`.
    ///
    /// - Throws: ``SpringError`` when the duration is not above 0 or the bounces add up to more than 1 or to −1 or less.
    public func animation(duration: Double? = nil, extraBounce: Double = 0) throws(SpringError) -> Animation {
        animation(try Spring(duration: duration ?? self.duration, bounce: bounce + extraBounce))
    }

    private func animation(_ spring: Spring) -> Animation {
        switch self {
        case .interpolatingSpring: Animation(.interpolatingSpring(spring, initialVelocity: 0))
        case .smooth, .snappy, .bouncy, .spring, .interactiveSpring:
            Animation(.spring(spring, blendDuration: blendDuration))
        }
    }
}
