import Plotting
import Terminal

/// A chart for the terminal of a session.
enum TerminalPicture {
    /// The chart in characters, as wide as the terminal and one line less than it is high.
    static func text(of chart: Chart, _ session: Session) throws(TerminalChartError) -> String {
        var size = session.size
        size.rows = max(size.rows - 1, 1)
        return try TerminalChart(chart, glyphs: session.isASCII ? .ascii : .braille, size: size)
            .text(colored: session.isColored)
    }
}
