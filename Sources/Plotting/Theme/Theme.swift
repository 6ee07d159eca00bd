/// The colours of a chart.
///
/// Text keeps a contrast of at least 4.5 : 1 against the background and lines at least 3 : 1 (WCAG 2.2, 1.4.3 and
/// 1.4.11). All five series colours stay at least 13 CIEDE2000 units apart for readers with any of the three
/// dichromacies (as simulated by Machado, Oliveira and Fernandes, 2009); the first two, a blue and an orange, about 50.
package struct Theme: Hashable, Sendable {
    /// What everything is painted on; opaque.
    package var background: Color
    /// Titles and what must be read first.
    package var ink: Color
    /// Tick labels, captions, reference lines.
    package var mutedInk: Color
    /// Hairlines at the ticks.
    package var grid: Color
    /// The line at the foot of a panel.
    package var baseline: Color
    /// The area in which values are not seen.
    package var shade: Color
    /// The hatching of that area.
    package var hatch: Color
    /// The fill of phase spans in the band along the top, by turns.
    package var spans: [Color]
    /// Colours of the series, in order of use.
    package var series: [Color]

    /// A theme from its colours.
    package init(
        background: Color, ink: Color, mutedInk: Color, grid: Color, baseline: Color, shade: Color, hatch: Color,
        spans: [Color], series: [Color]
    ) {
        self.background = background
        self.ink = ink
        self.mutedInk = mutedInk
        self.grid = grid
        self.baseline = baseline
        self.shade = shade
        self.hatch = hatch
        self.spans = spans
        self.series = series
    }

    /// Dark ink on white.
    package static let light = Theme(
        background: Color(hex: 0xFFFFFF), ink: Color(hex: 0x171A21), mutedInk: Color(hex: 0x5A6372),
        grid: Color(hex: 0xEBEDF1), baseline: Color(hex: 0xB4BAC4), shade: Color(hex: 0xF4F5F7),
        hatch: Color(hex: 0xD9DCE2), spans: [Color(hex: 0xE6EBF3), Color(hex: 0xF3F5F8)],
        series: [0x1D63D8, 0xC8480B, 0x00695C, 0x5E1A8B, 0x3F2A14].map { Color(hex: $0) })

    /// Light ink on near black.
    package static let dark = Theme(
        background: Color(hex: 0x14171C), ink: Color(hex: 0xF1F3F6), mutedInk: Color(hex: 0xA2ACBA),
        grid: Color(hex: 0x262B33), baseline: Color(hex: 0x565F6C), shade: Color(hex: 0x1C2027),
        hatch: Color(hex: 0x343B46), spans: [Color(hex: 0x2A313D), Color(hex: 0x20252D)],
        series: [0x6FB1FF, 0xFF9A52, 0xA5D6A7, 0xD64FA0, 0x3E9B7A].map { Color(hex: $0) })

    /// How many curves can be told apart: each colour solid, dashed and dash-dotted.
    package var mostSeries: Int { series.count * Self.dashes.count }

    /// The dashes of curves that share a colour, in the order in which colours start over.
    private static let dashes: [[Double]] = [[], [9, 5], [9, 4, 2, 4]]

    /// Lengths of dashes and gaps in points of a curve in a role's colour; empty for a solid line.
    package func dash(_ role: ColorRole) -> [Double] {
        guard case .series(let index) = role, !series.isEmpty, index >= 0 else { return [] }
        return Self.dashes[index / series.count % Self.dashes.count]
    }

    /// The colour a role stands for.
    package func color(_ role: ColorRole) -> Color {
        switch role {
        case .series(let index):
            guard !series.isEmpty else { return ink }
            let turn = index % series.count
            return series[turn < 0 ? turn + series.count : turn]
        case .ink: return ink
        case .muted: return mutedInk
        case .ground: return background
        }
    }
}
