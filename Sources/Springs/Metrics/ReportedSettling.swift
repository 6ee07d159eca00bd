#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The settling durations that Apple's frameworks report for a spring. Each is an estimate with a rule of its own; the
/// true time is a ``StepMetrics`` settling time.
public struct ReportedSettling: Hashable, Sendable {
    /// SwiftUI's `Spring.settlingDuration(target:initialVelocity:epsilon:)` in seconds; infinite without damping.
    public let swiftUI: Double
    /// Core Animation's `CASpringAnimation.settlingDuration` in seconds; nil when it is not known: overdamped springs,
    /// for which no published value exists, and undamped ones.
    public let coreAnimation: Double?

    /// What both report.
    ///
    /// - Parameters:
    ///   - spring: the spring.
    ///   - target: the travel; SwiftUI's own property takes 1.
    ///   - velocity: the velocity at the start, units per second, positive towards the target.
    ///   - epsilon: how near counts as settled, in units; both frameworks take 0.001.
    public init(_ spring: Spring, target: Double = 1, velocity: Double = 0, epsilon: Double = 0.001) {
        swiftUI = Self.swiftUI(spring, target: target, velocity: velocity, epsilon: epsilon)
        coreAnimation = Self.coreAnimation(
            spring, velocity: target == 0 ? 0 : velocity / target, epsilon: epsilon)
    }

    /// How far apart SwiftUI's samples of a spring that does not swing are, in seconds.
    static let scanStep = 0.1
    /// How many samples SwiftUI takes.
    static let scanLimit = 1024
    /// How long, in seconds, a sample must stay within epsilon to be the answer.
    static let scanHold = 1.0

    /// For ζ < 1 max(0, −ln(ε/(|a·target − v₀| + |target|))/a), a = ζω₀; else a scan in steps of 0.1 s, summed in
    /// floating point, for the first sample within ε that stays so for more than a second, 0 when there is none.
    private static func swiftUI(_ spring: Spring, target: Double, velocity: Double, epsilon: Double) -> Double {
        let ratio = spring.dampingRatio
        let decay = ratio * spring.naturalFrequency
        if decay == 0 { return .infinity }
        if ratio < 1 {
            let magnitude = abs(target * decay - velocity) + abs(target)
            return max(0, -log(epsilon / magnitude) / decay)
        }
        let motion = SpringMotion(
            DampedOscillator(spring), from: MotionState(position: 0, velocity: velocity), to: target)
        var settled: Double?
        var time = 0.0
        for _ in 0..<scanLimit {
            let distance = abs(motion.state(at: time).position - target)
            guard distance.isFinite else { break }
            if distance >= epsilon {
                settled = nil
            } else if let settled {
                if time - settled > scanHold { return settled }
            } else {
                settled = time
            }
            time += scanStep
        }
        return 0
    }

    /// For ζ < 1 ln((1 + |a − v₀|/ω_d)/ε)/a; for ζ = 1 the root u of (1 + u)e^(−u) = ε over ω₀, known from rest.
    private static func coreAnimation(_ spring: Spring, velocity: Double, epsilon: Double) -> Double? {
        let oscillator = DampedOscillator(spring)
        if oscillator.bounce > 0 {
            guard oscillator.decayRate > 0 else { return nil }
            let amplitude = 1 + abs(oscillator.decayRate - velocity) / oscillator.dampedFrequency
            return max(0, log(amplitude / epsilon) / oscillator.decayRate)
        }
        guard oscillator.bounce == 0, velocity == 0 else { return nil }
        return FreeDecay(oscillator, from: MotionState(position: 1, velocity: 0)).settlingTime(within: epsilon).seconds
    }
}
