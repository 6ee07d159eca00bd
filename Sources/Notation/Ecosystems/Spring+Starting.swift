import Springs

extension Spring {
    /// The animation of this spring when it starts with a velocity in travels per second.
    ///
    /// A start at rest is the spring itself. A velocity needs the interpolating form, which has no overdamped motion: there
    /// the velocity is left out, with a warning.
    func starting(at velocity: Double, _ warnings: inout [NotationWarning]) -> Animation {
        guard velocity != 0 else { return Animation(.spring(self, blendDuration: 0)) }
        guard dampingDeficit >= 0 else {
            warnings.append(.ignored(setting: "the initial velocity", reason: "the spring is overdamped"))
            return Animation(.spring(self, blendDuration: 0))
        }
        return Animation(.interpolatingSpring(self, initialVelocity: velocity))
    }
}
