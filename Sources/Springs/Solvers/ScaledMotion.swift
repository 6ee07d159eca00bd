/// A motion from 0 to 1 laid over the way from one value to another.
public struct ScaledMotion<Progress: Motion>: Motion {
    /// The motion from 0 to 1.
    public let progress: Progress
    /// The value at progress 0.
    public let start: Double
    /// The value at progress 1.
    public let end: Double

    /// The motion that is at `start` when `progress` is at 0 and at `end` when it is at 1.
    public init(_ progress: Progress, from start: Double, to end: Double) {
        self.progress = progress
        self.start = start
        self.end = end
    }

    /// The value the motion tends to.
    public var target: Double { value(progress.target) }

    /// Position and velocity in the unit of the two values.
    public func state(at time: Double) -> MotionState {
        let state = progress.state(at: time)
        return MotionState(position: value(state.position), velocity: (end - start) * state.velocity)
    }

    /// Positions and velocities at the times of a grid, in the unit of the two values.
    public func trajectory(on grid: SampleGrid) -> Trajectory {
        let trajectory = progress.trajectory(on: grid)
        return Trajectory(
            grid: grid, positions: trajectory.positions.map(value),
            velocities: trajectory.velocities.map { (end - start) * $0 })
    }

    // Exact at both ends: from the start for the first half, from the end for the second.
    private func value(_ fraction: Double) -> Double {
        fraction < 0.5 ? start + (end - start) * fraction : end - (end - start) * (1 - fraction)
    }
}

extension ScaledMotion: Equatable where Progress: Equatable {}
extension ScaledMotion: Hashable where Progress: Hashable {}
