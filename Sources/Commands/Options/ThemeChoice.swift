import Plotting

/// The two looks of a chart.
enum ThemeChoice: String, CaseIterable, Hashable, Sendable {
    /// Dark ink on white.
    case light
    /// Light ink on near black.
    case dark

    /// The colours.
    var theme: Theme {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}
