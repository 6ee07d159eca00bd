import Figures
import Scenes
import Springs

/// One property moved by one animation: its motion in the property's own unit, exactly or as SwiftUI plays it.
struct MovedProperty {
    let animation: Animation
    /// How the property's name says it is treated.
    let property: AnimatedProperty
    /// What progress means in the property's unit.
    let value: AnimatedValue
    /// Travels per second at the start, on top of the animation's own.
    let velocity: Double
    /// Whether the animation takes the property from its end to its start.
    let isBack: Bool
    // Made once: it looks for its own end, and a curve asks for hundreds of states.
    private let motion: AnimationMotion

    /// A property moved from start to end, or back.
    init(
        _ animation: Animation, _ move: PropertyMove, control: ControlSize?, velocity: Double = 0, isBack: Bool = false
    ) {
        self.animation = animation
        self.velocity = velocity
        self.isBack = isBack
        property = move.property(of: control)
        value = move.animatedValue(of: control)
        motion = AnimationMotion(animation, velocity: velocity)
    }

    /// A bare number that moves between two values, with a velocity in units per second, positive towards the end.
    init(_ animation: Animation, from: Double, to: Double, unitsPerSecond: Double) {
        self.animation = animation
        property = AnimatedProperty("")
        value = AnimatedValue("", from: from, to: to)
        velocity = from == to ? 0 : unitsPerSecond / abs(to - from)
        isBack = false
        motion = AnimationMotion(animation, velocity: velocity)
    }

    /// The exact state at a time.
    func state(at time: Double) -> MotionState {
        mapped(motion.state(at: time))
    }

    /// The exact motion over a grid, with what is seen of it.
    func exact(on grid: SampleGrid, series: String) -> SampledSeries {
        follow(motion.trajectory(on: grid), series: series)
    }

    /// The property as it follows a progress over a grid.
    func follow(_ progress: Trajectory, series: String) -> SampledSeries {
        let states = zip(progress.positions, progress.velocities).map {
            mapped(MotionState(position: $0, velocity: $1))
        }
        return sampled(states, series)
    }

    /// The frames that SwiftUI plays over a grid of frames.
    func played(on grid: SampleGrid, framesPerSecond: Double, series: String) throws -> SampledSeries {
        let played = try played(framesPerSecond: framesPerSecond)
        return sampled(grid.times.map { playedState(played, at: $0) }, series)
    }

    /// The frames that SwiftUI plays. A property that goes by way of a third value follows a progress, and it is the
    /// progress that is animated.
    ///
    /// - Parameter limit: seconds after which playing stops; nil is PlayedMotion's own limit.
    func played(framesPerSecond: Double, limit: Double? = nil) throws -> PlayedMotion {
        let (from, to) = playedEnds
        return try PlayedMotion(
            animation, from: from, to: to, velocity: velocity * (to - from), framesPerSecond: framesPerSecond,
            unitScale: property.animationScale, isPair: property.isPair, limit: limit)
    }

    /// When these frames end; those of a curve need not be played for it.
    func playedTimes(framesPerSecond: Double) throws -> PlayedMotion.Times {
        let (from, to) = playedEnds
        return try PlayedMotion.times(
            of: animation, from: from, to: to, velocity: velocity * (to - from), framesPerSecond: framesPerSecond,
            unitScale: property.animationScale, isPair: property.isPair)
    }

    private var playedEnds: (from: Double, to: Double) {
        let ends = value.through == nil ? (value.from, value.to) : (0.0, 1.0)
        return isBack ? (ends.1, ends.0) : ends
    }

    /// What is shown of the frames at a time: the latest one.
    func playedState(_ played: PlayedMotion, at time: Double) -> MotionState {
        let state = played.state(at: time)
        return value.through == nil ? state : shown(state)
    }

    /// Where the animation takes the property.
    var target: Double { mapped(MotionState(position: 1, velocity: 0)).position }

    /// Whether the exact motion goes where nothing is seen, at its ends or at the extremes in between.
    var isClipped: Bool {
        let metrics = AnimationMetrics(animation, velocity: velocity).step
        let extremes = [
            0, 0.5, 1, 1 + (metrics.overshootPercent ?? 0) / 100, -(metrics.backswingPercent ?? 0) / 100,
        ]
        return extremes.contains { progress in
            let value = mapped(MotionState(position: progress, velocity: 0)).position
            return visible(value) != value
        }
    }

    /// What is seen of a value.
    func visible(_ value: Double) -> Double { property.visibleRange.clamped(value) }

    /// The property where the animation has come so far.
    private func mapped(_ progress: MotionState) -> MotionState {
        shown(isBack ? MotionState(position: 1 - progress.position, velocity: -progress.velocity) : progress)
    }

    /// The property at a place between its start (0) and its end (1).
    private func shown(_ place: MotionState) -> MotionState {
        MotionState(
            position: value.value(at: place.position), velocity: value.slope(at: place.position) * place.velocity)
    }

    private func sampled(_ states: [MotionState], _ series: String) -> SampledSeries {
        SampledSeries(
            series: series, property: property.name.isEmpty ? nil : property.name, values: states.map(\.position),
            velocities: states.map(\.velocity),
            visible: states.map { visible($0.position) })
    }
}
