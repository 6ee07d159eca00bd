import Plotting
import Raster

/// The kinds of picture a chart can be written as, told by the file's ending.
enum PictureKind: String, CaseIterable, Hashable, Sendable {
    case png, webp, gif

    /// The kind that a path's ending names; standard output (`-`) takes PNG.
    ///
    /// - Throws: ``PictureKindError`` for any other ending.
    init(path: String) throws(PictureKindError) {
        guard path != "-" else {
            self = .png
            return
        }
        guard let kind = FileEnding.of(path).flatMap(Self.init(rawValue:)) else {
            throw PictureKindError(path: path)
        }
        self = kind
    }

    /// A canvas that becomes a picture of this kind.
    ///
    /// - Parameters:
    ///   - size: the extent in points.
    ///   - scale: pixels a point, where the kind has pixels.
    ///   - colors: those that come out exactly, the background first.
    func canvas(
        size: Size, scale: Double, keeping colors: [Color]
    ) throws -> any PictureCanvas & LayeredCanvas {
        let format: PictureFormat =
            switch self {
            case .png: .png(keeping: colors)
            case .webp: .webp
            case .gif: .gif(keeping: colors)
            }
        return try RasterCanvas(
            size: size, scale: scale, background: colors.first ?? Color(hex: 0xFFFFFF), format: format)
    }
}

/// A file whose ending names no kind of picture.
struct PictureKindError: Error, Hashable, CustomStringConvertible {
    let path: String

    var description: String {
        "cannot tell what kind of picture '\(path)' should be; end it in .png, .webp or .gif"
            + (FileEnding.of(path).flatMap(FileEnding.remedy).map { "; \($0)" } ?? "")
    }
}
