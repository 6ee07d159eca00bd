import Plotting

/// A scene over time: its phases and events along the top, one panel for each property.
public struct SceneChart: Sendable {
    /// The heading.
    public var title: String
    /// The line under it.
    public var subtitle: String
    /// The phases in order, in seconds.
    public var phases: [PhaseBand.Span]
    /// What happens, in seconds: taps, releases, finished work, haptics.
    public var events: [PhaseBand.Event]
    /// The properties from top to bottom. A curve without a name is the only one of its panel.
    public var tracks: [PropertyPanel]
    /// Where the time axis ends, in seconds.
    public var duration: Double
    /// The unit in which times are read.
    public var timeUnit: AxisUnit
    /// The colours.
    public var theme: Theme

    /// A figure from its tracks.
    public init(
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
    public var chart: Chart {
        PropertyCurves(
            title: title, subtitle: subtitle, panels: tracks, duration: duration, timeUnit: timeUnit,
            band: PhaseBand(spans: phases, events: events), theme: theme
        ).chart
    }
}
