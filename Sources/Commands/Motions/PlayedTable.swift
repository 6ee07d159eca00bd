import Reports
import Springs

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
            let times = try moved.playedTimes(framesPerSecond: framesPerSecond)
            let played = try moved.played(framesPerSecond: framesPerSecond, limit: look(at: moved.animation))
            var largest = (value: 0.0, time: 0.0)
            for frame in played.frames {
                let distance = abs(
                    moved.playedState(played, at: frame.time).position - moved.state(at: frame.time).position)
                if distance > largest.value { largest = (distance, frame.time) }
            }
            try table.append([
                .text(label), .text(moved.property.name), .number(moved.state(at: 0).position),
                .number(moved.target), .boolean(moved.isClipped), times.end.map { .number($0) } ?? .never,
                times.logicalCompletion.map { .number($0) } ?? .never, .number(largest.value),
                .number(largest.time),
            ])
        }
        return table
    }

    /// The frames of what is evaluated differ from the exact motion by no more than the rounding of curves, which shows in a
    /// minute as in an hour.
    private static let longestLook = 60.0

    /// How many seconds of frames are held against the exact motion.
    private static func look(at animation: Animation) -> Double {
        let limit = PlayedMotion.standardLimit(of: animation)
        if case .spring = animation.base { return limit }
        return min(limit, max(0, AnimationClock(animation.modifiers).start) + longestLook)
    }
}
