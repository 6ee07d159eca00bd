extension Animation {
    /// What to know about this animation, the base first, then its modifiers in the order applied.
    public var warnings: [SpringWarning] {
        baseWarnings + modifiers.compactMap(Self.warning)
    }

    private var baseWarnings: [SpringWarning] {
        switch base {
        case .spring(let spring, _):
            let stiffness = spring.stiffness / spring.mass
            let capped = stiffness > Spring.steppedStiffnessLimit
            let damping = 2 * spring.dampingRatio * min(stiffness, Spring.steppedStiffnessLimit).squareRoot()
            let unstable = damping > SwiftUIRuntime.standard.largestDamping
            return spring.warnings + (capped ? [.stiffnessCapped(stiffness: stiffness)] : [])
                + (unstable ? [.steppingUnstable(damping: damping)] : [])
        case .interpolatingSpring(let spring, _) where spring.dampingRegime == .overdamped:
            return spring.warnings + [.interpolatingSpringOverdamped(dampingRatio: spring.dampingRatio)]
        case .interpolatingSpring(let spring, _):
            return spring.warnings
        case .timingCurve:
            return []
        }
    }

    private static func warning(_ modifier: Modifier) -> SpringWarning? {
        switch modifier {
        case .speed(let speed) where !(speed > 0): .standsStill(speed: speed)
        case .repeated(let count?, _) where count < 1: .playsOnce(count: count)
        case .repeated(let count?, true) where count.isMultiple(of: 2): .jumpsToTarget(count: count)
        case .delay, .speed, .repeated: nil
        }
    }
}
