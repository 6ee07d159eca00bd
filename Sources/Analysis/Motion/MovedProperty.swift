import Figures
import Scenes
import Springs

/// One property moved by one animation: its motion in the property's own unit, exactly or as SwiftUI plays it.
package struct MovedProperty: Sendable {
    /// What moves it.
    package let animation: Animation
    /// How the property's name says it is treated.
    package let property: AnimatedProperty
    /// What progress means in the property's unit.
    package let value: AnimatedValue
    /// Travels per second at the start, on top of the animation's own.
    package let velocity: Double
    /// Units per second at the start of a property that is thrown from where it rests; nil for one that has a way to go.
    package let thrown: Double?
    /// Whether the animation takes the property from its end to its start.
    package let isBack: Bool
    /// When the exact motion stops at its target, in seconds: where it first gets there; nil where it may overshoot.
    package let stop: Double?
    // Made once: it looks for its own end, and a curve asks for hundreds of states.
    private let motion: AnimationMotion
    /// The motion of a thrown property, in its own unit.
    private let course: ExactCourse?

    /// A property moved from start to end, or back.
    ///
    /// - Parameters:
    ///   - velocity: at the start.
    ///   - isClamped: whether the exact motion stops where it first reaches its target, as overshoot clamping does.
    package init(
        _ animation: Animation, _ move: PropertyMove, control: ControlSize?, velocity: StartVelocity = .none,
        isBack: Bool = false, isClamped: Bool = false
    ) {
        let travels = velocity.travels(along: move) ?? 0
        let thrown = velocity.thrown(move)
        let motion = AnimationMotion(animation, velocity: travels)
        let course = thrown.map {
            ExactCourse(from: move.from, [ValueChange(to: move.to, by: animation, velocity: $0)])
        }
        self.animation = animation
        self.velocity = travels
        self.thrown = thrown
        self.isBack = isBack
        property = move.property(of: control)
        value = move.animatedValue(of: control)
        self.motion = motion
        self.course = course
        let metrics = Self.metrics(of: animation, velocity: travels, thrown: thrown)
        stop =
            if !isClamped {
                nil
            } else if let course {
                Self.firstReturn(of: course, metrics)
            } else {
                Self.firstArrival(of: motion, metrics)
            }
    }

    /// What is measured of the motion: as a unit step, or of a thrown property in its own unit.
    package var metrics: AnimationMetrics { Self.metrics(of: animation, velocity: velocity, thrown: thrown) }

    private static func metrics(of animation: Animation, velocity: Double, thrown: Double?) -> AnimationMetrics {
        AnimationMetrics(animation, velocity: thrown ?? velocity, distance: thrown == nil ? 1 : 0)
    }

    /// When a motion from 0 first reaches 1, in seconds; nil when it does not.
    ///
    /// A spring is beyond its target for the first time on the way to its peak, so the arrival lies before
    /// it; a timing curve is looked at in a thousand places before.
    private static func firstArrival(of motion: AnimationMotion, _ metrics: AnimationMetrics) -> Double? {
        guard let peak = metrics.step.peakTime else { return nil }
        let looks = (0...1000).map { peak * Double($0) / 1000 }
        return firstRise(among: looks) { motion.state(at: $0).position - 1 }
    }

    /// When a thrown value is first back where it was, in seconds; nil when it never crosses.
    ///
    /// It turns at its peak, comes back at half a period and would cross again a half later, which is twice as late: looks
    /// that are each a fiftieth later than the one before miss nothing.
    private static func firstReturn(of course: ExactCourse, _ metrics: AnimationMetrics) -> Double? {
        let start = course.state(at: 0).position
        guard let peak = metrics.step.peakTime,
            let end = metrics.step.settlingTime(within: 1e-9)?.seconds ?? metrics.end
        else { return nil }
        let side = course.state(at: peak).position > start
        var looks = [peak]
        while let last = looks.last, last < end, looks.count < 10_000 { looks.append(last * 1.02) }
        return firstRise(among: looks) { time in
            let beyond = course.state(at: time).position - start
            return side ? -beyond : beyond
        }
    }

    /// Where a value first rises to 0: between the first look at which it has and the one before; nil when it has at none.
    private static func firstRise(among looks: [Double], _ value: (Double) -> Double) -> Double? {
        guard let index = looks.firstIndex(where: { value($0) >= 0 }) else { return nil }
        return BracketedRoot.find(from: looks[max(index - 1, 0)], to: looks[index], value)
    }

    /// The exact state at a time.
    package func state(at time: Double) -> MotionState {
        if let stop, time >= stop { return MotionState(position: target, velocity: 0) }
        return course?.state(at: time) ?? mapped(motion.state(at: time))
    }

    /// The exact positions and velocities at the times of a grid.
    package func exact(on grid: SampleGrid) -> SampledSeries.Block {
        if course != nil {
            let states = (0..<grid.count).map { state(at: grid.time(at: $0)) }
            return SampledSeries.Block(positions: states.map(\.position), velocities: states.map(\.velocity))
        }
        let trajectory = motion.trajectory(on: grid)
        let isProgress = value.through == nil && value.from == 0 && value.to == 1 && !isBack
        guard stop != nil || !isProgress else {
            return SampledSeries.Block(positions: trajectory.positions, velocities: trajectory.velocities)
        }
        var block = follow(trajectory)
        if let stop {
            for row in 0..<grid.count where grid.time(at: row) >= stop {
                block.positions[row] = target
                block.velocities[row] = 0
            }
        }
        return block
    }

    /// The property as it follows a progress over a grid.
    package func follow(_ progress: Trajectory) -> SampledSeries.Block {
        var block = SampledSeries.Block(positions: progress.positions, velocities: progress.velocities)
        for row in block.positions.indices {
            let state = mapped(MotionState(position: block.positions[row], velocity: block.velocities[row]))
            block.positions[row] = state.position
            block.velocities[row] = state.velocity
        }
        return block
    }

    /// The frames that SwiftUI plays. A property that goes by way of a third value follows a progress, and it is the
    /// progress that is animated.
    ///
    /// - Parameter limit: seconds after which playing stops; nil is PlayedMotion's own limit.
    package func played(
        framesPerSecond: Double, limit: Double? = nil
    ) throws(PlayedMotionError) -> PlayedMotion {
        let (from, to) = playedEnds
        return try PlayedMotion(
            animation, from: from, to: to, velocity: thrown ?? velocity * (to - from), framesPerSecond: framesPerSecond,
            unitScale: property.animationScale, isPair: property.isPair, limit: limit)
    }

    /// When these frames end; those of a curve need not be played for it.
    package func playedTimes(framesPerSecond: Double) throws(PlayedMotionError) -> PlayedMotion.Times {
        let (from, to) = playedEnds
        return try PlayedMotion.times(
            of: animation, from: from, to: to, velocity: thrown ?? velocity * (to - from),
            framesPerSecond: framesPerSecond, unitScale: property.animationScale, isPair: property.isPair)
    }

    private var playedEnds: (from: Double, to: Double) {
        let ends = value.through == nil ? (value.from, value.to) : (0.0, 1.0)
        return isBack ? (ends.1, ends.0) : ends
    }

    /// What is shown of the frames at a time: the latest one.
    package func playedState(_ played: PlayedMotion, at time: Double) -> MotionState {
        let state = played.state(at: time)
        return value.through == nil ? state : shown(state)
    }

    /// Where the animation takes the property.
    package var target: Double { mapped(MotionState(position: 1, velocity: 0)).position }

    /// Whether the exact motion goes where nothing is seen, at its ends or at the extremes in between.
    package var isClipped: Bool {
        let metrics = metrics.step
        let extremes = [
            0, 0.5, 1, 1 + (metrics.overshootPercent ?? 0) / 100, -(metrics.backswingPercent ?? 0) / 100,
        ]
        return extremes.contains { progress in
            let value = mapped(MotionState(position: progress, velocity: 0)).position
            return property.visibleRange.clamped(value) != value
        }
    }

    /// The property where the animation has come so far.
    private func mapped(_ progress: MotionState) -> MotionState {
        shown(isBack ? MotionState(position: 1 - progress.position, velocity: -progress.velocity) : progress)
    }

    /// The property at a place between its start (0) and its end (1).
    private func shown(_ place: MotionState) -> MotionState {
        MotionState(
            position: value.value(at: place.position), velocity: value.slope(at: place.position) * place.velocity)
    }
}

