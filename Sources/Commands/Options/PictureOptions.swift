import Arguments
import Plotting
import Reports
import Terminal

/// The options that say what a picture looks like and where it goes.
enum PictureOptions {
    static let all = files + OptionSpec.group("Picture") { CommonOptions.dots }

    /// Those of commands that draw nothing in characters.
    static let files = OptionSpec.group("Picture") {
        CommonOptions.output
        CommonOptions.title
        CommonOptions.theme
        CommonOptions.size
        CommonOptions.scale
        CommonOptions.inline
        CommonOptions.force
    }
}

/// What a picture of a chart looks like, beside the chart.
struct PictureLook: Hashable, Sendable {
    /// Points; nil for what suits the chart.
    var size: Size?
    /// Pixels a point.
    var scale = 1
    var theme = ThemeChoice.light

    /// The size, scale and theme that the command line asks for.
    ///
    /// - Throws: ``PictureOutputError/twoThemes(path:)`` for both themes in anything but an SVG.
    init(_ arguments: inout ArgumentReader, at path: String? = nil, kind: PictureKind = .png) throws {
        try self.init(sized: &arguments, kind: kind)
        theme = try arguments[CommonOptions.theme]
        guard theme != .auto || kind == .svg else { throw PictureOutputError.twoThemes(path: path) }
    }

    /// The size and scale alone; a drawing of lines has no pixels.
    init(sized arguments: inout ArgumentReader, kind: PictureKind = .png) throws(UsageError) {
        size = try arguments[CommonOptions.size].map { Size(Double($0.width), Double($0.height)) }
        if kind.hasPixels { scale = try arguments[CommonOptions.scale] }
    }
}

/// Where a chart goes, and as what.
struct ChartOutput {
    /// What goes to a file; `-` is standard output.
    var file: (path: String, kind: OutputKind)?
    /// How the terminal shows the picture itself.
    var inline: InlineProtocol?
    /// What pictures look like; nil where none is made.
    var look: PictureLook?
    /// The heading that replaces the chart's own.
    var title: String?
    /// What the chart is drawn with in the terminal.
    var glyphs = Glyphs.braille
    /// Whether somebody insists on bytes for a terminal, or on a picture where there is none.
    var isForced = false

    /// Where the command line sends a chart.
    ///
    /// - Parameter isDrawn: whether the chart is shown in the terminal as well as in a file; nil for when there is no file.
    init(_ arguments: inout ArgumentReader, isDrawn: Bool? = nil) throws {
        let path = try arguments[CommonOptions.output]
        file = try path.map { ($0, try OutputKind(path: $0)) }
        inline = try arguments[CommonOptions.inline]
        if path == "-", let inline { throw PictureOutputError.outputTaken(inline, by: "-o -") }
        if picture != nil || inline != nil {
            look = try PictureLook(&arguments, at: picture?.path, kind: inline == nil ? picture?.kind ?? .png : .png)
        }
        let isDrawn = (isDrawn ?? (path == nil)) && inline == nil
        if isDrawn { glyphs = try arguments[CommonOptions.dots].glyphs }
        if look != nil || isDrawn { title = try arguments[CommonOptions.title] }
        if path == "-" || inline != nil {
            let isGiven = try arguments[CommonOptions.force]
            isForced = try isGiven || path == "-" && arguments.count(of: CommonOptions.output) > 1
        }
    }

    /// The picture file that is asked for, if one is.
    var picture: (path: String, kind: PictureKind)? {
        if let file, case .picture(let kind) = file.kind { (file.path, kind) } else { nil }
    }

    /// The file of data that is asked for, if one is.
    var data: (path: String, format: TableFormat)? {
        if let file, case .data(let format) = file.kind { (file.path, format) } else { nil }
    }

    /// The colours of the chart.
    var theme: Theme { look?.theme.theme ?? .light }

    /// A chart under the heading that was asked for.
    func titled(_ chart: Chart) -> Chart {
        var chart = chart
        if let title { chart.title = title }
        return chart
    }
}
