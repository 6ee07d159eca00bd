/// A whole animation as it is played, frame by frame, from one value to another.
///
/// Stepped springs run as ``PlayedSpring``; an interpolating spring and a timing curve show their closed form. Frame i is
/// at i/framesPerSecond exactly. Modifiers act as in ``AnimationMotion``; a repeat starts its next play at the frame in
/// which the one before came to rest, and where repeats are nested the innermost counts.
public struct PlayedMotion: Hashable, Sendable {
    /// A displayed frame.
    public struct Frame: Hashable, Sendable {
        /// i/framesPerSecond, in seconds.
        public let time: Double
        /// The value shown.
        public let value: Double
        /// How fast it moves there, in units per second.
        public let velocity: Double
    }

    /// When a played animation ends.
    public struct Times: Hashable, Sendable {
        /// The time of the frame in which the animation is removed and the value snaps to its target; nil when that does
        /// not come within the limit.
        public let end: Double?
        /// The time of the frame in which `.logicallyComplete` fires: the first a response or more after the start of the
        /// last play, for a curve its end; nil when that does not come within the limit.
        public let logicalCompletion: Double?
    }

    /// The frames from the start to the end, or to the limit.
    public let frames: [Frame]
    /// When it ends.
    public let times: Times

    /// The most frames ever played.
    public static let frameLimit = 1_000_000

    /// Plays an animation.
    ///
    /// - Parameters:
    ///   - animation: what moves the value.
    ///   - start: the value before, in the property's unit. The end test is in that unit: a small travel ends sooner.
    ///   - end: the value after.
    ///   - velocity: of a spring at the start, in units per second.
    ///   - framesPerSecond: 60 or 120, or any other positive number.
    ///   - unitScale: 128 for angles, unit points and colour components, else 1.
    ///   - isPair: whether the value stands for an equal (x, y) pair, whose squares the end test sums.
    ///   - limit: seconds after which playing stops, for an undamped spring would go on for ever; nil is
    ///     ``standardLimit(of:)``. It also stops where stepping blows up, a thousand travels away.
    /// - Throws: ``PlayedMotionError`` for a frame rate or a limit that is not a positive number.
    public init(
        _ animation: Animation, from start: Double = 0, to end: Double = 1, velocity: Double = 0,
        framesPerSecond: Double = 60, unitScale: Double = 1, isPair: Bool = false,
        runtime: SwiftUIRuntime = .standard, limit: Double? = nil
    ) throws(PlayedMotionError) {
        var frames: [Frame] = []
        times = try Self.play(
            animation, from: start, to: end, velocity: velocity, framesPerSecond: framesPerSecond,
            unitScale: unitScale, isPair: isPair, runtime: runtime, limit: limit
        ) { frames.append($0) }
        self.frames = frames
    }

    /// What is shown at a time: the latest frame, the first for times before it and the last after the end.
    public func state(at time: Double) -> MotionState {
        // A billionth of a second is rounding.
        var (low, high) = (0, frames.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if frames[middle].time <= time + 1e-9 { low = middle } else { high = middle }
        }
        guard frames.indices.contains(low) else { return MotionState(position: 0, velocity: 0) }
        return MotionState(position: frames[low].value, velocity: frames[low].velocity)
    }

    /// When an animation ends, without keeping its frames; parameters as in the initialiser.
    ///
    /// - Throws: ``PlayedMotionError`` for a frame rate or a limit that is not a positive number.
    public static func times(
        of animation: Animation, from start: Double = 0, to end: Double = 1, velocity: Double = 0,
        framesPerSecond: Double = 60, unitScale: Double = 1, isPair: Bool = false,
        runtime: SwiftUIRuntime = .standard, limit: Double? = nil
    ) throws(PlayedMotionError) -> Times {
        try play(
            animation, from: start, to: end, velocity: velocity, framesPerSecond: framesPerSecond,
            unitScale: unitScale, isPair: isPair, runtime: runtime, limit: limit
        ) { _ in }
    }

