import Plotting

/// Properties over time, one panel each on a common time axis: two springs beside each other, or any number of curves.
package struct PropertyCurves: Sendable {
    /// The heading.
    package var title: String
    /// The line under it.
    package var subtitle: String
    /// The properties from top to bottom.
    package var panels: [PropertyPanel]
    /// Where the time axis ends, in seconds; above 0.
    package var duration: Double
    /// The unit in which times are read.
    package var timeUnit: AxisUnit
    /// Phases and events along the top.
    package var band: PhaseBand?
    /// Moments marked by an upright line through every panel, in seconds; the words stand in the first.
    package var moments: [(time: Double, label: String)]
    /// Moments marked by a thin line through every panel, in seconds, without words.
    package var rules: [(time: Double, role: ColorRole)]
    /// The colours.
    package var theme: Theme
    /// How finely curves are sampled.
    package var sampler: CurveSampler

    /// A figure from its panels.
    package init(
        title: String, subtitle: String = "", panels: [PropertyPanel], duration: Double,
        timeUnit: AxisUnit = .milliseconds, band: PhaseBand? = nil, moments: [(time: Double, label: String)] = [],
        rules: [(time: Double, role: ColorRole)] = [], theme: Theme = .light, sampler: CurveSampler = CurveSampler()
    ) {
        self.rules = rules
        self.title = title
        self.subtitle = subtitle
        self.panels = panels
        self.duration = duration
        self.timeUnit = timeUnit
        self.band = band
        self.moments = moments
        self.theme = theme
        self.sampler = sampler
    }

    /// The chart.
    package var chart: Chart {
        let span = duration.isFinite && duration > 0 ? duration : 1
        let axis = Axis.time(timeUnit, domain: 0...span)
        var drawn = panels.map { $0.panel(over: axis, duration: span, sampler: sampler) }
        for index in drawn.indices {
            drawn[index].lines += moments.map {
                ReferenceLine(.vertical, at: $0.time, label: index == 0 ? $0.label : "", role: .ink)
            }
            drawn[index].lines += rules.filter { (0...span).contains($0.time) }.map {
                ReferenceLine(.vertical, at: $0.time, role: $0.role, isThin: true)
            }
        }
        let names = Set(panels.flatMap(\.curves).map(\.name).filter { !$0.isEmpty })
        // What the heading says already the legend need not repeat.
        for panel in drawn.indices {
            for series in drawn[panel].series.indices where title.contains(drawn[panel].series[series].detail) {
                drawn[panel].series[series].detail = ""
            }
        }
        let hasWords = drawn.contains { $0.series.contains { !$0.detail.isEmpty } }
        return Chart(
            title: title, subtitle: subtitle, panels: drawn, band: band,
            legend: names.count > 1 || (names.count == 1 && hasWords) ? .header : .none, theme: theme)
    }
}
