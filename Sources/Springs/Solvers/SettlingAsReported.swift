#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension DampedOscillator {
    /// The settling duration that SwiftUI's `Spring` reports, in seconds; not when the motion is really within epsilon.
    ///
    /// For ζ < 1 it is where the envelope |a·target − v₀| + |target| (a = ζω₀, units as SwiftUI mixes them) has decayed to
    /// epsilon, at least 0. For ζ ≥ 1 SwiftUI scans t = 0, 0.1, 0.2 … and answers the first sample below epsilon that
    /// stays below for more than a second, so the answer is a sum of tenths; within 102.4 s nothing may settle, then it
    /// answers 0. Without damping it is infinite.
    ///
    /// - Parameters:
    ///   - target: the way to go, starting from 0.
    ///   - velocity: initial velocity in units per second.
    ///   - epsilon: the distance that counts as settled, in units.
    public func swiftUISettlingDuration(target: Double = 1, velocity: Double = 0, epsilon: Double = 0.001) -> Double {
        if dampingDeficit > 0 {
            guard dampingRatio > 0 else { return .infinity }
            let envelope = abs(decayRate * target - velocity) + abs(target)
            return max(0, -log(epsilon / envelope) / decayRate)
        }
        let motion = SpringMotion(self, from: MotionState(position: 0, velocity: velocity), to: target)
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
        return settled ?? 0
    }

    /// The end of a play from 0 to 1 in seconds: the reported settling duration, or where the scan gives up the time from
    /// which the closed form stays within epsilon. Nil without damping.
    func settlingEnd(velocity: Double, epsilon: Double = 0.001) -> Double? {
        let reported = swiftUISettlingDuration(velocity: velocity, epsilon: epsilon)
        guard reported == 0 else { return reported.isFinite ? reported : nil }
        let decay = FreeDecay(self, from: MotionState(position: -1, velocity: velocity))
        return decay.settlingTime(within: epsilon).seconds
    }
}
