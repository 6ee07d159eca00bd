/// What a tap shows: how far the press has come when it is released, how far it still goes, and when all is over.
public struct Handoff: Hashable, Sendable {
    /// A value and when it is reached.
    public struct Extreme: Hashable, Sendable {
        /// The value, in the property's unit.
        public let value: Double
        /// Seconds after the release.
        public let timeAfterRelease: Double
    }

    /// The motion measured.
    public let motion: HandedOverMotion
    /// Position and velocity at the release.
    public let atRelease: MotionState
    /// The part of the travel that the press has done at the release; may be beyond 1.
    public let fractionAtRelease: Double
    /// The value furthest in the direction of the press from the release on; at the release itself when it turns at once.
    public let deepest: Extreme
    /// The part of the travel done there.
    public let deepestFraction: Double
    /// The value furthest beyond the start on the way back; nil when the start is not passed.
    public let rebound: Extreme?
    /// When the value stays within the band around its start, counted from the beginning of the press.
    public let settling: SettlingTime
    /// The band of the settling time, as a fraction of the travel.
    public let band: Double

    /// The velocity with which a release that takes over starts: the press's at that time, or 0 after a press that hands over
    /// none; nil for a layered release, which takes nothing over.
    public var handedOverVelocity: Double? { motion.takeover.map { $0.motion.initial.velocity * $0.rate } }

    /// The metrics of a handed-over motion.
    ///
    /// A spring that takes over is measured in closed form. A layered release is looked at up to `limit` seconds after
    /// the release, so a settling time later than that is given as never.
    ///
    /// - Parameters:
    ///   - motion: the press, its hold and its release.
    ///   - band: of the settling time, as a fraction of the travel; 0.1 % unless told otherwise.
    ///   - limit: seconds.
    public init(_ motion: HandedOverMotion, band: Double = 0.001, limit: Double = 60) {
        self.motion = motion
        self.band = band
        let travel = motion.pressed - motion.start
        let sign: Double = travel < 0 ? -1 : 1
        let fraction = { (value: Double) in travel == 0 ? 0 : (value - motion.start) / travel }
        atRelease = motion.state(at: motion.hold)
        fractionAtRelease = fraction(atRelease.position)

        var turns: [Extreme] = [Extreme(value: atRelease.position, timeAfterRelease: 0)]
        if let takeover = motion.takeover {
            let decay = FreeDecay(
                takeover.motion.oscillator,
                from: MotionState(
                    position: takeover.motion.initial.position - motion.start,
                    velocity: takeover.motion.initial.velocity))
            if takeover.release > motion.hold {
                turns += MotionTurns(
                    motion, from: motion.hold, to: takeover.release, knots: motion.knots(until: takeover.release)
                ).stations.map { Extreme(value: $0.value, timeAfterRelease: $0.time - motion.hold) }
            }
            // The first extremum on either side is the furthest there.
            turns += [1.0, 2.0].compactMap(decay.extremum).map {
                Extreme(
                    value: motion.start + $0.value,
                    timeAfterRelease: takeover.release - motion.hold + $0.time / takeover.rate)
            }
            settling =
                switch decay.settlingTime(within: band * abs(travel)) {
                case .never: .never
                case .at(let seconds): .at(takeover.release + seconds / takeover.rate)
                }
        } else {
            let end = motion.hold + limit
            let found = MotionTurns(motion, from: motion.hold, to: end, knots: motion.knots(until: end))
            turns += found.stations.map { Extreme(value: $0.value, timeAfterRelease: $0.time - motion.hold) }
            settling = found.settling(to: motion.start, within: band * abs(travel)).map { .at($0) } ?? .never
        }
        let deepest = turns.max { sign * $0.value < sign * $1.value } ?? turns[0]
        self.deepest = deepest
        deepestFraction = fraction(deepest.value)
        rebound = turns.filter { sign * ($0.value - motion.start) < 0 }.min { sign * $0.value < sign * $1.value }
    }
}
