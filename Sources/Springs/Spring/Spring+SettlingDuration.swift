import CLibrary

extension Spring {
    /// The spring whose envelope reaches `epsilon` at `settlingDuration`, as SwiftUI's
    /// `Spring(settlingDuration:dampingRatio:epsilon:)` finds it.
    ///
    /// SwiftUI's steps are part of the meaning: the damping ratio is taken into [2.2·10⁻¹⁶, 1], the duration d into
    /// [0.01, 10] s, and ω₀ is the root, by Newton's iteration, of ε − (ζ/√(1−ζ²))·e^(−ζdω) for ζ < 1 and of
    /// e^(−dω)(1 + dω) − ε for ζ = 1. It starts from 5/d with at most 12 steps, else from 1/d with at most 20, and stops
    /// after a step of at most epsilon, so the root is only as good as that.
    ///
    /// - Parameters:
    ///   - settlingDuration: seconds; clamped to 0.01…10.
    ///   - dampingRatio: ζ; clamped to 2.2·10⁻¹⁶…1.
    ///   - epsilon: the envelope's height at that time as a fraction of the way, above 0.
    /// - Throws: ``SpringError`` for a number that is not finite, an epsilon not above 0, or when the iteration finds no
    ///   positive frequency (a damping ratio so small that the envelope lies below epsilon from the start).
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) throws(SpringError) {
        guard settlingDuration.isFinite else {
            throw .notFinite(parameter: "settling duration", value: settlingDuration)
        }
        guard dampingRatio.isFinite else { throw .notFinite(parameter: "damping ratio", value: dampingRatio) }
        guard epsilon.isFinite, epsilon > 0 else { throw .notPositive(parameter: "epsilon", value: epsilon) }

        let ratio = min(max(dampingRatio, .ulpOfOne), 1)
        let duration = min(max(settlingDuration, 0.01), 10)
        let search = SettlingFrequencySearch(duration: duration, dampingRatio: ratio, epsilon: epsilon)
        let root =
            search.root(from: 5 / duration, maximumSteps: 12) ?? search.root(from: 1 / duration, maximumSteps: 20)
        guard let frequency = root, frequency.isFinite, frequency > 0 else {
            throw .neverReachesEpsilon(dampingRatio: dampingRatio, epsilon: epsilon)
        }
        try self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
    }
}

/// Newton's iteration for the frequency whose envelope reaches epsilon at a time.
private struct SettlingFrequencySearch {
    let duration: Double
    let dampingRatio: Double
    let epsilon: Double

    /// How far the frequency is from the root divided by the slope: Newton's step from it.
    private func step(at frequency: Double) -> Double {
        if dampingRatio >= 1 {
            let decay = duration * frequency
            let height = exp(-decay) * (decay + 1) - epsilon
            return height / (-duration * duration * frequency * exp(-decay))
        }
        let root = (1 - dampingRatio * dampingRatio).squareRoot()
        let envelope = dampingRatio / root * exp(-dampingRatio * duration * frequency)
        return (epsilon - envelope) / (dampingRatio * duration * envelope)
    }

    /// The root, or nil when the iteration leaves the finite numbers or converges suspiciously late. The first two steps
    /// are taken whatever their size.
    func root(from start: Double, maximumSteps: Int) -> Double? {
        var frequency = start
        var previousDecrease = 0.0
        for count in 1...maximumSteps {
            let next = frequency - step(at: frequency)
            guard next.isFinite else { return nil }
            let decrease = frequency - next
            frequency = next
            if count > 2, abs(decrease) <= epsilon {
                return previousDecrease <= epsilon * 1e5 ? frequency : nil
            }
            previousDecrease = decrease
        }
        return frequency
    }
}
