/// A spring of the `.spring` family as SwiftUI steps it, on the clock that delays and speeds make, as often as it repeats.
///
/// A repeat starts its next play at the frame in which the one before came to rest; where repeats are nested the innermost
/// counts. With autoreversing every second play is shown mirrored.
struct SteppedPlay: Hashable, Sendable {
    /// Whether the last play has ended.
    private(set) var isOver = false

    private let inner: AnimationClock
    private let outer: AnimationClock
    private let count: Int?
    private let autoreverses: Bool
    private let fresh: PlayedSpring
    private var spring: PlayedSpring
    private var playIndex = 0
    /// The outer clock's time at which the play began.
    private var playStart = 0.0

    /// A play of a spring that has been given its target at time 0.
    init(_ spring: PlayedSpring, modifiers: [Animation.Modifier]) {
        let repeatIndex = modifiers.firstIndex { if case .repeated = $0 { true } else { false } }
        inner = AnimationClock(repeatIndex.map { Array(modifiers[..<$0]) } ?? modifiers)
        outer = AnimationClock(repeatIndex.map { Array(modifiers[($0 + 1)...]) } ?? [])
        if let repeatIndex, case .repeated(let plays, let mirrors) = modifiers[repeatIndex] {
            count = plays.map { max($0, 1) }
            autoreverses = mirrors
        } else {
            count = 1
            autoreverses = false
        }
        fresh = spring
        self.spring = spring
    }

    /// The value to move to.
    var target: Double { spring.target.x }

    private var isLast: Bool { count.map { playIndex + 1 >= $0 } ?? false }

    private var isMirrored: Bool { autoreverses && playIndex % 2 == 1 }

    /// Whether the completion of `.logicallyComplete` has been called: a response after the start of the last play.
    var isLogicallyComplete: Bool { isOver || isLast && spring.isLogicallyComplete }

    /// What is shown, and how fast it moves per second, counted from a place.
    func state(from place: Double) -> MotionState {
        let rate = inner.rate * outer.rate
        if isOver { return MotionState(position: target, velocity: 0) }
        if isMirrored {
            return MotionState(position: place + target - spring.value.x, velocity: -rate * spring.velocity.x)
        }
        return MotionState(position: spring.value.x, velocity: rate * spring.velocity.x)
    }

    /// The spring's own time, `elapsed` seconds after it was asked for.
    private func time(at elapsed: Double) -> Double {
        inner.baseTime(at: outer.baseTime(at: elapsed) - playStart)
    }

    /// Hands the spring over to another that plays under the same modifiers.
    mutating func retarget(
        to target: PlayedSpring.Components, with next: Spring, blendDuration: Double, velocity: PlayedSpring.Components,
        at elapsed: Double
    ) {
        let rate = inner.rate * outer.rate
        spring.retarget(
            to: target, with: next, blendDuration: blendDuration, velocity: velocity / (rate > 0 ? rate : 1),
            at: time(at: elapsed))
    }

    /// Moves to a frame, `elapsed` seconds after it was asked for, over a motion that is at `place`; answers what is shown there.
    mutating func advance(
        to elapsed: Double, over place: PlayedSpring.Components
    ) -> (state: MotionState, isOver: Bool, isLogicallyComplete: Bool) {
        move(to: elapsed, over: place)
        return (state(from: place.x), isOver, isLogicallyComplete)
    }

    private mutating func move(to elapsed: Double, over place: PlayedSpring.Components) {
        guard !isOver else { return }
        spring.follow(place)
        spring.advance(to: time(at: elapsed))
        guard spring.isAtRest else { return }
        if isLast {
            isOver = true
        } else {
            // This frame still shows the end of the play; the next one starts here.
            ended = true
        }
    }

    /// Whether the play has ended and another follows from this frame on.
    private var ended = false

    /// Starts the next play, after the frame in which one has ended was shown.
    mutating func turn(at elapsed: Double) {
        guard ended else { return }
        ended = false
        spring = fresh
        playIndex += 1
        playStart = outer.baseTime(at: elapsed)
    }
}