extension MovedProperty {
    /// When SwiftUI stops animating the property, and how far its frames are from the exact motion.
    package struct PlayedEnd: Hashable, Sendable {
        /// When it ends, and when it is logically complete, in seconds.
        package let times: PlayedMotion.Times
        /// The largest distance from the exact motion, in the property's unit.
        package let largestDeviation: Double
        /// The time of that frame, in seconds.
        package let largestDeviationTime: Double
    }

    /// When SwiftUI stops animating it at a frame rate: the rest test is in the property's own unit, so one spring ends at
    /// a different time for each.
    package func playedEnd(framesPerSecond: Double) throws(PlayedMotionError) -> PlayedEnd {
        let times = try playedTimes(framesPerSecond: framesPerSecond)
        let played = try played(framesPerSecond: framesPerSecond, limit: look)
        var (largest, time) = (0.0, 0.0)
        for frame in played.frames {
            let distance = abs(playedState(played, at: frame.time).position - state(at: frame.time).position)
            if distance > largest { (largest, time) = (distance, frame.time) }
        }
        return PlayedEnd(times: times, largestDeviation: largest, largestDeviationTime: time)
    }

    /// The frames of what is evaluated differ from the exact motion by no more than the rounding of curves, which shows in a
    /// minute as in an hour.
    private static let longestLook = 60.0

    /// How many seconds of frames are held against the exact motion.
    private var look: Double {
        let limit = PlayedMotion.standardLimit(of: animation)
        if case .spring = animation.base { return limit }
        return min(limit, max(0, AnimationClock(animation.modifiers).start) + Self.longestLook)
    }
}
