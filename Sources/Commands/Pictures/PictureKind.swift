import Plotting
import Raster
import Vector

/// The kinds of picture a chart can be written as, told by the file's ending.
enum PictureKind: String, CaseIterable, Hashable, Sendable {
    case png, webp, gif, svg, pdf

    /// The kind that a path's ending names; standard output (`-`) takes PNG.
    ///
    /// - Throws: ``FileEndingError/unknown(path:allowed:)`` for any other ending.
    init(path: String) throws(FileEndingError) {
        guard path != "-" else {
            self = .png
            return
        }
        guard let kind = FileEnding.of(path).flatMap(Self.init(rawValue:)) else {
            throw .unknown(path: path, allowed: Self.allCases.map(\.rawValue))
        }
        self = kind
    }

    /// Whether it is made of pixels, and not of lines.
    var hasPixels: Bool {
        switch self {
        case .png, .webp, .gif: true
        case .svg, .pdf: false
        }
    }

    /// A canvas that becomes a picture of this kind.
    ///
    /// - Parameters:
    ///   - size: the extent in points.
    ///   - scale: pixels a point, where the kind has pixels.
    ///   - colors: those that come out exactly, the background first.
    func canvas(size: Size, scale: Double, keeping colors: [Color]) throws -> any PictureCanvas {
        self == .pdf ? try PDFCanvas(size: size) : try layeredCanvas(size: size, scale: scale, keeping: colors)
    }

    /// A canvas that becomes a picture of this kind and takes layers, as a control needs.
    ///
    /// - Throws: ``VectorError/unsupported(_:kind:)`` for a PDF, whose pages know no blur.
    func layeredCanvas(
        size: Size, scale: Double, keeping colors: [Color]
    ) throws -> any PictureCanvas & LayeredCanvas {
        let format: PictureFormat
        switch self {
        case .png: format = .png(keeping: colors)
        case .webp: format = .webp
        case .gif: format = .gif(keeping: colors)
        case .svg: return try SVGCanvas(size: size)
        case .pdf: throw VectorError.unsupported("a control with its blur", kind: "PDF; ask for an SVG or a PNG")
        }
        return try RasterCanvas(
            size: size, scale: scale, background: colors.first ?? Color(hex: 0xFFFFFF), format: format)
    }
}
