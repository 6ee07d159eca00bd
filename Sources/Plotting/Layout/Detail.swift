/// How much a chart says, from everything to the least: what a smaller one gives up first stands last.
enum Detail: CaseIterable, Hashable, Sendable {
    /// Everything.
    case full
    /// Without the words of marks.
    case unlabelledMarks
    /// Also without subtitle, the legend's additions and the names of axes.
    case brief
    /// Also with one line of title and legend, tight rows, and numbers on the axes only where there is room.
    case minimal

    /// Whether marks have words.
    var labelsMarks: Bool { self == .full }
    /// Whether there is a subtitle, additions in the legend, and axis names.
    var explains: Bool { self == .full || self == .unlabelledMarks }
    /// The most lines of the heading.
    var titleLines: Int { self == .minimal ? 1 : explains ? 3 : 2 }
    /// The most rows of the legend.
    var legendRows: Int { self == .minimal ? 1 : explains ? 6 : 2 }
    /// The least height of a panel's drawing area, in design units.
    var plotHeight: Double {
        switch self {
        case .full: 88
        case .unlabelledMarks: 60
        case .brief: 34
        case .minimal: 14
        }
    }
    /// The factor on the space between rows.
    var spacing: Double { self == .minimal ? 0.5 : self == .brief ? 0.75 : 1 }
}
