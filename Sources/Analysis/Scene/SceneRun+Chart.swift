import Figures
import Plotting
import Scenes
import Words

extension SceneRun {
    /// The chart of the scene: phases and events along the top, one panel a property.
    package func chart(until end: Double, theme: Theme) -> Chart {
        SceneChart(
            title: scene.title, subtitle: subtitle,
            phases: leading.spans.filter { $0.start < end }.map {
                PhaseBand.Span($0.phase, $0.start...max($0.start, min($0.end, end)))
            },
            events: leading.timeline.events.filter { $0.isFired && $0.time <= end }.map {
                PhaseBand.Event($0.event.name, at: $0.time)
            },
            tracks: scene.properties.indices.map { panel($0, until: end) }, duration: end,
            timeUnit: end < 2 ? .milliseconds : .seconds, theme: theme
        ).chart
    }

    private var subtitle: String {
        let variant = scene.variants.count > 1 ? leading.timeline.variant.summary : scene.summary
        let ways = [
            takes.count > 1 ? "dashed: Reduce Motion" : leading.reduceMotion ? "Reduce Motion" : "",
            solver == .exact
                ? ""
                : "\(solver == .both ? "dots: " : "")as SwiftUI plays it at \(Measure.framesPerSecond(framesPerSecond))",
        ]
        return ([variant] + ways).filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func panel(_ index: Int, until end: Double) -> PropertyPanel {
        let property = scene.properties[index]
        var curves: [Curve] = []
        for (turn, take) in takes.enumerated() {
            let track = take.playback.tracks[index]
            let name = takes.count == 1 ? "" : turn == 0 ? "as designed" : "Reduce Motion"
            let role = ColorRole.series(turn)
            let dash: [Double] = turn == 0 ? [] : [7, 5]
            if solver != .swiftui {
                curves.append(
                    Curve(
                        name, role: role, dash: dash, moments: turn == 0 ? moments(of: track, until: end) : [],
                        corners: track.jumps.flatMap { [$0.time.nextDown, $0.time] }
                            + track.course.segments.map(\.start)
                    ) { track.state(at: $0).position })
            }
            if let played = take.played?.tracks[index] {
                let isOverlay = solver == .both
                let ended = played.end
                curves.append(
                    Curve(
                        isOverlay ? (name.isEmpty ? "played" : "\(name), played") : name, role: role,
                        style: isOverlay ? .dots : .steps, frames: framesPerSecond, dash: isOverlay ? [] : dash,
                        moments: playedMoments(played, until: end)
                    ) { time in
                        guard isOverlay, let ended, time > ended + 1e-9 else { return played.value(at: time) }
                        return .nan
                    })
            }
        }
        let values = leading.spans.compactMap { scene.value(of: property.name, in: $0.phase) }
        return PropertyPanel(
            property.title, unit: property.unit.symbol ?? "",
            visible: property.visibleRange.closed, targets: Set(values).sorted().map { PropertyPanel.Target($0) },
            curves: curves)
    }

    /// The turning points that are news: beyond every value the property comes from or heads for, and in between where it
    /// turns back before it has got there.
    private func moments(of track: Track, until end: Double) -> [Curve.Moment] {
        let aims =
            [track.initialValue]
            + track.course.segments.map { track.map?.value(at: $0.motion.target).output ?? $0.motion.target }
        guard let low = aims.min(), let high = aims.max(), high > low else { return [] }
        // Less than a hundredth of the way is no more than a line is wide.
        let slack = (high - low) * 0.01
        let extrema = track.extrema(until: end)
        let peak = extrema.filter { $0.isMaximum && $0.value > high + slack }.max { $0.value < $1.value }
        let dip = extrema.filter { !$0.isMaximum && $0.value < low - slack }.min { $0.value < $1.value }
        let turns = extrema.filter { turn in
            turn.value > low && turn.value < high && aims.allSatisfy { abs($0 - turn.value) > (high - low) * 0.02 }
        }
        return ([peak, dip].compactMap(\.self) + turns).map { .peak(time: $0.time) }
    }

    private func playedMoments(_ track: PlayedTrack, until end: Double) -> [Curve.Moment] {
        guard let ended = track.end, ended > 0, ended <= end else { return [] }
        return [.end(time: ended)]
    }
}
