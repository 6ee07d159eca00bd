/// The times that cut an animation into pieces short enough to hold few turns: a timing curve's own knots, a spring's
/// quarter swings, and, close to the start, doublings from its fastest time scale.
struct MotionKnots {
    /// The most knots given for one motion.
    static let limit = 4000

    /// In ascending order, from 0 to the horizon at most; fewer than asked for only beyond the limit.
    let times: [Double]

    init(_ animation: Animation, until horizon: Double, limit: Int = limit) {
        let clock = AnimationClock(animation.modifiers)
        let base: [Double]
        switch animation.base {
        case .spring(let spring, _):
            base = Self.knots(of: spring, until: clock.baseTime(at: horizon), limit: limit)
        case .interpolatingSpring(let spring, _):
            base = Self.knots(of: spring.limitedToCriticalDamping, until: clock.baseTime(at: horizon), limit: limit)
        case .timingCurve(let curve, let duration):
            base = Self.knots(of: curve).map { $0 * max(duration, 0) }
        }
        var times = Self.first(base.map(clock.time), until: horizon)
        if let period = AnimationMetrics(animation).repetition?.period, period > 0 {
            var start = period
            let play = times
            while start < horizon, times.count < limit, !play.isEmpty {
                times += Self.first(play.map { start + $0 }, until: horizon)
                start += period
            }
        }
        self.times = times.sorted()
    }

    /// The knots of a spring's motion.
    static func knots(of spring: Spring, until horizon: Double, limit: Int = limit) -> [Double] {
        let oscillator = DampedOscillator(spring)
        let fastest: Double
        let spacing: Double
        if oscillator.dampingDeficit >= 0 {
            fastest = oscillator.naturalFrequency
            spacing = oscillator.dampedFrequency > 0 ? .pi / 2 / oscillator.dampedFrequency : .infinity
        } else {
            fastest = oscillator.decayRate + 2 * oscillator.dampedFrequency
            spacing = .infinity
        }
        var times = [0.0]
        var time = 1 / fastest / 4
        // Doublings reach any horizon in the range of Double within 2100.
        while time.isFinite, time < min(horizon, spacing), time > 0, times.count < limit {
            times.append(time)
            time *= 2
        }
        var index = 1.0
        while index * spacing < horizon, times.count < limit {
            times.append(index * spacing)
            index += 1
        }
        return times
    }

    private static func knots(of curve: TimingCurve) -> [Double] {
        var knots = CurvePieces(curve).knots.map(\.x)
        switch curve {
        case .cubicBezier(let bezier):
            knots += bezier.steepestParameters.map { bezier.point(at: $0).x }
        case .circularEaseInOut:
            knots.append(0.5)
        case .steps(let steps):
            // Of more stairs than there may be knots some, evenly: the rest is looked at as the slope it all but is.
            let stride = steps.count / (limit / 2) + 1
            knots += Swift.stride(from: 0, through: steps.count, by: stride).map { Double($0) / Double(steps.count) }
        case .linear, .circularEaseIn, .circularEaseOut, .piecewiseLinear:
            break
        }
        return knots
    }

    private static func first(_ times: [Double], until horizon: Double) -> [Double] {
        times.filter { $0 >= 0 && $0 < horizon }
    }
}
