/// A value that moves with time: a spring released towards its target, an eased step, a motion handed from one
/// animation to the next.
public protocol Motion: Sendable {
    /// Position and velocity at a time in seconds from the motion's start; before the start (negative times) the
    /// initial state.
    func state(at time: Double) -> MotionState

    /// The value the motion tends to.
    var target: Double { get }

    /// Positions and velocities at the times of a grid.
    func trajectory(on grid: SampleGrid) -> Trajectory
}

extension Motion {
    /// Positions and velocities at the times of a grid, each from the motion itself.
    public func trajectory(on grid: SampleGrid) -> Trajectory {
        trajectoryByStates(on: grid)
    }

    func trajectoryByStates(on grid: SampleGrid) -> Trajectory {
        let states = (0..<grid.count).map { state(at: grid.time(at: $0)) }
        return Trajectory(grid: grid, positions: states.map(\.position), velocities: states.map(\.velocity))
    }
}

/// Where something is and how fast it moves.
public struct MotionState: Hashable, Sendable {
    /// Position, in the unit of the animated property.
    public var position: Double
    /// Velocity, in that unit per second.
    public var velocity: Double

    /// A state from its two numbers.
    public init(position: Double, velocity: Double) {
        self.position = position
        self.velocity = velocity
    }
}

/// A motion at the times of a grid, as columns.
public struct Trajectory: Hashable, Sendable {
    /// The times.
    public let grid: SampleGrid
    /// The position at each time, in the unit of the animated property.
    public let positions: [Double]
    /// The velocity at each time, in that unit per second.
    public let velocities: [Double]

    init(grid: SampleGrid, positions: [Double], velocities: [Double]) {
        self.grid = grid
        self.positions = positions
        self.velocities = velocities
    }
}
