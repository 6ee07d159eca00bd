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
