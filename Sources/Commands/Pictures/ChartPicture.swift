import Arguments
import Plotting
import Raster

/// A picture as the bytes of a file.
struct EncodedPicture {
    let bytes: [UInt8]
    /// What was not as it should be, such as a missing font.
    let warnings: [any CustomStringConvertible & Sendable]

    /// A canvas that everything is painted on.
    init(_ canvas: some PictureCanvas, _ text: PictureText = PictureText()) throws {
        bytes = try canvas.encode(text)
        warnings = canvas.warnings
    }
}

/// Paints charts at the size and scale that the command line asks for.
enum ChartPicture {
    /// A chart as a picture file.
    static func encoded(_ chart: Chart, kind: PictureKind, _ arguments: ParsedArguments) throws -> EncodedPicture {
        func painted<C: PictureCanvas>(_ canvas: C) throws -> EncodedPicture {
            var canvas = canvas
            try chart.paint(on: &canvas)
            return try EncodedPicture(canvas)
        }
        return try painted(
            kind.canvas(
                size: try size(of: chart, arguments), scale: Double(try arguments[CommonOptions.scale]),
                keeping: [chart.theme.background] + chart.theme.series))
    }

    /// A chart painted in pixels, no wider than `widest` of them.
    static func pixels(of chart: Chart, _ arguments: ParsedArguments, widest: Double) throws -> RasterCanvas {
        let size = try size(of: chart, arguments)
        let scale = min(Double(try arguments[CommonOptions.scale]), max(widest / max(size.width, 1), 0.1))
        var canvas = try RasterCanvas(size: size, scale: scale, background: chart.theme.background)
        try chart.paint(on: &canvas)
        return canvas
    }

    /// Has memory made ready for a chart of the size that the command line asks for, while it is still computed.
    static func prepare(_ arguments: ParsedArguments) throws {
        let size = try arguments[CommonOptions.size]
        let scale = try arguments[CommonOptions.scale]
        RasterCanvas.prepareMemory(
            width: (size?.width ?? Int(Chart.defaultSize.width)) * scale,
            height: (size?.height ?? Int(Chart.defaultSize.height)) * scale)
    }

    /// The size asked for; without one, from the fifth panel on a chart grows.
    private static func size(of chart: Chart, _ arguments: ParsedArguments) throws -> Size {
        if let stated = try arguments[CommonOptions.size] { return Size(Double(stated.width), Double(stated.height)) }
        let standard = Chart.defaultSize
        return Size(standard.width, max(standard.height, 160 + 160 * Double(chart.panels.count)))
    }
}
