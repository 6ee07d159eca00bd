import Arguments
import Plotting
import Terminal

/// A chart for the terminal of a session.
enum TerminalPicture {
    /// The chart in characters, as wide as the terminal and one line less than it is high.
    static func text(of chart: Chart, _ arguments: ParsedArguments, _ session: Session) throws -> String {
        var size = session.size
        size.rows = max(size.rows - 1, 1)
        let glyphs = session.isASCII ? .ascii : try arguments[CommonOptions.dots].glyphs
        return try TerminalChart(chart, glyphs: glyphs, size: size).text(colored: session.isColored)
    }
}
