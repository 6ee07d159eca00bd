import Springs

extension Animation {
    /// A designer's `.spring(duration:bounce:)`, its numbers known to make a spring.
    static func spring(duration: Double, bounce: Double) -> Animation {
        Animation(.spring(Spring(unchecked: .durationBounce(duration: duration, bounce: bounce)), blendDuration: 0))
    }

    /// A designer's `.snappy(duration:)`.
    static func snappy(duration: Double) -> Animation {
        spring(duration: duration, bounce: SpringPreset.snappy.bounce)
    }

    /// A designer's `.interpolatingSpring(duration:bounce:)` without initial velocity.
    static func interpolatingSpring(duration: Double, bounce: Double) -> Animation {
        Animation(
            .interpolatingSpring(
                Spring(unchecked: .durationBounce(duration: duration, bounce: bounce)), initialVelocity: 0))
    }

    /// A designer's `.easeInOut(duration:)`.
    static func easeInOut(duration: Double) -> Animation {
        Animation(.timingCurve(.easeInOut, duration: duration))
    }

    /// A designer's `.linear(duration:)`.
    static func linear(duration: Double) -> Animation {
        Animation(.timingCurve(.linear, duration: duration))
    }
}
