/// The way of a unit step before delays and speeds: what its metrics are read from. Times count in seconds from the start,
/// values in fractions of the travel.
enum StepCourse: Hashable, Sendable {
    /// A spring's displacement from its target, from −1 or, thrown from rest, 0.
    case spring(FreeDecay)
    /// An eased step of `duration` seconds.
    case curve(CurvePieces, duration: Double)
    /// Nothing moves: `distance` from the target for ever.
    case still(distance: Double)

    /// A spring `distance` before its target with a velocity.
    static func spring(_ spring: Spring, distance: Double = 1, velocity: Double) -> StepCourse {
        .spring(FreeDecay(DampedOscillator(spring), from: MotionState(position: -distance, velocity: velocity)))
    }

    /// How far the target is from the start.
    var distance: Double {
        switch self {
        case .spring(let decay): -decay.initial.position
        case .curve: 1
        case .still(let distance): distance
        }
    }

    /// The first time at a level, from below.
    func firstRise(to level: Double) -> Double? {
        switch self {
        case .spring(let decay): decay.firstRise(to: level - 1)
        case .curve(let pieces, let duration): pieces.firstRise(to: level).map { $0 * duration }
        case .still: nil
        }
    }

    /// The peak: when, and how far beyond the target.
    var peak: FreeDecay.Extremum? {
        switch self {
        case .spring(let decay):
            return decay.extremum(decay.startsBackwards ? 2 : 1)
        case .curve(let pieces, let duration):
            let highest = pieces.turns.filter { $0.y > 1 }.max { $0.y < $1.y }
            return highest.map { FreeDecay.Extremum(time: $0.x * duration, value: $0.y - 1) }
        case .still:
            return nil
        }
    }

    /// How far the deepest dip after the peak is short of the target.
    var dip: Double? {
        switch self {
        case .spring(let decay):
            guard peak != nil else { return nil }
            return decay.extremum(decay.startsBackwards ? 3 : 2).map { -$0.value }
        case .curve(let pieces, let duration):
            guard let peak else { return nil }
            return pieces.turns.filter { $0.x * duration > peak.time && $0.y < 1 }.map { 1 - $0.y }.max()
        case .still:
            return nil
        }
    }

    /// How far it goes below its start.
    var backswing: Double? {
        switch self {
        case .spring(let decay): decay.startsBackwards ? decay.first.map { decay.initial.position - $0.value } : nil
        case .curve(let pieces, _): pieces.turns.map { -$0.y }.filter { $0 > 0 }.max()
        case .still: nil
        }
    }

    /// When it stays within a band around the target.
    func settling(within band: Double) -> SettlingTime {
        switch self {
        case .spring(let decay): decay.settlingTime(within: band)
        case .curve(let pieces, let duration): .at(pieces.settling(within: band) * duration)
        case .still(let distance): abs(distance) > band ? .never : .at(0)
        }
    }

    /// How many extrema lie outside a band around the target; nil for more than can be counted.
    func halfSwings(beyond band: Double) -> Int? {
        switch self {
        case .spring(let decay):
            let swings = decay.extrema(beyond: band)
            return swings < 0x1p53 ? Int(swings) : nil
        case .curve(let pieces, _):
            return pieces.turns.count { abs($0.y - 1) > band }
        case .still:
            return 0
        }
    }

    /// The greatest speed and when it is first reached; nil without a bound.
    var fastest: (speed: Double, time: Double)? {
        switch self {
        case .spring(let decay):
            let initial = abs(decay.initial.velocity)
            guard let turn = decay.velocity.first, abs(turn.value) > initial else { return (initial, 0) }
            return (abs(turn.value), turn.time)
        case .curve(let pieces, let duration):
            let speed = abs(pieces.steepest.slope) / duration
            return speed.isFinite ? (speed, pieces.steepest.x * duration) : nil
        case .still:
            return (0, 0)
        }
    }
}

extension FreeDecay {
    /// Whether the first turn is below the target, on the way back from where the motion started.
    var startsBackwards: Bool { (first?.value ?? 0) < 0 }
}
