import CLibrary

/// A bar on standard error for work that takes longer than a moment; only a terminal shows it.
final class ProgressBar {
    private let total: Int
    private let label: String
    private let isShown: Bool
    private let cells: (full: String, empty: String)
    private let start = ProgressBar.now
    private var lastDrawn = 0.0
    private var isDrawn = false

    /// Seconds before the bar first shows, and between two drawings.
    private static let patience = 0.4, interval = 0.1
    private static let width = 28

    /// A bar for so many steps of something.
    init(_ label: String, total: Int, _ session: Session) {
        self.label = label
        self.total = max(total, 1)
        isShown = !session.isQuiet && FileDescriptor.standardError.isTerminal && Environment["TERM"] != "dumb"
        cells = session.isASCII ? ("#", ".") : ("━", "╌")
    }

    /// Shows how many steps are done.
    func advance(to done: Int) {
        guard isShown else { return }
        let time = Self.now
        guard time - start > Self.patience, time - lastDrawn > Self.interval else { return }
        lastDrawn = time
        isDrawn = true
        let share = min(max(Double(done) / Double(total), 0), 1)
        let full = Int(share * Double(Self.width))
        let bar =
            String(repeating: cells.full, count: full) + String(repeating: cells.empty, count: Self.width - full)
        try? FileDescriptor.standardError.write("\r\(label) \(bar) \(Int(share * 100)) %\u{1B}[K")
    }

    /// Wipes the bar away.
    func finish() {
        guard isDrawn else { return }
        isDrawn = false
        try? FileDescriptor.standardError.write("\r\u{1B}[K")
    }

    deinit { finish() }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
