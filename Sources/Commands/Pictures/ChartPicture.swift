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
        let stated = try arguments[CommonOptions.size].map { Size(Double($0.width), Double($0.height)) }
        var canvas = try RasterCanvas(
            size: stated ?? Self.standardSize(of: chart), scale: Double(arguments[CommonOptions.scale]),
            background: chart.theme.background)
        try chart.paint(on: &canvas)
        bytes = try canvas.encode(kind.format(keeping: [chart.theme.background] + chart.theme.series))
        warnings = canvas.warnings
    }

    /// The size of a chart for which none is stated: from the fifth panel on it grows.
    private static func standardSize(of chart: Chart) -> Size {
        let standard = Chart.defaultSize
        return Size(standard.width, max(standard.height, 160 + 160 * Double(chart.panels.count)))
    }
}
