/// A chart as data: what is to be seen, without a pixel. Painting is a second step, onto a ``Canvas``.
public struct Chart: Hashable, Sendable {
    /// The heading. Too long a one is set smaller, then on more lines, and as the last resort cut with an ellipsis.
    public var title: String
    /// The line under the heading in muted ink; empty for none.
    public var subtitle: String
    /// The drawing areas, from top to bottom.
    public var panels: [Panel]
    /// The strip of phases and events over the panels, on their x axis.
    public var band: PhaseBand?
    /// Where curves are named.
    public var legend: Legend
    /// The colours.
    public var theme: Theme

    /// A chart from its parts.
    public init(
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
    public static let defaultSize = Size(1200, 800)
}
