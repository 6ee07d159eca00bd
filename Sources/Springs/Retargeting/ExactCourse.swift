/// A value that is given new targets, moving exactly.
///
/// Times are seconds from the start of the course.
package struct ExactCourse: Motion, Hashable {
    /// A stretch with one way of moving.
    package struct Segment: Hashable, Sendable {
        /// When it begins.
        package let start: Double
        /// The way of moving until the next segment begins.
        package let motion: ExactMotion
    }

    /// The stretches in order of time, one at least.
    package let segments: [Segment]

    /// A value that rests at `start` and is changed in turn.
    ///
    /// - Parameter changes: in order of time.
    package init(from start: Double, _ changes: [ValueChange] = []) {
        var segments = [Segment(start: 0, motion: .still(start))]
        for change in changes {
            let current = segments[segments.count - 1].motion
            let next = current.changed(by: change)
            if next != current { segments.append(Segment(start: change.time, motion: next)) }
        }
        self.segments = segments
    }

    /// The last way of moving.
    package var last: Segment { segments[segments.count - 1] }

    /// The value at the end of the course.
    package var target: Double { last.motion.target }

    /// Position and velocity at a time; where a jump happens, the state after it.
    package func state(at time: Double) -> MotionState {
        segments[index(at: time)].motion.state(at: time)
    }

    /// The state just before a time: where a jump happens, the state it leaves.
    package func state(before time: Double) -> MotionState {
        var index = index(at: time)
        while index > 0, segments[index].start >= time { index -= 1 }
        return segments[index].motion.state(at: time)
    }

    private func index(at time: Double) -> Int {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= time { low = middle } else { high = middle }
        }
        return low
    }

    /// The times at which the value may turn, from 0 to `end`, in order: segment starts, a spring's own turning times
    /// (exact), and elsewhere sign changes of the velocity, refined to the last digits. Between two neighbours the value
    /// only rises or only falls.
    ///
    /// - Parameter looks: how often the velocity is looked at in the shortest time over which anything there changes its
    ///   course; never more than `most` times between two corners.
    package func turningTimes(until end: Double, looks: Double = 16, most: Int = 2048) -> [Double] {
        var times = [0.0]
        for (index, segment) in segments.enumerated() where segment.start <= end {
            let stop = index + 1 < segments.count ? min(segments[index + 1].start, end) : end
            times.append(segment.start)
            var inside = [Double]()
            switch segment.motion {
            case .still:
                break
            case .sprung(let motion) where motion.release <= segment.start:
                inside = motion.turningTimes(until: stop)
            case .sprung, .layered:
                inside = Self.signChanges(of: segment.motion, from: segment.start, to: stop, looks: looks, most: most)
            }
            times += inside.filter { $0 > segment.start && $0 < stop }
        }
        times.append(end)
        return Array(Set(times.filter { $0 <= end })).sorted()
    }

    /// The times at which the velocity of a motion changes its sign, and its corners.
    private static func signChanges(
        of motion: ExactMotion, from start: Double, to end: Double, looks: Double, most: Int
    ) -> [Double] {
        guard end > start else { return [] }
        // The grid is laid anew between corners, where the velocity may jump.
        let stops = ([start, end] + motion.corners.filter { $0 > start && $0 < end }).sorted()
        let step = motion.timeScale / looks
        var times = stops
        for (left, right) in zip(stops, stops.dropFirst()) where right > left {
            var previous = (time: left, velocity: motion.state(at: left).velocity)
            let count = Int(min(max(((right - left) / step).rounded(.up), 2), Double(most)))
            for index in 1...count {
                let time = index == count ? right : left + (right - left) * Double(index) / Double(count)
                let velocity = motion.state(at: time).velocity
                if previous.velocity * velocity < 0 {
                    times.append(
                        BracketedRoot.find(from: previous.time, to: time) { motion.state(at: $0).velocity })
                } else if velocity == 0 {
                    times.append(time)
                }
                previous = (time, velocity)
            }
        }
        return times
    }

    /// A time from which on the value stays within `tolerance` of its target; nil when none comes within `limit` seconds.
    package func horizon(within tolerance: Double, limit: Double) -> Double? {
        var step = 1.0 / 64
        while step <= 2 * min(limit, 1e6) {
            let time = last.start + step
            if last.motion.deviationBound(from: time) <= tolerance { return time }
            step *= 1.25
        }
        return nil
    }
}
