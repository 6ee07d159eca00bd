import Plotting
import Raster
import Vector

/// A picture as the bytes of a file.
struct EncodedPicture {
    let bytes: [UInt8]
    /// What was not as it should be, such as a missing font.
    let warnings: [any CustomStringConvertible & Sendable]

    /// A canvas that everything is painted on.
    init(_ canvas: some PictureCanvas, _ text: PictureText) throws {
        bytes = try canvas.encode(text)
        warnings = canvas.warnings
    }

    /// A chart as an SVG of two themes.
    init(inBothThemes chart: Chart, size: Size, _ text: PictureText) throws {
        func painted(_ theme: Theme) throws -> SVGCanvas {
            var canvas = try SVGCanvas(size: size), chart = chart
            chart.theme = theme
            try chart.paint(on: &canvas)
            return canvas
        }
        let canvas = try painted(.light)
        bytes = try canvas.encode(text, dark: painted(.dark))
        warnings = canvas.warnings
    }
}

extension PictureText {
    /// What a picture made in a session says about itself.
    init(title: String, description: String, _ session: Session) {
        self.init(
            title: title, description: description, command: session.commandLine,
            software: "dashpot \(CommandTable.version)")
    }
}

/// Paints charts with a look.
enum ChartPicture {
    /// A chart as a picture file.
    static func encoded(
        _ chart: Chart, kind: PictureKind, _ look: PictureLook, _ session: Session
    ) throws -> EncodedPicture {
        let text = PictureText(title: chart.title, description: chart.description, session)
        if look.theme == .auto, kind == .svg {
            return try EncodedPicture(inBothThemes: chart, size: size(of: chart, look), text)
        }
        func painted<C: PictureCanvas>(_ canvas: C) throws -> EncodedPicture {
            var canvas = canvas
            try chart.paint(on: &canvas)
            return try EncodedPicture(canvas, text)
        }
        return try painted(
            kind.canvas(
                size: size(of: chart, look), scale: Double(look.scale),
                keeping: [chart.theme.background] + chart.theme.series))
    }

    /// A chart painted in pixels, no wider than `widest` of them.
    static func pixels(of chart: Chart, _ look: PictureLook, widest: Double) throws -> RasterCanvas {
        let size = size(of: chart, look)
        let scale = min(Double(look.scale), max(widest / max(size.width, 1), 0.1))
        var canvas = try RasterCanvas(size: size, scale: scale, background: chart.theme.background)
        try chart.paint(on: &canvas)
        return canvas
    }

    /// Has memory made ready for a chart with a look, while the chart is still computed.
    static func prepare(_ look: PictureLook) {
        let size = look.size ?? Chart.defaultSize
        RasterCanvas.prepareMemory(width: Int(size.width) * look.scale, height: Int(size.height) * look.scale)
    }

    /// The size asked for; without one, a chart grows with its panels from the fifth on, or the fourth where one leads.
    private static func size(of chart: Chart, _ look: PictureLook) -> Size {
        let standard = Chart.defaultSize
        let weight = chart.panels.reduce(0) { $0 + $1.weight }
        return look.size
            ?? Size(standard.width, max(standard.height, 160 + max(160 * Double(chart.panels.count), 140 * weight)))
    }
}
