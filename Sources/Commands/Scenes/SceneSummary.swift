import Analysis
import Reports
import Scenes
import Springs
import Words

/// What a scene comes to, property by property: how far each goes, when it settles exactly and ends as SwiftUI plays it,
/// and how far the two are apart.
struct SceneSummary {
    let take: SceneRun.Take
    let played: PlayedPlayback

    /// A row a property.
    var table: Table {
        get throws(TableError) {
            var table = try Table(columns: [
                Column("property", alignment: .leading), Column("unit", alignment: .leading), Column("lowest"),
                Column("highest"), Column("clipped"),
                Column("settled_0_1_percent_s", title: "settled, 0.1 %", unit: .milliseconds),
                Column("played_end_s", title: "played end", unit: .milliseconds),
                Column("logical_completion_s", title: "logical completion", unit: .milliseconds),
                Column("largest_deviation", title: "largest deviation"),
                Column("largest_deviation_time_s", title: "at", unit: .milliseconds),
            ])
            let end = take.playback.end
            for (exact, played) in zip(take.playback.tracks, played.tracks) {
                let extent = exact.extent(until: end)
                let settled: Cell = exact.settlingTime().map { .number($0) } ?? .never
                try table.append([
                    .text(exact.property.name), .text(exact.property.unit.symbol ?? ""), .number(extent.lowerBound),
                    .number(extent.upperBound), .boolean(!exact.clippedSpans(until: end).isEmpty),
                    exact.moves ? settled : .missing,
                    exact.moves ? played.end.map { .number($0) } ?? .never : .missing,
                    exact.moves ? played.logicalCompletion.map { .number($0) } ?? .missing : .missing,
                    .number(played.largestDeviation.value), .number(played.largestDeviation.time),
                ])
            }
            return table
        }
    }

    /// The whole summary in Markdown.
    func markdown(pictures: [String]) throws -> String {
        let scene = take.playback.scene
        let timeline = take.playback.timeline
        var events = try Table(columns: [
            Column("time", unit: .milliseconds), Column("event", alignment: .leading),
            Column("effect", alignment: .leading),
        ])
        for outcome in timeline.events {
            let effect =
                switch outcome.effect {
                case .entered(let phase): "enters \(phase)"
                case .marked: "marks the moment"
                case .ignored(let phase): "does nothing in \(phase)"
                }
            try events.append([.number(outcome.time), .text(outcome.event.name), .text(effect)])
        }
        let findings = AdviceContext(take.playback).findings
        let lists = [("Advice", findings.filter(\.isAdvice)), ("Worth knowing", findings.filter { !$0.isAdvice })].map {
            title, findings in
            findings.isEmpty ? "" : "\n## \(title)\n\n" + findings.map { "- \("\($0)".markdownEscaped)\n" }.joined()
        }
        let title = scene.title.markdownEscaped, variant = timeline.variant
        return """
            # \(title)

            \(scene.summary.markdownParagraph)

            Variant \(variant.name.markdownEscaped): \(variant.summary.markdownEscaped)

            \(pictures.map { "![\(title)](\($0))\n" }.joined(separator: "\n"))
            ## Events

            \(events.formatted(as: .markdown, style: TableStyle()))
            ## Properties

            Exact motion, and as SwiftUI plays it at \(Measure.framesPerSecond(played.framesPerSecond)).

            \(try table.formatted(as: .markdown))
            """ + lists.joined()
    }
}
