import Plotting

/// A kind of picture file.
package enum PictureFormat: Hashable, Sendable {
    /// How a PNG stores colours.
    package enum Colors: Hashable, Sendable {
        /// At most 256 colours in a table where the picture looks the same that way, else 24 bits a pixel.
        case auto
        /// 24 bits a pixel (32 where something shows through).
        case truecolor
    }

    /// Lossless. `keeping` names colours that come out exactly whatever the table.
    case png(palette: Colors = .auto, keeping: [Color] = [])
    /// Lossless WebP.
    case webp
    /// A still GIF: at most 256 colours. `keeping` names colours that come out exactly.
    case gif(keeping: [Color] = [])

    /// The longest side and the most pixels of a WebP: the format has 14 bits for a side, and libwebp's lossless encoder
    /// takes some 26 bytes a pixel.
    static let longestWebPSide = 16_383, mostWebPPixels = 24_000_000

    /// Refuses what the format cannot hold, before anything is allocated.
    func check(width: Int, height: Int) throws(RasterError) {
        guard self == .webp else { return }
        guard max(width, height) <= Self.longestWebPSide, width * height <= Self.mostWebPPixels else {
            throw .formatSize(format: "WebP", width: width, height: height)
        }
    }
}
