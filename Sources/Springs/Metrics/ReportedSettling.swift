import CLibrary

/// The settling durations that Apple's frameworks report for a spring. Each is an estimate with a rule of its own; the
/// true time is a ``StepMetrics`` settling time.
public struct ReportedSettling: Hashable, Sendable {
    /// SwiftUI's `Spring.settlingDuration(target:initialVelocity:epsilon:)` in seconds; infinite without damping.
    ///
    /// For ζ < 1 it is where the envelope |a·target − v₀| + |target| (a = ζω₀, units as SwiftUI mixes them) has decayed to
    /// epsilon, at least 0. For ζ ≥ 1, to ``Spring/criticalTolerance``, SwiftUI scans t = 0, 0.1, 0.2 … and answers the first sample below epsilon that
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
        let oscillator = DampedOscillator(spring)
        let start = MotionState(position: -target, velocity: velocity)
        self.init(FreeDecay(oscillator, from: start), on: AnimationClock([]), epsilon: epsilon)
    }

    /// What both report of a decay to rest, on the clock of an animation: they know of no delay and no speed, but a wait in
    /// code does.
    init(_ decay: FreeDecay, on clock: AnimationClock, epsilon: Double = 0.001) {
        swiftUI = clock.time(at: Self.swiftUI(decay, epsilon: epsilon))
        coreAnimation = Self.coreAnimation(decay, epsilon: epsilon).map(clock.time)
    }

    /// What ``swiftUI`` is, for a target of 1.
    static func swiftUI(_ oscillator: DampedOscillator, velocity: Double, epsilon: Double = 0.001) -> Double {
        swiftUI(FreeDecay(oscillator, from: MotionState(position: -1, velocity: velocity)), epsilon: epsilon)
    }

    private static func swiftUI(_ decay: FreeDecay, epsilon: Double) -> Double {
        let oscillator = decay.oscillator
        let target = -decay.initial.position
        if oscillator.dampingDeficit > Spring.criticalTolerance {
            guard oscillator.dampingRatio > 0 else { return .infinity }
            let envelope = abs(oscillator.decayRate * target - decay.initial.velocity) + abs(target)
            return max(0, -log(epsilon / envelope) / oscillator.decayRate)
        }
        let motion = SpringMotion(
            oscillator, from: MotionState(position: 0, velocity: decay.initial.velocity), to: target)
        let isSettled = { (sample: Int) in abs(motion.state(at: tenths[sample]).position - target) < epsilon }
        var sample = 0
        if decay.first == nil {
            // A motion that never turns is settled at no sample before its settling time and at every one after it; the
            // samples next to that time are looked at in case it is a sum of tenths itself.
            guard let time = decay.settlingTime(within: epsilon).seconds, time < tenths[tenths.count - 1] else {
                return 0
            }
            sample = max(Int(time * 10) - 1, 0)
        }
        var settled: Int?
        while sample < tenths.count {
            if !isSettled(sample) {
                settled = nil
            } else if let first = settled {
                if tenths[sample] - tenths[first] > 1 { return tenths[first] }
            } else {
                settled = sample
                if decay.first == nil {
                    let confirms = tenths[sample...].contains { $0 - tenths[sample] > 1 }
                    return confirms ? tenths[sample] : 0
                }
            }
            sample += 1
        }
        return 0
    }

    /// The times that SwiftUI scans, in seconds: 0.1 added again and again.
    private static let tenths: [Double] = (1..<1024).reduce(into: [0.0]) { times, index in
        times.append(times[index - 1] + 0.1)
    }

    /// For ζ < 1 ln((1 + |a − v₀|/ω_d)/ε)/a, v₀ in travels per second; for ζ = 1 the root u of (1 + u)e^(−u) = ε over ω₀, known
    /// from rest. The first formula has no limit there, so a spring counts as critical within a tolerance.
    private static func coreAnimation(_ decay: FreeDecay, epsilon: Double) -> Double? {
        let oscillator = decay.oscillator
        let travel = -decay.initial.position
        let velocity = travel == 0 ? 0 : decay.initial.velocity / travel
        if abs(oscillator.dampingDeficit) <= Spring.criticalTolerance {
            guard velocity == 0 else { return nil }
            return FreeDecay(oscillator, from: MotionState(position: 1, velocity: 0)).settlingTime(within: epsilon)
                .seconds
        }
        guard oscillator.dampingDeficit > 0, oscillator.decayRate > 0 else { return nil }
        let amplitude = 1 + abs(oscillator.decayRate - velocity) / oscillator.dampedFrequency
        return max(0, log(amplitude / epsilon) / oscillator.decayRate)
    }
}
