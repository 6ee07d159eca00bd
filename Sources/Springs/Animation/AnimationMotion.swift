/// A whole animation from 0 to 1, its modifiers included, exactly.
///
/// Modifiers act as in SwiftUI (OpenSwiftUI's audited `DelayAnimation`, `SpeedAnimation` and `RepeatAnimation`), the
/// outermost first: a delay of d runs what it holds at max(0, t − d), a speed of f at f·t, so `.delay(1).speed(2)` waits
/// half a second. A repeat plays what it holds again each time that ends. With `autoreverses` every second play shows
/// 1 − x: the same curve mirrored, an ease-in starting slowly on the way back as well, not the film run backwards. After the
/// last play the value is at the target, so an even number of autoreversed plays jumps there from the start.
///
/// A play lasts as long as the base says: a timing curve its duration, a spring its settling time as SwiftUI reports it
/// (``ReportedSettling/swiftUI``), or where that gives up the time from which the closed form stays within 0.001. A spring
/// that never settles plays once, for ever. Springs follow the closed form; `.interpolatingSpring` with ζ > 1 runs critically damped with the same ω₀.
public struct AnimationMotion: Motion, Hashable {
    /// The animation.
    public let animation: Animation
    private let base: Base
    /// When the base with its first i modifiers ends.
    private let ends: [Double?]

    private enum Base: Hashable, Sendable {
        case spring(SpringMotion)
        case curve(TimingCurve, duration: Double)
    }

    /// The motion of an animation.
    ///
    /// - Parameter velocity: of a spring at the start, in travels per second, positive towards the target; on top of what
    ///   the animation itself begins with. A timing curve does not take it.
    public init(_ animation: Animation, velocity: Double = 0) {
        self.animation = animation
        var end: Double?
        switch animation.base {
        case .spring(let spring, _):
            base = .spring(SpringMotion(spring, velocity: velocity))
            end = Self.end(of: DampedOscillator(spring), velocity: velocity)
        case .interpolatingSpring(let spring, let initialVelocity):
            let limited = spring.limitedToCriticalDamping
            base = .spring(SpringMotion(limited, velocity: initialVelocity + velocity))
            end = Self.interpolatingEnd(of: limited, velocity: initialVelocity + velocity)
        case .timingCurve(let curve, let duration):
            base = .curve(curve, duration: duration)
            end = max(duration, 0)
        }
        var ends = [end]
        for modifier in animation.modifiers {
            end = end.flatMap { Self.end(of: modifier, around: $0) }
            ends.append(end)
        }
        self.ends = ends
    }

    /// The end of a spring's play from 0 to 1 in seconds. Nil without damping.
    private static func end(of oscillator: DampedOscillator, velocity: Double, epsilon: Double = 0.001) -> Double? {
        let reported = ReportedSettling.swiftUI(oscillator, velocity: velocity, epsilon: epsilon)
        guard reported == 0 else { return reported.isFinite ? reported : nil }
        let decay = FreeDecay(oscillator, from: MotionState(position: -1, velocity: velocity))
        return decay.settlingTime(within: epsilon).seconds
    }

    /// The end of an interpolating spring's play in seconds: where Core Animation's envelope, below critical damping, has
    /// decayed to 0.001, and what SwiftUI reports from there on. Nil without damping.
    private static func interpolatingEnd(of spring: Spring, velocity: Double) -> Double? {
        // Nearer to critical the envelope's height runs off to infinity.
        guard spring.dampingDeficit > Spring.criticalTolerance else {
            return end(of: DampedOscillator(spring), velocity: velocity)
        }
        return ReportedSettling(spring, velocity: velocity).coreAnimation
    }

    private static func end(of modifier: Animation.Modifier, around end: Double) -> Double? {
        switch modifier {
        case .delay(let delay): max(0, end + delay)
        case .speed(let speed): speed > 0 ? end / speed : nil
        case .repeated(let count?, _): end * Double(max(count, 1))
        case .repeated(nil, _): nil
        }
    }

    /// The way ends at 1.
    public var target: Double { 1 }

    /// When the animation ends, in seconds, modifiers included: the last play's end, for a spring by the settling time
    /// that SwiftUI reports. Nil when it goes on for ever.
    public var end: Double? { ends.last ?? nil }

    /// Fraction of the way and its rate of change per second at a time; the initial state for times up to 0.
    ///
    /// A time on the border of two plays belongs to the earlier one.
    public func state(at time: Double) -> MotionState {
        var time = time
        var rate = 1.0
        var mirrored = false
        for (index, modifier) in animation.modifiers.enumerated().reversed() {
            switch modifier {
            case .delay(let delay):
                if !(time > delay) { rate = 0 }
                time = max(0, time - delay)
            case .speed(let speed):
                time *= speed
                rate *= speed
            case .repeated(let count, let autoreverses):
                guard let length = ends[index], time > 0 else { continue }
                guard let play = Play(at: time, length: length, count: count) else {
                    return MotionState(position: mirrored ? 0 : 1, velocity: 0)
                }
                time = play.time
                if autoreverses, play.isOdd { mirrored.toggle() }
            }
        }
        let state = baseState(at: time)
        return MotionState(
            position: mirrored ? 1 - state.position : state.position,
            velocity: (mirrored ? -rate : rate) * state.velocity)
    }

    /// Fractions of the way and their rates of change at the times of a grid.
    public func trajectory(on grid: SampleGrid) -> Trajectory {
        if animation.modifiers.isEmpty, case .spring(let motion) = base { return motion.trajectory(on: grid) }
        return trajectoryByStates(on: grid)
    }

    private func baseState(at time: Double) -> MotionState {
        switch base {
        case .spring(let motion):
            return motion.state(at: time)
        case .curve(let curve, let duration):
            guard duration > 0, time <= duration else { return MotionState(position: 1, velocity: 0) }
            let fraction = max(time, 0) / duration
            return MotionState(
                position: curve.value(at: fraction), velocity: time < 0 ? 0 : curve.slope(at: fraction) / duration)
        }
    }
}

/// The place of a time within equal plays.
private struct Play {
    let time: Double
    let isOdd: Bool

    /// Nil after the last play, and for plays without length.
    init?(at time: Double, length: Double, count: Int?) {
        guard length > 0, time.isFinite else { return nil }
        var remainder = time.truncatingRemainder(dividingBy: length)
        var index = ((time - remainder) / length).rounded()
        if remainder == 0 {
            remainder = length
            index -= 1
        }
        if let count, index >= Double(max(count, 1)) { return nil }
        self.time = remainder
        isOdd = index.truncatingRemainder(dividingBy: 2) != 0
    }
}
