import Springs

extension Track {
    /// The part of the travel within which a property counts as settled: 0.1 %.
    package static let settlingBand = 0.001

    /// The last time at which the value is further from its end than `band` (default: 0.001) of its travel, in seconds
    /// from the start of the script; nil when it never settles within `limit` seconds (default: 3600, at most
    /// 1e6).
    ///
    /// Found by the turning points, not by sampling: beyond a bound on the energy left nothing can happen any more, and
    /// between two turning points the value crosses the band once.
    package func settlingTime(band: Double = settlingBand, limit: Double = 3600) -> Double? {
        let tolerance = band * travel
        guard tolerance > 0, let last = segments.last else { return 0 }
        let steepest = map.map { map in
            zip(map.points, map.points.dropFirst()).reduce(0) {
                max($0, abs(($1.1.output - $1.0.output) / ($1.1.input - $1.0.input)))
            }
        }
        let enough = steepest.map { $0 == 0 ? .infinity : tolerance / $0 } ?? tolerance
        guard let horizon = Self.horizon(of: last.motion, from: last.start, within: enough, limit: limit) else {
            return nil
        }
        let final = target
        let times = turningTimes(until: horizon).filter { $0 >= last.start }
        for (left, right) in zip(times, times.dropFirst()).reversed() where right > left {
            let excess = { (time: Double) in abs(self.state(at: time).position - final) - tolerance }
            // A piece may cross the target, so it is out at its left end or not at all after it.
            guard excess(right) <= 0 else { return right }
            if excess(left) > 0 { return Bisection.root(from: left, to: right, of: excess) }
        }
        // Nothing is out in the last segment: it settled as the segment began, by a jump or before it.
        let before = abs(state(before: last.start).position - final)
        return before > tolerance ? last.start : settledBeforeLast(tolerance: tolerance)
    }

    /// When it came near enough in an earlier segment, walking back.
    private func settledBeforeLast(tolerance: Double) -> Double {
        let final = target
        let excess = { (time: Double) in abs(self.state(at: time).position - final) - tolerance }
        let times = turningTimes(until: segments.last?.start ?? 0)
        for (left, right) in zip(times, times.dropFirst()).reversed() where right > left {
            if abs(state(before: right).position - final) > tolerance { return right }
            if excess(left) > 0 { return Bisection.root(from: left, to: right, of: excess) }
        }
        return 0
    }

    /// A time from which on the source stays within `tolerance` of its target.
    private static func horizon(
        of motion: PropertyMotion, from start: Double, within tolerance: Double, limit: Double
    ) -> Double? {
        var step = 1.0 / 64
        while step <= 2 * min(limit, 1e6) {
            let time = start + step
            if motion.deviationBound(from: time) <= tolerance { return time }
            step *= 1.25
        }
        return nil
    }
}
