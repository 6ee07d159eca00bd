import Springs

/// What the readers of other ecosystems share: springs out of their parameters, as animations that mean the same curve.
enum ForeignSpring {
    /// A spring of mass, stiffness and damping ratio. With mass 1 the ratio is kept to the last digit, so that a
    /// critically damped spring stays one.
    static func spring(mass: Double, stiffness: Double, dampingRatio: Double) throws(SpringError) -> Spring {
        // Refuses mass and stiffness before a root is taken of them.
        let undamped = try Spring(mass: mass, stiffness: stiffness, damping: 0)
        if mass == 1 { return try Spring(response: undamped.duration, dampingRatio: dampingRatio) }
        let damping = 2 * dampingRatio * (mass * stiffness).squareRoot()
        return try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }

    /// The animation of a spring that starts with a velocity in travels per second.
    ///
    /// A start at rest is the spring itself. A velocity needs the interpolating form, which has no overdamped motion: there
    /// the velocity is left out, with a warning.
    static func animation(
        _ spring: Spring, velocity: Double, warnings: inout [NotationWarning]
    ) -> Animation {
        guard velocity != 0 else { return Animation(.spring(spring, blendDuration: 0)) }
        guard spring.dampingRatio <= 1 else {
            warnings.append(.ignored(setting: "the initial velocity", reason: "the spring is overdamped"))
            return Animation(.spring(spring, blendDuration: 0))
        }
        return Animation(.interpolatingSpring(spring, initialVelocity: velocity))
    }
}