    private static func play(
        _ animation: Animation, from start: Double, to end: Double, velocity: Double, framesPerSecond: Double,
        unitScale: Double, isPair: Bool, runtime: SwiftUIRuntime, limit: Double?, show: (Frame) -> Void
    ) throws(PlayedMotionError) -> Times {
        guard framesPerSecond.isFinite, framesPerSecond > 0 else { throw .framesPerSecond(framesPerSecond) }
        let limit = limit ?? standardLimit(of: animation)
        guard limit.isFinite, limit > 0 else { throw .limit(limit) }
        let repeatIndex = animation.modifiers.firstIndex {
            if case .repeated = $0 { true } else { false }
        }
        let modifiers = animation.modifiers
        let inner = AnimationClock(repeatIndex.map { Array(modifiers[..<$0]) } ?? modifiers)
        let outer = AnimationClock(repeatIndex.map { Array(modifiers[($0 + 1)...]) } ?? [])
        var count: Int? = 1
        var autoreverses = false
        if let repeatIndex, case .repeated(let plays, let mirrors) = modifiers[repeatIndex] {
            count = plays.map { max($0, 1) }
            autoreverses = mirrors
        }
        let fresh = Play(
            animation.base, from: start, to: end, velocity: velocity, unitScale: unitScale, isPair: isPair,
            runtime: runtime)
        var play = fresh
        var playIndex = 0
        var playStart = 0.0
        var completion: Double?
        let last = min(Double(frameLimit), (limit * framesPerSecond).rounded(.down))
        let reach = 1000 * max(abs(start), abs(end), abs(end - start), abs(velocity) * animation.statedDuration)
        var frame = 0.0
        while frame <= last {
            let time = frame / framesPerSecond
            let repeatTime = outer.baseTime(at: time)
            play.advance(to: inner.baseTime(at: repeatTime - playStart))
            let mirrored = autoreverses && playIndex % 2 == 1
            let isLast = count.map { playIndex + 1 >= $0 } ?? false
            if isLast, play.isLogicallyComplete, completion == nil { completion = time }
            let state = play.state
            guard abs(state.position) <= reach else { break }
            if play.isOver, isLast {
                show(Frame(time: time, value: end, velocity: 0))
            } else if mirrored {
                show(Frame(time: time, value: start + end - state.position, velocity: -state.velocity))
            } else {
                show(Frame(time: time, value: state.position, velocity: state.velocity))
            }
            if play.isOver {
                if isLast { return Times(end: time, logicalCompletion: completion ?? time) }
                play = fresh
                playIndex += 1
                playStart = repeatTime
            }
            frame += 1
        }
        if completion == nil, repeatIndex == nil, case .spring(let spring, _) = animation.base {
            // The definition needs no stepping: the first frame a response or more after the start.
            let due = AnimationClock(modifiers).time(at: spring.duration) * framesPerSecond
            completion = (due * (1 - SwiftUIRuntime.timeSlack)).rounded(.up) / framesPerSecond
        }
        return Times(end: nil, logicalCompletion: completion.flatMap { $0.isFinite ? $0 : nil })
    }

    /// The seconds played when no limit is given: thirty times what the base is written with, delays and speeds applied, at
    /// least 30 and at most 3600.
    public static func standardLimit(of animation: Animation) -> Double {
        let long = AnimationClock(animation.modifiers).time(at: 30 * animation.statedDuration)
        let plays = animation.modifiers.reduce(1.0) { plays, modifier in
            if case .repeated(let count?, _) = modifier { plays * Double(max(count, 1)) } else { plays }
        }
        return long.isFinite ? min(max(long * plays, 30), 3600) : 3600
    }
}

/// One play of a base.
private struct Play {
    private enum Course {
        case stepped(PlayedSpring)
        case evaluated(ScaledMotion<AnimationMotion>, end: Double?, completion: Double)
    }

    private var course: Course
    private(set) var state: MotionState
    private(set) var isOver = false
    private(set) var isLogicallyComplete = false

    init(
        _ base: Animation.Base, from start: Double, to end: Double, velocity: Double, unitScale: Double, isPair: Bool,
        runtime: SwiftUIRuntime
    ) {
        state = MotionState(position: start, velocity: velocity)
        let travel = end - start
        let motion = ScaledMotion(
            AnimationMotion(Animation(base), velocity: travel == 0 ? 0 : velocity / travel), from: start, to: end)
        switch base {
        case .spring(let spring, let blendDuration):
            let components = { (value: Double) in PlayedSpring.Components(value, isPair ? value : 0, 0, 0) }
            let from = components(start)
            var played = PlayedSpring(
                at: from, movedFrom: from, velocity: components(velocity), unitScale: unitScale, runtime: runtime)
            played.retarget(to: components(end), with: spring, blendDuration: blendDuration, at: 0)
            course = .stepped(played)
        case .interpolatingSpring(let spring, let initialVelocity):
            // Played until the envelope is within 0.001, the same rule as Core Animation's, or by the scan.
            let limited = spring.limitedToCriticalDamping
            let reported = ReportedSettling(
                limited, velocity: initialVelocity + (travel == 0 ? 0 : velocity / travel))
            let ends = limited.dampingDeficit > 0 ? reported.coreAnimation : reported.swiftUI
            course = .evaluated(motion, end: ends, completion: limited.duration)
        case .timingCurve(_, let duration):
            course = .evaluated(motion, end: max(duration, 0), completion: max(duration, 0))
        }
    }

    mutating func advance(to time: Double) {
        switch course {
        case .stepped(var played):
            played.advance(to: time)
            course = .stepped(played)
            state = MotionState(position: played.value.x, velocity: played.velocity.x)
            isOver = played.isAtRest
            isLogicallyComplete = played.isLogicallyComplete
        case .evaluated(let motion, let end, let completion):
            let nearly = 1 - SwiftUIRuntime.timeSlack
            isOver = end.map { time >= $0 * nearly } ?? false
            state = isOver ? MotionState(position: motion.target, velocity: 0) : motion.state(at: time)
            isLogicallyComplete = isOver || time >= completion * nearly
        }
    }
}

/// Why an animation cannot be played.
public enum PlayedMotionError: Error, Hashable, Sendable {
    /// The frame rate must be a finite number above 0.
    case framesPerSecond(Double)
    /// The limit must be a finite number of seconds above 0.
    case limit(Double)
}

extension PlayedMotionError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    public var description: String {
        switch self {
        case .framesPerSecond(let rate):
            "\(rate) frames per second cannot be shown; give a positive number such as 60 or 120"
        case .limit(let limit):
            "a limit of \(limit) s plays nothing; give a positive number of seconds such as 30"
        }
    }
}
