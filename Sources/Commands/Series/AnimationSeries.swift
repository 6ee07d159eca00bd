import Arguments
import Reports
import Scenes
import Springs

/// The samples of animations over a grid of times.
enum AnimationSeries {
    /// The columns that `csv` and `compare --csv` write: for each animation its bare value or its properties.
    ///
    /// - Parameters:
    ///   - pairs: each animation with the properties it moves; none for the bare value from `--from` to `--to`.
    ///   - isStreamed: whether the columns are written as they are made, which allows more of them.
    static func table(
        of pairs: [(animation: NamedAnimation, moves: [MovedProperty])], on grid: SampleGrid, solver: Solver,
        framesPerSecond: Double, namesSeries: Bool, hasVelocities: Bool, isStreamed: Bool = true
    ) throws -> SeriesTable {
        try SeriesTable.refuse(
            samples: grid.count, of: pairs.reduce(0) { $0 + $1.moves.count } * (solver == .both ? 2 : 1),
            isStreamed: isStreamed)
        var series: [SampledSeries] = []
        for (animation, moves) in pairs {
            for move in moves {
                if solver != .swiftui { series.append(move.exact(on: grid, series: animation.label)) }
                if solver != .exact {
                    var played = try move.played(on: grid, framesPerSecond: framesPerSecond, series: animation.label)
                    if solver == .both { played.property = played.property.map { $0 + "-played" } ?? "played" }
                    series.append(played)
                }
            }
        }
        return SeriesTable(
            times: grid.times, series: series, namesSeries: namesSeries, hasVelocities: hasVelocities)
    }
}
