import Arguments
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
    /// What the picture that a command line asks for says about itself. Where it goes is no part of it, so that one chart
    /// is one file whatever its name.
    init(title: String, description: String, _ arguments: ParsedArguments) {
        let elsewhere = [
            CommonOptions.output.spec, CommonOptions.inline.spec, CommonOptions.force.spec, CommonOptions.quiet.spec,
            CommonOptions.watch.spec, CommonOptions.color.spec, CommonOptions.width.spec,
        ]
        self.init(
            title: title, description: description, command: arguments.commandLine(without: Set(elsewhere.map(\.name))),
            software: "dashpot \(CommandTable.version)")
    }

    /// What a chart says about itself.
    init(_ chart: Chart, _ arguments: ParsedArguments) {
        self.init(title: chart.title, description: chart.description, arguments)
    }
}

/// Paints charts at the size and scale that the command line asks for.
enum ChartPicture {
    /// A chart as a picture file.
    static func encoded(_ chart: Chart, kind: PictureKind, _ arguments: ParsedArguments) throws -> EncodedPicture {
        let text = PictureText(chart, arguments)
        if try arguments[CommonOptions.theme] == .auto {
            guard kind == .svg else { throw PictureOutputError.twoThemes(path: try arguments[CommonOptions.output]) }
            return try EncodedPicture(inBothThemes: chart, size: try size(of: chart, arguments), text)
        }
        func painted<C: PictureCanvas>(_ canvas: C) throws -> EncodedPicture {
            var canvas = canvas
            try chart.paint(on: &canvas)
            return try EncodedPicture(canvas, text)
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
