import CLibrary

/// Where a piece of the motion, which only rises or only falls, comes to a level.
extension FreeDecay {
    /// The most steps taken before bisection has to do; a handful is usual.
    private static let stepLimit = 60
    /// A step this small, as a part of the time, leaves no error that Double can tell: Halley's method cubes the error.
    private static let lastStep = 1e-6
    /// The number of decay times from which on a piece is more a decay than half a swing.
    private static let longPiece = 5.0

    /// The time at which the displacement is `level`, after an extremum or the start (nil) and before the next extremum or
    /// for ever (nil); nil for a level that the piece does not come to.
    func crossing(of level: Double, after start: Extremum?, before end: Extremum?) -> Double? {
        let offset = start?.time ?? 0
        let length = end.map { $0.time - offset } ?? (start == nil ? nil : halfPeriod) ?? .infinity
        let from = start?.value ?? initial.position
        let isDecay = oscillator.decayRate * length > Self.longPiece && level / from > 0 && abs(level) < abs(from)
        let elapsed =
            isDecay
            ? decayCrossing(of: level, from: from, after: start, within: length)
            : swingCrossing(of: level, from: from, to: end?.value ?? 0, after: start, within: length)
        return elapsed.map { offset + $0 }
    }

    /// Displacement and velocity `elapsed` seconds after the start, or after an extremum.
    private func state(_ elapsed: Double, after start: Extremum?) -> MotionState {
        guard let start else { return oscillator.state(at: elapsed, from: initial) }
        let unit = oscillator.response(at: elapsed).displacement
        return MotionState(position: start.value * unit.position, velocity: start.value * unit.velocity)
    }

    /// A crossing on the way from one extremum to the next, by Halley's method: the equation of motion gives the second
    /// derivative for nothing.
    private func swingCrossing(
        of level: Double, from: Double, to: Double, after start: Extremum?, within length: Double
    ) -> Double? {
        guard length.isFinite else { return nil }
        let rises = to > from
        var (low, high) = (0.0, length)
        let setsOff = start != nil || initial.velocity == 0
        var time = setsOff ? departure(to: level / from) : length * Self.halfTurn((level - from) / (to - from))
        if !(time < length) { time = length / 2 }
        for _ in 0..<Self.stepLimit {
            let state = state(time, after: start)
            let excess = state.position - level
            if excess == 0 { return time }
            if (excess < 0) == rises { low = time } else { high = time }
            let slope = state.velocity
            let step = -2 * excess * slope / (2 * slope * slope - excess * oscillator.acceleration(in: state))
            if time + step >= low, time + step <= high {
                time += step
                if abs(step) <= Self.lastStep * time { return time }
            } else {
                time = low + (high - low) / 2
                if time <= low || time >= high { return time }
            }
        }
        return BracketedRoot.find(from: 0, to: length) { self.state($0, after: start).position - level }
    }

    /// A crossing on the way to rest, by Halley's method on the logarithm, which runs almost straight there.
    private func decayCrossing(
        of level: Double, from: Double, after start: Extremum?, within length: Double
    ) -> Double? {
        guard oscillator.decayRate > 0 else { return nil }
        var (low, high) = (0.0, length)
        // The envelope alone would take the first term; setting off from a turn takes about the second.
        let decrement = log(from / level)
        let guess = decrement / oscillator.decayRate + (2 * decrement).squareRoot() / oscillator.naturalFrequency
        var time = min(guess, length / 2)
        for _ in 0..<Self.stepLimit {
            let state = state(time, after: start)
            let ratio = state.position / level
            if ratio == 1 { return time }
            if ratio > 1 { low = time } else { high = time }
            let excess = log(ratio)
            let slope = state.velocity / state.position
            let bend = oscillator.acceleration(in: state) / state.position - slope * slope
            let step = -2 * excess * slope / (2 * slope * slope - excess * bend)
            if time + step > low, time + step < high {
                time += step
                if abs(step) <= Self.lastStep * time { return time }
            } else {
                time = high.isFinite ? low + (high - low) / 2 : 2 * time
                if time <= low || time >= high { return time }
            }
        }
        let sign: Double = level < 0 ? -1 : 1
        return BracketedRoot.find(from: low, to: min(high, .greatestFiniteMagnitude)) {
            sign * (self.state($0, after: start).position - level)
        }
    }

    /// About when a motion that sets off from a turn has come down to a share c of its displacement there: the inverse series
    /// of 1 − C = u²/2 − ζu³/3 − (1 − 4ζ²)u⁴/24 …, u = ω₀t, in √(2(1 − c)).
    private func departure(to share: Double) -> Double {
        let s = (2 * max(1 - share, 0)).squareRoot()
        let ratio = oscillator.dampingRatio
        return s * (1 + s * (ratio / 3 + s * (1.0 / 24 + ratio * ratio / 9))) / oscillator.naturalFrequency
    }

    /// Where on half a cosine wave, as a part of its length, a share s of its height is done: acos(1 − 2s)/π, by the series
    /// of 2·asin(√s)/π to about 1 %.
    private static func halfTurn(_ share: Double) -> Double {
        guard share <= 0.5 else { return 1 - halfTurn(1 - min(share, 1)) }
        let s = max(share, 0)
        return 2 / .pi * s.squareRoot() * (1 + s * (1.0 / 6 + s * (3.0 / 40 + s * 15 / 336)))
    }
}

extension DampedOscillator {
    /// y″ = −ω₀²y − 2ζω₀y′ in a state measured from rest.
    func acceleration(in state: MotionState) -> Double {
        let square = naturalFrequency * naturalFrequency
        let damping = dampingDeficit >= 0 ? 2 * decayRate : decayRate + square / decayRate
        return -square * state.position - damping * state.velocity
    }
}
