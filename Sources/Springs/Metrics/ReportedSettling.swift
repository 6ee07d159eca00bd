import CLibrary

/// The settling durations that Apple's frameworks report for a spring. Each is an estimate with a rule of its own; the
/// true time is a ``StepMetrics`` settling time.
public struct ReportedSettling: Hashable, Sendable {
    /// SwiftUI's `Spring.settlingDuration(target:initialVelocity:epsilon:)` in seconds; infinite without damping.
    ///
    /// For ζ < 1 it is where the envelope |a·target − v₀| + |target| (a = ζω₀, units as SwiftUI mixes them) has decayed to
    /// epsilon, at least 0. For ζ ≥ 1 SwiftUI scans t = 0, 0.1, 0.2 … and answers the first sample below epsilon that
    /// stays below for more than a second, so the answer is a sum of tenths. Where the 1024 steps of the scan, 102.4 s,
    /// run out before that, it answers 0.
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
        swiftUI = Self.swiftUI(DampedOscillator(spring), target: target, velocity: velocity, epsilon: epsilon)
        coreAnimation = Self.coreAnimation(
            spring, velocity: target == 0 ? 0 : velocity / target, epsilon: epsilon)
    }

    /// What ``swiftUI`` is, for a target of 1 unless told otherwise.
    static func swiftUI(
        _ oscillator: DampedOscillator, target: Double = 1, velocity: Double, epsilon: Double = 0.001
    ) -> Double {
        if oscillator.dampingDeficit > 0 {
            guard oscillator.dampingRatio > 0 else { return .infinity }
            let envelope = abs(oscillator.decayRate * target - velocity) + abs(target)
            return max(0, -log(epsilon / envelope) / oscillator.decayRate)
        }
        let motion = SpringMotion(oscillator, from: MotionState(position: 0, velocity: velocity), to: target)
        var time = 0.0
        var settled: Double?
        for _ in 0..<1024 {
            let distance = abs(motion.state(at: time).position - target)
            if distance >= epsilon {
                settled = nil
            } else if let first = settled {
                if time - first > 1 { return first }
            } else {
                settled = time
            }
            time += 0.1
        }
        return 0
    }

    /// For ζ < 1 ln((1 + |a − v₀|/ω_d)/ε)/a; for ζ = 1 the root u of (1 + u)e^(−u) = ε over ω₀, known from rest.
    private static func coreAnimation(_ spring: Spring, velocity: Double, epsilon: Double) -> Double? {
        let oscillator = DampedOscillator(spring)
        if oscillator.dampingDeficit > 0 {
            guard oscillator.decayRate > 0 else { return nil }
            let amplitude = 1 + abs(oscillator.decayRate - velocity) / oscillator.dampedFrequency
            return max(0, log(amplitude / epsilon) / oscillator.decayRate)
        }
        guard oscillator.dampingDeficit == 0, velocity == 0 else { return nil }
        return FreeDecay(oscillator, from: MotionState(position: 1, velocity: 0)).settlingTime(within: epsilon).seconds
    }
}
