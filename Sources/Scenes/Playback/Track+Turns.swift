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

    /// The times at which the value may turn, from 0 to `end`, in order: those of the course, and where it passes a corner
    /// of the map. Between two neighbours the value only rises or only falls.
    func turningTimes(until end: Double) -> [Double] {
        let times = course.turningTimes(until: end)
        guard let map else { return times }
        var crossings = [Double]()
        for (left, right) in zip(times, times.dropFirst()) where right > left {
            let (a, b) = (course.state(at: left).position, course.state(before: right).position)
            for corner in map.corners where (a - corner) * (b - corner) < 0 {
                crossings.append(
                    BracketedRoot.find(from: left, to: right) { course.state(at: $0).position - corner })
            }
        }
        return (times + crossings).sorted()
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
