import Plotting

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

    /// The chart.
    package var chart: Chart {
        PropertyCurves(
            title: title, subtitle: subtitle, panels: tracks, duration: duration, timeUnit: timeUnit,
            band: PhaseBand(spans: phases, events: events), theme: theme
        ).chart
    }
}
