import Analysis
import Reports

/// When SwiftUI stops animating each property, and how far its frames are from the exact motion: the rest test is in a
/// property's own units, so one spring ends at a different time for each.
enum PlayedTable {
    /// A row an animation and property.
    static func table(
        of rows: [(label: String, moved: MovedProperty)], framesPerSecond: Double
    ) throws -> Table {
        var table = try Table(
            columns: [
                Column("animation", alignment: .leading), Column("property", alignment: .leading), Column("from"),
                Column("to"), Column("clipped"), Column("played_end_s", title: "played end", unit: .milliseconds),
                Column("logical_completion_s", title: "logical completion", unit: .milliseconds),
                Column("largest_deviation", title: "largest deviation"),
                Column("largest_deviation_time_s", title: "at", unit: .milliseconds),
            ], keys: 2)
        for (label, moved) in rows {
            let end = try moved.playedEnd(framesPerSecond: framesPerSecond)
            try table.append([
                .text(label), .text(moved.property.name.isEmpty ? "value" : moved.property.name),
                .number(moved.state(at: 0).position), .number(moved.target), .boolean(moved.isClipped),
                end.times.end.map { .number($0) } ?? .never,
                end.times.logicalCompletion.map { .number($0) } ?? .never, .number(end.largestDeviation),
                .number(end.largestDeviationTime),
            ])
        }
        return table
    }

    /// The row of a tap, which ends where it began.
    static func row(ofTap move: PropertyMove, rest: Double?) -> [Cell] {
        [
            .text("tap"), .text(move.name), .number(move.from), .number(move.from), .missing,
            rest.map { .number($0) } ?? .never, .missing, .missing, .missing,
        ]
    }
}
