import Plotting
import Raster
import Terminal

/// A chart for the terminal of a session.
enum TerminalPicture {
    /// The chart in characters, as wide as the terminal and one line less than it is high.
    static func text(of chart: Chart, _ glyphs: Glyphs, _ session: Session) throws -> String {
        var size = session.size
        size.rows = max(size.rows - 1, 1)
        return try TerminalChart(chart, glyphs: session.isASCII ? .ascii : glyphs, size: size).text(
            colored: session.isColored)
    }

    /// The width of a character where the terminal does not tell, in pixels.
    private static let usualCharacter = 10.0
    /// The widest picture, in columns: beyond, a chart is only larger.
    private static let mostColumns = 120

    /// The chart as a picture among the text, no wider than the terminal.
    static func inline(
        _ chart: Chart, _ kind: InlineProtocol, _ look: PictureLook, _ session: Session
    ) throws -> (bytes: [UInt8], warnings: [any CustomStringConvertible & Sendable]) {
        let columns = min(session.size.columns, mostColumns)
        switch kind {
        case .kitty:
            let picture = try ChartPicture.encoded(chart, kind: .png, look, session)
            return (InlinePicture.kitty(png: picture.bytes, columns: columns), picture.warnings)
        case .iterm:
            let picture = try ChartPicture.encoded(chart, kind: .png, look, session)
            return (InlinePicture.iterm(file: picture.bytes, columns: columns), picture.warnings)
        case .sixel:
            // Sixels are the terminal's pixels; only the painter can scale them.
            let character = TerminalSize.pixelsAcrossCharacter(fileDescriptor: 1) ?? usualCharacter
            let canvas = try ChartPicture.pixels(of: chart, look, widest: Double(columns) * character)
            let (width, height) = canvas.pixelSize
            let keeping = [chart.theme.background] + chart.theme.series
            let (colors, numbers) = try canvas.withBitmap { bitmap throws(RasterError) in
                try bitmap.numbered(keeping: keeping)
            }
            guard let sixels = SixelPicture(width: width, height: height, colors: colors, numbers: numbers) else {
                throw PictureOutputError.notInline(kind)
            }
            return (sixels.bytes + Array("\n".utf8), canvas.warnings)
        }
    }
}
