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
        let last = course.last
        guard tolerance > 0 else { return 0 }
        let steepest = map.map { map in
            zip(map.points, map.points.dropFirst()).reduce(0) {
                max($0, abs(($1.1.output - $1.0.output) / ($1.1.input - $1.0.input)))
            }
        }
        let enough = steepest.map { $0 == 0 ? .infinity : tolerance / $0 } ?? tolerance
        guard let horizon = course.horizon(within: enough, limit: limit) else { return nil }
        let final = target
        let times = turningTimes(until: horizon).filter { $0 >= last.start }
        for (left, right) in zip(times, times.dropFirst()).reversed() where right > left {
            let excess = { (time: Double) in abs(self.state(at: time).position - final) - tolerance }
            // A piece may cross the target, so it is out at its left end or not at all after it.
            guard excess(right) <= 0 else { return right }
            if excess(left) > 0 { return BracketedRoot.find(from: left, to: right, excess) }
        }
        // Nothing is out in the last segment: it settled as the segment began, by a jump or before it.
        let before = abs(state(before: last.start).position - final)
        return before > tolerance ? last.start : settledBeforeLast(tolerance: tolerance)
    }

    /// When it came near enough in an earlier segment, walking back.
    private func settledBeforeLast(tolerance: Double) -> Double {
        let final = target
        let excess = { (time: Double) in abs(self.state(at: time).position - final) - tolerance }
        let times = turningTimes(until: course.last.start)
        for (left, right) in zip(times, times.dropFirst()).reversed() where right > left {
            if abs(state(before: right).position - final) > tolerance { return right }
            if excess(left) > 0 { return BracketedRoot.find(from: left, to: right, excess) }
        }
        return 0
    }
}
