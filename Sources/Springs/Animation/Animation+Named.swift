extension Animation {
    /// The duration in seconds of SwiftUI's curves when none is given.
    public static let defaultCurveDuration = 0.35

    /// `.default`, and a bare `withAnimation {}`: documented by Apple as a spring of response 0.55 s and damping
    /// fraction 1 from iOS 17 on (`.easeInOut` before).
    public static let `default` = Animation(
        .spring(Spring(unchecked: .responseDampingRatio(response: 0.55, dampingRatio: 1)), blendDuration: 0))
    /// `.smooth`: see ``SpringPreset``.
    public static let smooth = SpringPreset.smooth.animation
    /// `.snappy`: see ``SpringPreset``.
    public static let snappy = SpringPreset.snappy.animation
    /// `.bouncy`: see ``SpringPreset``.
    public static let bouncy = SpringPreset.bouncy.animation
    /// `.spring`: see ``SpringPreset``.
    public static let spring = SpringPreset.spring.animation
    /// `.interactiveSpring`: see ``SpringPreset``.
    public static let interactiveSpring = SpringPreset.interactiveSpring.animation
    /// `.interpolatingSpring`: see ``SpringPreset``.
    public static let interpolatingSpring = SpringPreset.interpolatingSpring.animation
    /// `.linear` over 0.35 s.
    public static let linear = Animation(.timingCurve(.linear, duration: defaultCurveDuration))
    /// `.easeIn` over 0.35 s.
    public static let easeIn = Animation(.timingCurve(.easeIn, duration: defaultCurveDuration))
    /// `.easeOut` over 0.35 s.
    public static let easeOut = Animation(.timingCurve(.easeOut, duration: defaultCurveDuration))
    /// `.easeInOut` over 0.35 s.
    public static let easeInOut = Animation(.timingCurve(.easeInOut, duration: defaultCurveDuration))

    /// This animation with one more modifier, outermost.
    public func modified(by modifier: Modifier) -> Animation {
        Animation(base, modifiers: modifiers + [modifier])
    }

    /// The spring behind the base; nil for a timing curve.
    public var springBase: Spring? {
        switch base {
        case .spring(let spring, _), .interpolatingSpring(let spring, _): spring
        case .timingCurve: nil
        }
    }

    /// The velocity it begins with by itself, in travels per second: that of `.interpolatingSpring`, else 0.
    public var initialVelocity: Double {
        if case .interpolatingSpring(_, let velocity) = base { velocity } else { 0 }
    }

    /// The duration it is written with, in seconds: a spring's undamped period, a timing curve's length. Modifiers do not
    /// count.
    public var statedDuration: Double {
        switch base {
        case .spring(let spring, _), .interpolatingSpring(let spring, _): spring.duration
        case .timingCurve(_, let duration): duration
        }
    }
}
