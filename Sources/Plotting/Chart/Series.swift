/// A curve of a panel.
package struct Series: Hashable, Sendable {
    /// How samples are drawn.
    package enum Style: Hashable, Sendable {
        /// A line from sample to sample.
        case line
        /// A level line from each sample to the next, then a step.
        case steps
        /// A dot at each sample: displayed frames.
        case dots
    }

    /// What the legend calls it.
    package var name: String
    /// What the legend adds to the name, such as the spring in SwiftUI's words; empty for nothing.
    package var detail: String
    /// The samples in drawing order. A sample that is not finite breaks the line.
    package var samples: [Sample]
    /// How they are drawn.
    package var style: Style
    /// Which of the theme's colours it takes.
    package var role: ColorRole
    /// Lengths of dashes and gaps in points, alternating; empty is a solid line.
    package var dash: [Double]
    /// The line's width in points at the default chart size; it grows and shrinks with the type.
    package var width: Double
    /// The range of values that are seen. The part of the curve outside is drawn faint, and a solid line along the
    /// bound shows what is seen instead; nil shows everything.
    package var visible: ClosedRange<Double>?
    /// Whether it appears in the legend.
    package var isInLegend: Bool

    /// A series from its samples and looks.
    package init(
        name: String, detail: String = "", samples: [Sample], style: Style = .line, role: ColorRole = .series(0),
        dash: [Double] = [], width: Double = 2.5, visible: ClosedRange<Double>? = nil, isInLegend: Bool = true
    ) {
        self.name = name
        self.detail = detail
        self.samples = samples
        self.style = style
        self.role = role
        self.dash = dash
        self.width = width
        self.visible = visible
        self.isInLegend = isInLegend
    }
}
