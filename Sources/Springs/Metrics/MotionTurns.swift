/// The turning points of a motion within a span of time, found between knots.
///
/// Each piece between knots is looked at in equal parts, and where the velocity changes its sign within one the turn is
/// bracketed and refined: between two neighbouring stations the motion only rises or only falls.
struct MotionTurns {
    /// A time and the value there.
    struct Station: Hashable {
        let time: Double
        let value: Double
    }

    /// The ends, the parts' borders and the turns, in order of time.
    let stations: [Station]
    private let motion: any Motion

    init(_ motion: some Motion, from start: Double, to end: Double, knots: [Double], subdivision: Int = 8) {
        self.motion = motion
        let edges = [start] + knots.filter { $0 > start && $0 < end }.sorted() + [end]
        var stations = [Station(time: start, value: motion.state(at: start).position)]
        for (left, right) in zip(edges, edges.dropFirst()) where right > left {
            // Just inside: a knot may be where the velocity jumps.
            var last = left.nextUp
            var lastVelocity = motion.state(at: last).velocity
            for part in 1...subdivision {
                let next =
                    part == subdivision ? right : left + (right - left) * Double(part) / Double(subdivision)
                let state = motion.state(at: next)
                if (lastVelocity < 0) != (state.velocity < 0), lastVelocity.isFinite, state.velocity.isFinite {
                    let turn = BracketedRoot.find(from: last, to: next) { motion.state(at: $0).velocity }
                    stations.append(Station(time: turn, value: motion.state(at: turn).position))
                }
                if part == subdivision {
                    stations.append(Station(time: next.nextDown, value: motion.state(at: next.nextDown).position))
                }
                stations.append(Station(time: next, value: state.position))
                (last, lastVelocity) = (next, state.velocity)
            }
        }
        self.stations = stations
    }

    /// The station furthest from `reference` in the direction of `sign`.
    func furthest(from reference: Double, towards sign: Double) -> Station? {
        stations.max { sign * ($0.value - reference) < sign * ($1.value - reference) }
    }

    /// The last time the motion is further than `distance` from `reference`; nil when it still is at the end.
    func settling(to reference: Double, within distance: Double) -> Double? {
        guard let index = stations.lastIndex(where: { abs($0.value - reference) > distance }) else {
            return stations.first?.time
        }
        guard index + 1 < stations.count else { return nil }
        let sign: Double = stations[index].value < reference ? -1 : 1
        return BracketedRoot.find(from: stations[index].time, to: stations[index + 1].time) {
            sign * (motion.state(at: $0).position - reference) - distance
        }
    }
}
