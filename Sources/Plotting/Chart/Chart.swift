/// A chart as data: what is to be seen, without a pixel. Painting is a second step, onto a ``Canvas``.
package struct Chart: Hashable, Sendable {
    /// The heading. Too long a one is set smaller, then on more lines, and as the last resort cut with an ellipsis.
    package var title: String
    /// The line under the heading in muted ink; empty for none.
    package var subtitle: String
    /// One sentence for those who do not see the chart; nil for one made of what is in it.
    package var summary: String?
    /// The drawing areas, from top to bottom.
    package var panels: [Panel]
    /// The strip of phases and events over the panels, on their x axis.
    package var band: PhaseBand?
    /// Where curves are named.
    package var legend: Legend
    /// The colours.
    package var theme: Theme

    package init(
        title: String, subtitle: String = "", panels: [Panel], band: PhaseBand? = nil, legend: Legend = .header,
        theme: Theme = .light
    ) {
        self.title = title
        self.subtitle = subtitle
        self.panels = panels
        self.band = band
        self.legend = legend
        self.theme = theme
    }

    /// The size charts are made for, in points.
    package static let defaultSize = Size(1200, 800)
}
