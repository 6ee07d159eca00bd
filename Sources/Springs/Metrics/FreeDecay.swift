import CLibrary

/// The displacement of a released spring from its rest position, cut at its extrema into pieces that only rise or only
/// fall.
///
/// With y(0) = y₀ and y′(0) = v₀, y′ vanishes first at t₁ (see ``firstExtremum(of:from:)``); from an extremum y_e on the
/// motion is y_e·C(t − t_e), C the answer to a unit displacement. An underdamped spring has an extremum every half
/// period π/ω_d and each is −q times the one before, q = e^(−aπ/ω_d): so the last one beyond a band is known in closed
/// form, however many there are.
struct FreeDecay: Hashable, Sendable {
    /// One turning point: when, and how far from rest.
    struct Extremum: Hashable, Sendable {
        let time: Double
        let value: Double
    }

    let oscillator: DampedOscillator
    let initial: MotionState
    /// The first turning point after the start, if there is one that Double can tell from rest.
    let first: Extremum?
    /// π/ω_d of an underdamped spring, in seconds.
    let halfPeriod: Double?
    /// −ln of the ratio of two successive extrema: πa/ω_d.
    let halfPeriodDecrement: Double

    /// The decay from a displacement and a velocity, both measured from rest.
    init(_ oscillator: DampedOscillator, from initial: MotionState) {
        self.oscillator = oscillator
        self.initial = initial
        if oscillator.dampingDeficit > 0 {
            halfPeriod = .pi / oscillator.dampedFrequency
            halfPeriodDecrement = .pi * oscillator.decayRate / oscillator.dampedFrequency
        } else {
            halfPeriod = nil
            halfPeriodDecrement = .infinity
        }
        first = Self.firstExtremum(of: oscillator, from: initial).flatMap { time in
            let value = oscillator.state(at: time, from: initial).position
            return value == 0 || !value.isFinite ? nil : Extremum(time: time, value: value)
        }
    }

    /// The decay of this one's velocity, which obeys the same equation.
    var velocity: FreeDecay {
        FreeDecay(
            oscillator, from: MotionState(position: initial.velocity, velocity: oscillator.acceleration(in: initial)))
    }

    /// The first positive root of y′.
    ///
    /// With K = ω₀²y₀ + a·v₀ (a the decay rate): tan ω_d t = ω_d v₀/K when underdamped, t = v₀/K when critical,
    /// ln(1 + 2wv₀/K)/2w when overdamped, 2w the distance of the real roots. Of the angles with that tangent the one in
    /// (0, π) is wanted; it is taken with the signs that give it at once, for π added to one near −π would leave no digit
    /// of a small angle.
    private static func firstExtremum(of oscillator: DampedOscillator, from initial: MotionState) -> Double? {
        guard initial.position != 0 || initial.velocity != 0 else { return nil }
        let frequency = oscillator.naturalFrequency
        let w = oscillator.dampedFrequency
        let v = initial.velocity
        let k = frequency * frequency * initial.position + oscillator.decayRate * v
        let time: Double
        if oscillator.dampingDeficit > 0 {
            let angle = v == 0 ? .pi : v > 0 ? atan2(w * v, k) : atan2(-w * v, -k)
            time = angle / w
        } else {
            let ratio = v / k
            guard ratio > 0 else { return nil }
            time = oscillator.dampingDeficit == 0 ? ratio : log1p(2 * w * ratio) / (2 * w)
        }
        return time.isFinite && time > 0 ? time : nil
    }

    /// Extremum number `index`, the first being 1.
    func extremum(_ index: Double) -> Extremum? {
        guard let first else { return nil }
        if index == 1 { return first }
        guard let halfPeriod else { return nil }
        let steps = index - 1
        let sign: Double = steps.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
        let value = sign * first.value * exp(-halfPeriodDecrement * steps)
        return value == 0 ? nil : Extremum(time: first.time + steps * halfPeriod, value: value)
    }

    /// The number of extrema whose magnitude exceeds `band`; infinite when the swing never dies down to it.
    func extrema(beyond band: Double) -> Double {
        guard let first, abs(first.value) > band else { return 0 }
        guard halfPeriod != nil else { return 1 }
        guard halfPeriodDecrement > 0, band > 0 else { return .infinity }
        var count = (log(abs(first.value) / band) / halfPeriodDecrement).rounded(.down) + 1
        guard count < 0x1p53 else { return count }
        // The quotient may miss a whole number by a rounding; the values themselves decide.
        while let next = extremum(count + 1), abs(next.value) > band { count += 1 }
        while count > 1, let last = extremum(count), abs(last.value) <= band { count -= 1 }
        return count
    }

    /// The last time the magnitude of the displacement exceeds `band`.
    func settlingTime(within band: Double) -> SettlingTime {
        let beyond = extrema(beyond: band)
        guard beyond.isFinite else { return .never }
        let start: Extremum?
        if beyond == 0 {
            guard abs(initial.position) > band else { return .at(0) }
            start = nil
        } else {
            start = extremum(beyond)
            guard start != nil else { return .never }
        }
        let from = start?.value ?? initial.position
        let end = start == nil ? first : extremum(beyond + 1)
        return crossing(of: from < 0 ? -band : band, after: start, before: end).map { .at($0) } ?? .never
    }

    /// The first time the displacement reaches `level` from below; nil when it starts at or above it or never comes there.
    func firstRise(to level: Double) -> Double? {
        guard initial.position < level else { return nil }
        var start: Extremum?
        // The first maximum is the highest, and it is the end of the first piece or of the second.
        for index in [1.0, 2.0] {
            let end = extremum(index)
            if end == nil, (start?.value ?? initial.position) >= level { return nil }
            if (end?.value ?? .infinity) >= level { return crossing(of: level, after: start, before: end) }
            start = end
        }
        return nil
    }
}
