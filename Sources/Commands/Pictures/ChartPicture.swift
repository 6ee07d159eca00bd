import Arguments
import Plotting
import Raster

/// A chart as the bytes of a picture file.
struct ChartPicture {
    let bytes: [UInt8]
    /// What was not as it should be, such as a missing font.
    let warnings: [RasterWarning]

    /// Paints a chart at the size, scale and kind that the command line asks for.
    init(_ chart: Chart, kind: PictureKind, _ arguments: ParsedArguments) throws {
        let canvas = try Self.canvas(of: chart, arguments)
        bytes = try canvas.encode(kind.format(keeping: [chart.theme.background] + chart.theme.series))
        warnings = canvas.warnings
    }

    /// A chart painted at the size and scale that the command line asks for, and no wider than `widest` pixels.
    static func canvas(
        of chart: Chart, _ arguments: ParsedArguments, widest: Double = .infinity
    ) throws -> RasterCanvas {
        let stated = try arguments[CommonOptions.size].map { Size(Double($0.width), Double($0.height)) }
        let size = stated ?? Self.standardSize(of: chart)
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

    /// The size of a chart for which none is stated: from the fifth panel on it grows.
    private static func standardSize(of chart: Chart) -> Size {
        let standard = Chart.defaultSize
        return Size(standard.width, max(standard.height, 160 + 160 * Double(chart.panels.count)))
    }
}
