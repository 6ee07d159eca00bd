import Plotting

/// The two looks of a chart.
enum ThemeChoice: String, CaseIterable, Hashable, Sendable {
    /// Dark ink on white.
    case light
    /// Light ink on near black.
    case dark
    /// Both in one file, shown as the reader's system prefers; an SVG alone can hold them.
    case auto

    /// The colours, light ones where the reader decides.
    var theme: Theme {
        switch self {
        case .light, .auto: .light
        case .dark: .dark
        }
    }
}
