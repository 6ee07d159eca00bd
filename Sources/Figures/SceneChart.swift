import Plotting
import Words

/// A scene over time: its phases and events along the top, one panel for each property.
package struct SceneChart: Sendable {
    /// The heading.
    package var title: String
    /// The line under it.
    package var subtitle: String
    /// The phases in order, in seconds.
    package var phases: [PhaseBand.Span]
    /// What happens, in seconds: taps, releases, finished work, haptics.
    package var events: [PhaseBand.Event]
    /// The properties from top to bottom. A curve without a name is the only one of its panel.
    package var tracks: [PropertyPanel]
    /// Where the time axis ends, in seconds.
    package var duration: Double
    /// The unit in which times are read.
    package var timeUnit: AxisUnit
    /// The colours.
    package var theme: Theme

    /// A figure from its tracks.
    package init(
        title: String, subtitle: String = "", phases: [PhaseBand.Span], events: [PhaseBand.Event] = [],
        tracks: [PropertyPanel], duration: Double, timeUnit: AxisUnit = .seconds, theme: Theme = .light
    ) {
        self.title = title
        self.subtitle = subtitle
        self.phases = phases
        self.events = events
        self.tracks = tracks
        self.duration = duration
        self.timeUnit = timeUnit
        self.theme = theme
    }

    /// The chart. Properties that keep their value all the time are named in the line under the heading; a level line in a panel
    /// of its own says less and takes more room.
    package var chart: Chart {
        var chart = PropertyCurves(
            title: title, subtitle: subtitle, panels: tracks, duration: duration, timeUnit: timeUnit,
            band: PhaseBand(spans: phases, events: events), theme: theme
        ).chart
        let levels = chart.panels.map(Self.level)
        guard levels.contains(nil), levels.contains(where: { $0 != nil }) else { return chart }
        let still = zip(tracks, levels).compactMap { track, level in
            level.map { "\(track.name) \(NumberText.significant($0))\(track.unit.isEmpty ? "" : " \(track.unit)")" }
        }
        chart.panels = zip(chart.panels, levels).compactMap { panel, level in level == nil ? panel : nil }
        chart.subtitle = [subtitle, NumberText.typeset("constant: \(still.listed())")].filter { !$0.isEmpty }
            .joined(separator: " · ")
        return chart
    }

    /// The one value of all curves of a panel; nil where anything moves or differs.
    private static func level(of panel: Panel) -> Double? {
        let values = panel.series.flatMap(\.samples).map(\.y).filter(\.isFinite)
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}
