/// One animation in SwiftUI's runtime, from frame to frame, over whatever was moving the value before.
///
/// With r what is shown of the older and T the target, a curve shows r + f·(T − r), and a stepped spring r + g, where g is
/// stepped towards T − r.
struct PlayedLayer: Hashable, Sendable {
    /// A curve or an interpolating spring, with its end and its completion in seconds after it was asked for; nil for never.
    private struct Evaluated: Hashable, Sendable {
        let motion: AnimationMotion
        let end: Double?
        let completion: Double?
    }

    /// The animation.
    let animation: Animation
    /// The frame time at which it was asked for.
    let start: Double
    /// The value to move to.
    private(set) var target: Double
    /// What is shown.
    private(set) var state: MotionState
    /// Whether it has ended, and the value is at its target.
    private(set) var isOver = false
    /// Whether the completion of `.logicallyComplete` has been called.
    private(set) var isLogicallyComplete = false
    private let unit: PlayedUnit
    /// A stepped spring; nil for what is evaluated. Two optionals, for the payload of an enum is copied to be changed.
    private var stepped: SteppedPlay?
    private let evaluated: Evaluated?
    private var place: MotionState

    /// An animation asked for at a frame time, over a value that is at `place`.
    ///
    /// - Parameter older: where and when the motion began that a spring takes over from, which counts its travel and its
    ///   clock from there; nil for the place itself and now.
    init(
        _ animation: Animation, by change: ValueChange, over place: MotionState,
        takingOverFrom older: (origin: Double, start: Double)? = nil,
        at time: Double, unit: PlayedUnit, runtime: SwiftUIRuntime
    ) {
        let origin = older?.origin ?? place.position
        self.animation = animation
        self.place = MotionState(position: origin, velocity: place.velocity)
        start = older?.start ?? time
        lastElapsed = time - start
        target = change.target
        self.unit = unit
        state = place
        let clock = AnimationClock(animation.modifiers)
        if case .spring(let spring, let blendDuration) = animation.base {
            let rate = clock.rate > 0 ? clock.rate : 1
            var played = PlayedSpring(
                at: unit.components(place.position), movedFrom: unit.components(origin),
                unitScale: unit.scale, runtime: runtime)
            played.retarget(
                to: unit.components(change.target), with: spring, blendDuration: blendDuration,
                velocity: unit.components(change.velocity / rate), at: clock.baseTime(at: time - start))
            stepped = SteppedPlay(played, modifiers: animation.modifiers)
            evaluated = nil
        } else {
            let travel = change.target - place.position
            let motion = AnimationMotion(animation, velocity: travel == 0 ? 0 : change.velocity / travel)
            var completion = motion.end
            if case .interpolatingSpring(let spring, _) = animation.base, !clock.isRepeated {
                completion = clock.rate > 0 ? clock.time(at: 2 * .pi / spring.stiffness.squareRoot()) : nil
            }
            stepped = nil
            evaluated = Evaluated(motion: motion, end: motion.end, completion: completion)
        }
    }

    /// Whether a spring asked for now takes over from this one, with its velocity or with its place alone: under the same
    /// delays and speeds, and neither repeats.
    func handsOver(to next: Animation) -> (place: Bool, velocity: Bool) {
        guard case .spring = next.base, animation.modifiers == next.modifiers,
            !AnimationClock(next.modifiers).isRepeated
        else { return (false, false) }
        return (true, stepped != nil)
    }

    /// Hands over to a spring under the same modifiers; see ``handsOver(to:)``.
    mutating func handOver(to spring: Spring, blendDuration: Double, by change: ValueChange, at time: Double) {
        guard stepped != nil else { return }
        stepped?.retarget(
            to: unit.components(change.target), with: spring, blendDuration: blendDuration,
            velocity: unit.components(change.velocity), at: time - start)
        if let shown = stepped?.state(from: place.position) { state = shown }
        target = change.target
        isLogicallyComplete = false
    }

    /// Moves to a frame, over a value that is at `place` there.
    mutating func advance(to time: Double, over place: MotionState?) {
        if let place { self.place = place }
        let elapsed = time - start
        if stepped != nil {
            stepped?.turn(at: lastElapsed)
            if let now = stepped?.advance(to: elapsed, over: unit.components(self.place.position)) {
                (state, isOver, isLogicallyComplete) = now
            }
        } else if let evaluated {
            let (motion, end) = (evaluated.motion, evaluated.end)
            isOver = end.map { Self.hasEnded(motion.animation.base, end: $0, at: elapsed) } ?? false
            isLogicallyComplete =
                isOver
                || (evaluated.completion.map { $0 != end && elapsed >= $0 * (1 - SwiftUIRuntime.timeSlack) } ?? false)
            state = isOver ? MotionState(position: target, velocity: 0) : shown(motion, at: elapsed)
        }
        lastElapsed = elapsed
    }

    private var lastElapsed: Double

    /// A curve is still shown in the frame at its very end and is over in the next; a spring is over at its end.
    private static func hasEnded(_ base: Animation.Base, end: Double, at elapsed: Double) -> Bool {
        if case .timingCurve = base { return elapsed > end * (1 + SwiftUIRuntime.timeSlack) }
        return elapsed >= end * (1 - SwiftUIRuntime.timeSlack)
    }

    /// The frames, counted from 0 at the start, in which an evaluated animation is over and its completion is called; nil for
    /// never, and for what is stepped.
    func lastFrames(at framesPerSecond: Double) -> (end: Double?, completion: Double?) {
        guard let evaluated else { return (nil, nil) }
        let (motion, end, completion) = (evaluated.motion, evaluated.end, evaluated.completion)
        let isCurve = if case .timingCurve = motion.animation.base { true } else { false }
        let due = { (time: Double) in (time * (1 - SwiftUIRuntime.timeSlack) * framesPerSecond).rounded(.up) }
        return (
            end.map { isCurve ? ($0 * (1 + SwiftUIRuntime.timeSlack) * framesPerSecond).rounded(.down) + 1 : due($0) },
            completion.flatMap { $0 == end ? nil : due($0) }
        )
    }

    private func shown(_ motion: AnimationMotion, at elapsed: Double) -> MotionState {
        var way = motion.state(at: elapsed)
        if case .timingCurve = motion.animation.base {
            way.position = (way.position / SwiftUIRuntime.curveResolution).rounded() * SwiftUIRuntime.curveResolution
        }
        let rest = target - place.position
        return MotionState(
            position: way.position < 0.5 ? place.position + way.position * rest : target - (1 - way.position) * rest,
            velocity: place.velocity + way.velocity * rest - way.position * place.velocity)
    }
}

/// How SwiftUI animates a property's numbers.
public struct PlayedUnit: Hashable, Sendable {
    /// What a value is multiplied by before it is animated: 128 for angles in radians (so 128·π/180 for degrees), unit points and
    /// colour components, 1 for the rest. The end test of a stepped spring is in these numbers.
    public let scale: Double
    /// Whether the value stands for an equal (x, y) pair, as a scale, a size or a corner radius: the end test sums both squares.
    public let isPair: Bool

    /// A unit; one number at its own scale unless told otherwise.
    public init(scale: Double = 1, isPair: Bool = false) {
        self.scale = scale
        self.isPair = isPair
    }

    /// A value as the runtime holds it.
    func components(_ value: Double) -> PlayedSpring.Components {
        PlayedSpring.Components(value, isPair ? value : 0, 0, 0)
    }
}
