/// A value as it is played, frame by frame: by an animation from one value to another, or by one change after another.
///
/// Stepped springs run as ``PlayedSpring``; an interpolating spring and a timing curve show their closed form, and a curve
/// is over in the frame after its end. Frame i is at i/framesPerSecond exactly, and a change takes effect in the first
/// frame at or after it. Modifiers act as in ``AnimationMotion``; a repeated stepped spring starts its next play at the frame
/// in which the one before came to rest, and where repeats are nested the innermost counts.
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
        try self.init(
            from: start, [ValueChange(to: end, by: animation, velocity: velocity)], framesPerSecond: framesPerSecond,
            unit: PlayedUnit(scale: unitScale, isPair: isPair), runtime: runtime, limit: limit)
    }

    /// Plays changes of a value, in order of time.
    ///
    /// - Parameters:
    ///   - start: the value before the first.
    ///   - unit: how the value is animated.
    ///   - limit: seconds; nil is each change's ``standardLimit(of:)`` after its time.
    /// - Throws: ``PlayedMotionError`` for a frame rate or a limit that is not a positive number.
    public init(
        from start: Double, _ changes: [ValueChange], framesPerSecond: Double = 60, unit: PlayedUnit = PlayedUnit(),
        runtime: SwiftUIRuntime = .standard, limit: Double? = nil
    ) throws(PlayedMotionError) {
        var frames: [Frame] = []
        times = try Self.play(
            from: start, changes, framesPerSecond: framesPerSecond, unit: unit, runtime: runtime, limit: limit
        ) { frames.append($0) }
        self.frames = frames
    }

    /// Plays a press that is held for a time, and its release.
    ///
    /// - Parameters:
    ///   - hold: seconds from the start of the press to the release; negative or not finite counts as 0.
    ///   - velocity: of the press at its start, in units per second.
    /// - Throws: as for changes.
    public init(
        press: Animation, release: Animation, hold: Double, from start: Double = 0, to pressed: Double = 1,
        velocity: Double = 0, framesPerSecond: Double = 60, unit: PlayedUnit = PlayedUnit(),
        runtime: SwiftUIRuntime = .standard, limit: Double? = nil
    ) throws(PlayedMotionError) {
        let changes = ValueChange.tap(
            press: press, release: release, hold: hold, from: start, to: pressed, velocity: velocity)
        try self.init(
            from: start, changes, framesPerSecond: framesPerSecond, unit: unit, runtime: runtime, limit: limit)
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
        if let times = try evaluatedTimes(
            of: animation, from: start, to: end, velocity: velocity, at: framesPerSecond, limit)
        {
            return times
        }
        return try play(
            from: start, [ValueChange(to: end, by: animation, velocity: velocity)], framesPerSecond: framesPerSecond,
            unit: PlayedUnit(scale: unitScale, isPair: isPair), runtime: runtime, limit: limit
        ) { _ in }
    }

    /// The times of what is evaluated rather than stepped: its end is known, so no frame need be looked at, however many there
    /// are. Nil for a stepped spring, and where nothing is to be moved.
    private static func evaluatedTimes(
        of animation: Animation, from start: Double, to end: Double, velocity: Double, at framesPerSecond: Double,
        _ limit: Double?
    ) throws(PlayedMotionError) -> Times? {
        if case .spring = animation.base { return nil }
        guard start != end, framesPerSecond.isFinite, framesPerSecond > 0 else { return nil }
        if let limit { guard limit.isFinite, limit > 0 else { throw .limit(limit) } }
        let last = limit.map { min(Double(frameLimit), ($0 * framesPerSecond).rounded(.down)) } ?? .infinity
        let layer = PlayedLayer(
            animation, by: ValueChange(to: end, by: animation, velocity: velocity),
            over: MotionState(position: start, velocity: 0), at: 0, unit: PlayedUnit(), runtime: .standard)
        let frames = layer.lastFrames(at: framesPerSecond)
        let completion = [frames.end, frames.completion].compactMap(\.self).min()
        return Times(
            end: frames.end.flatMap { $0 <= last && $0.isFinite ? $0 / framesPerSecond : nil },
            logicalCompletion: completion.flatMap { $0 <= last && $0.isFinite ? $0 / framesPerSecond : nil })
    }

    private static func play(
        from start: Double, _ changes: [ValueChange], framesPerSecond: Double, unit: PlayedUnit,
        runtime: SwiftUIRuntime,
        limit: Double?, show: (Frame) -> Void
    ) throws(PlayedMotionError) -> Times {
        guard framesPerSecond.isFinite, framesPerSecond > 0 else { throw .framesPerSecond(framesPerSecond) }
        let limit = limit ?? standardLimit(of: changes)
        guard limit.isFinite, limit > 0 else { throw .limit(limit) }
        let last = min(Double(frameLimit), (limit * framesPerSecond).rounded(.down))
        let reach =
            1000
            * changes.reduce(abs(start)) {
                max($0, abs($1.target), abs($1.target - start), abs($1.velocity) * ($1.animation?.statedDuration ?? 0))
            }
        var course = PlayedCourse(at: start, unit: unit, runtime: runtime)
        var pending = changes[...]
        var completion: Double?
        var frame = 0.0
        while frame <= last {
            let time = frame / framesPerSecond
            if let next = pending.first, next.time <= time + SwiftUIRuntime.timeSlack {
                let due = pending.prefix { $0.time <= time + SwiftUIRuntime.timeSlack }
                pending = pending.dropFirst(due.count)
                completion = nil
                course.show(time, changes: due)
            } else {
                course.show(time)
            }
            let state = course.state
            guard abs(state.position) <= reach else { break }
            show(Frame(time: time, value: state.position, velocity: state.velocity))
            if course.isLogicallyComplete, completion == nil { completion = time }
            if pending.isEmpty, course.isAtRest {
                return Times(end: course.end ?? 0, logicalCompletion: completion ?? time)
            }
            frame += 1
        }
        if completion == nil, let change = changes.last, let animation = change.animation,
            case .spring(let spring, _) = animation.base, !AnimationClock(animation.modifiers).isRepeated
        {
            // The definition needs no stepping: the first frame a response or more after the start.
            let due = (change.time + AnimationClock(animation.modifiers).time(at: spring.duration)) * framesPerSecond
            completion = (due * (1 - SwiftUIRuntime.timeSlack)).rounded(.up) / framesPerSecond
        }
        return Times(end: nil, logicalCompletion: completion.flatMap { $0.isFinite ? $0 : nil })
    }

    /// The seconds played of some changes when no limit is given: each one's own, from when it is made.
    private static func standardLimit(of changes: [ValueChange]) -> Double {
        changes.reduce(30) { max($0, $1.time + ($1.animation.map(standardLimit) ?? 0)) }
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
