import CGD
import Plotting

extension Bitmap {
    /// zlib's level for PNG: more takes far longer and saves little.
    private static let compression: Int32 = 3

    /// The picture as the bytes of a file. Throws ``RasterError/encoding(format:)``.
    package borrowing func encode(_ format: PictureFormat) throws(RasterError) -> [UInt8] {
        switch format {
        case .png(.truecolor, _):
            gdImageSaveAlpha(image, isOpaque ? 0 : 1)
            return try Self.bytes("PNG") { gdImagePngPtrEx(image, &$0, Self.compression) }
        case .png(.auto, let keeping):
            if let indexed = try indexed(keeping: keeping, worst: Self.worstShade, exact: Self.exactShare) {
                return try Self.bytes("PNG") { gdImagePngPtrEx(indexed.image, &$0, Self.compression) }
            }
            return try encode(.png(palette: .truecolor))
        case .webp:
            gdImageSaveAlpha(image, 1)
            return try Self.bytes("WebP") { gdImageWebpPtrEx(image, &$0, gdWebpLossless) }
        case .gif(let keeping):
            guard let indexed = try indexed(keeping: keeping, worst: 255, exact: 0) else {
                throw .encoding(format: "GIF")
            }
            return try Self.bytes("GIF") { gdImageGifPtr(indexed.image, &$0) }
        }
    }

    /// Whether nothing shows through any pixel.
    private var isOpaque: Bool {
        for y in 0..<height {
            let row = row(y)
            var words: Int32 = 0
            for x in 0..<width { words |= row[x] }
            if words & 0x7F00_0000 != 0 { return false }
        }
        return true
    }

    /// How far, of 255 in one channel, a shade may be off in a table of 256 colours before 24 bits are taken instead.
    private static let worstShade = 40
    /// What part of the pixels must have their exact colour: a drawing has few others, a gradient many.
    private static let exactShare = 0.6

    /// The picture in at most 256 colours: the number of each pixel's, line by line. Some colours are kept exactly.
    /// Throws ``RasterError/memory(width:height:)``.
    package borrowing func numbered(keeping: [Color] = []) throws(RasterError) -> (colors: [Color], numbers: [UInt8]) {
        guard let indexed = try indexed(keeping: keeping, worst: 255, exact: 0) else {
            throw .memory(width: width, height: height)
        }
        var numbers: [UInt8] = []
        numbers.reserveCapacity(width * height)
        for y in 0..<height { numbers += UnsafeBufferPointer(start: indexed.row(y), count: width) }
        return (indexed.palette.colors, numbers)
    }

    /// The picture in at most 256 colours; nil when a shade would be off by more than `worst` or less than a part of
    /// the pixels would be `exact`.
    private borrowing func indexed(
        keeping: [Color], worst: Int, exact: Double
    ) throws(RasterError) -> IndexedBitmap? {
        var builder = PaletteBuilder(keeping: keeping)
        builder.add(self)
        let choice = builder.choose()
        guard choice.worst <= worst, choice.exact >= exact else { return nil }
        let indexed = try IndexedBitmap(width: width, height: height, palette: choice.palette)
        indexed.number(self) { UInt8(truncatingIfNeeded: choice.numbers[$0] ?? choice.numbers[$0 & 0x7FF8_F8F8] ?? 0) }
        return indexed
    }

    /// The bytes that a libgd encoder allocated, or an error when it gave none. Frees them (`gdFree`).
    static func bytes(
        _ format: String, _ encoder: (inout Int32) -> UnsafeMutableRawPointer?
    ) throws(RasterError) -> [UInt8] {
        var count: Int32 = 0
        guard let memory = encoder(&count) else { throw .encoding(format: format) }
        defer { gdFree(memory) }
        guard count > 0 else { throw .encoding(format: format) }
        return [UInt8](UnsafeRawBufferPointer(start: memory, count: Int(count)))
    }
}
