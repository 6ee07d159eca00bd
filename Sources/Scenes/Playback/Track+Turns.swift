import Springs

extension Track {
    /// A place where the value turns: a highest or lowest point between its neighbours.
    package struct Extremum: Hashable, Sendable {
        /// When, in seconds from the start of the script.
        package let time: Double
        /// The model value there.
        package let value: Double
        /// Whether it is a highest point.
        package let isMaximum: Bool
    }

    /// The times at which the value may turn, from 0 to `end`, in order: segment starts, the spring's own turning times
    /// (exact), corners of the derived map, and elsewhere sign changes of the velocity on a grid of `samples` steps a
    /// segment, refined to the last digits. Between two neighbours the value only rises or only falls.
    func turningTimes(until end: Double, samples: Int = 512) -> [Double] {
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
                inside = Self.signChanges(
                    of: segment.motion, from: segment.start, to: stop, corners: segment.motion.corners,
                    samples: samples)
            }
            inside = inside.filter { $0 > segment.start && $0 < stop }
            inside += mapCrossings(of: segment.motion, between: [segment.start] + inside.sorted() + [stop])
            times += inside
        }
        times.append(end)
        return Array(Set(times.filter { $0 <= end })).sorted()
    }

    /// The times at which the velocity of a motion changes its sign.
    private static func signChanges(
        of motion: PropertyMotion, from start: Double, to end: Double, corners: [Double], samples: Int
    ) -> [Double] {
        guard end > start else { return [] }
        // The grid is laid anew between corners, where the velocity may jump.
        let stops = ([start, end] + corners.filter { $0 > start && $0 < end }).sorted()
        var times = stops
        for (left, right) in zip(stops, stops.dropFirst()) where right > left {
            var previous = (time: left, velocity: motion.state(at: left).velocity)
            for index in 1...max(samples, 2) {
                let time = index == samples ? right : left + (right - left) * Double(index) / Double(samples)
                let velocity = motion.state(at: time).velocity
                if previous.velocity * velocity < 0 {
                    times.append(
                        Bisection.root(from: previous.time, to: time) { motion.state(at: $0).velocity })
                } else if velocity == 0 {
                    times.append(time)
                }
                previous = (time, velocity)
            }
        }
        return times
    }

    /// The times at which the source passes a corner of the map, given times between which it only rises or falls.
    private func mapCrossings(of motion: PropertyMotion, between times: [Double]) -> [Double] {
        guard let map else { return [] }
        var crossings = [Double]()
        for (left, right) in zip(times, times.dropFirst()) where right > left {
            let (a, b) = (motion.state(at: left).position, motion.state(at: right).position)
            for corner in map.corners where (a - corner) * (b - corner) < 0 {
                crossings.append(Bisection.root(from: left, to: right) { motion.state(at: $0).position - corner })
            }
        }
        return crossings
    }

    /// The highest and lowest points of the model value up to `end`, in order, ends of the range and jumps left out.
    /// A point counts when it stands out from both neighbours by more than `threshold` (default: 1e-6) of the travel.
    package func extrema(until end: Double, threshold: Double = 1e-6) -> [Extremum] {
        let tolerance = threshold * travel
        let jumpTimes = Set(jumps.map(\.time))
        var found = [Extremum]()
        for run in Self.runs(turningTimes(until: end), splitAt: jumpTimes) {
            let values = run.map { time in
                (time, time == run.last && jumpTimes.contains(time) ? state(before: time) : state(at: time))
            }
            var turn = values.first.map { (time: $0.0, value: $0.1.position) }
            var direction = 0.0
            for (time, state) in values.dropFirst() {
                guard let candidate = turn else { break }
                let rise = state.position - candidate.value
                if rise * direction >= 0, rise != 0, direction != 0 || abs(rise) > tolerance {
                    direction = rise > 0 ? 1 : -1
                    turn = (time, state.position)
                } else if abs(rise) > tolerance {
                    found.append(Extremum(time: candidate.time, value: candidate.value, isMaximum: direction > 0))
                    direction = -direction
                    turn = (time, state.position)
                }
            }
        }
        return found
    }

    private static func runs(_ times: [Double], splitAt jumps: Set<Double>) -> [[Double]] {
        var runs = [[Double]]()
        var run = [Double]()
        for time in times {
            run.append(time)
            if jumps.contains(time) {
                runs.append(run)
                run = [time]
            }
        }
        return runs + [run]
    }

    /// The least and greatest model value up to `end`.
    package func extent(until end: Double) -> ClosedRange<Double> {
        var lower = initialValue
        var upper = initialValue
        for time in turningTimes(until: end) {
            for value in [state(before: time).position, state(at: time).position] {
                lower = min(lower, value)
                upper = max(upper, value)
            }
        }
        return lower...upper
    }
}
