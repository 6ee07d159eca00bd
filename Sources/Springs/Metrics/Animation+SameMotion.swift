extension Animation {
    /// Whether another animation is this one in other words: it moves the same way, by stepped springs, interpolating springs or
    /// curves, on the same clock and as often, and nowhere are the two more than `tolerance` of the travel apart.
    ///
    /// `.snappy`, `.spring(duration: 0.5, bounce: 0.15)` and `.spring(response: 0.5, dampingFraction: 0.85)` are the same
    /// motion, and so are `.linear(duration: 1)` and `cubic-bezier(0, 0, 1, 1) 1s`. A spring and an interpolating spring of the
    /// same parameters are not: SwiftUI plays and retargets them differently. Neither are a speed of 2 and half the
    /// duration. Springs that swing for longer than ``MotionKnots/limit`` quarters are looked at as far as that.
    ///
    /// - Parameter tolerance: the greatest difference of two equal motions, as a fraction of the travel.
    public func isSameMotion(as other: Animation, tolerance: Double = 1e-9) -> Bool {
        if self == other { return true }
        let (clocks, otherClocks) = (PlayedClock.all(modifiers), PlayedClock.all(other.modifiers))
        guard clocks.count == otherClocks.count,
            zip(clocks, otherClocks).allSatisfy({ $0.isSame(as: $1, tolerance: tolerance) })
        else { return false }
        switch (base, other.base) {
        case (.spring(_, let blend), .spring(_, let otherBlend)):
            guard blend == otherBlend else { return false }
        case (.interpolatingSpring, .interpolatingSpring), (.timingCurve, .timingCurve):
            break
        case (.spring, _), (.interpolatingSpring, _), (.timingCurve, _):
            return false
        }
        return Animation(base).isSameCurve(as: Animation(other.base), tolerance: tolerance)
    }

    /// Whether the curves of two animations without modifiers are nowhere further apart than `tolerance`.
    private func isSameCurve(as other: Animation, tolerance: Double) -> Bool {
        let (a, b) = (AnimationMotion(self), AnimationMotion(other))
        let metrics = [self, other].map { AnimationMetrics($0).step }
        // Most pairs are told apart by a single look.
        let halfway = metrics[0].delayTime ?? 0
        guard abs(a.state(at: halfway).position - b.state(at: halfway).position) <= tolerance else { return false }
        let settled = metrics.map { $0.settlingTime(within: tolerance / 2)?.seconds }
        // Where one swings for ever, the knots end the look.
        let horizon = settled.contains(nil) ? Double.greatestFiniteMagnitude : settled.compactMap(\.self).max() ?? 0
        let knots = [self, other].map { MotionKnots($0, until: horizon).times }
        let reach = knots.map { $0.count >= MotionKnots.limit ? $0.last ?? horizon : horizon }.min() ?? horizon
        return DifferenceSurvey(a, b, over: min(horizon, reach), knots: knots.flatMap { $0 }).greatest <= tolerance
    }
}

/// The delays and speeds between two repeats, and the repeat around them.
private struct PlayedClock {
    var clock: AnimationClock
    var count: Int?
    var autoreverses = false
    var isRepeated = false

    /// The clocks of modifiers, given innermost first: one a repeat, and the outermost.
    static func all(_ modifiers: [Animation.Modifier]) -> [PlayedClock] {
        var clocks: [PlayedClock] = []
        var current: [Animation.Modifier] = []
        for modifier in modifiers {
            if case .repeated(let count, let autoreverses) = modifier {
                clocks.append(
                    PlayedClock(
                        clock: AnimationClock(current), count: count.map { max($0, 1) }, autoreverses: autoreverses,
                        isRepeated: true))
                current = []
            } else {
                current.append(modifier)
            }
        }
        return clocks + [PlayedClock(clock: AnimationClock(current))]
    }

    /// Whether both tell the same time, to a fraction of it, and repeat alike.
    func isSame(as other: PlayedClock, tolerance: Double) -> Bool {
        let isNear = { (a: Double, b: Double) in abs(a - b) <= tolerance * max(abs(a), abs(b)) }
        return isNear(clock.start, other.clock.start) && isNear(clock.rate, other.clock.rate) && count == other.count
            && autoreverses == other.autoreverses && isRepeated == other.isRepeated
    }
}
