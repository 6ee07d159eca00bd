import CGD
import Plotting

extension Bitmap {
    /// zlib's level for PNG: more takes far longer and saves little.
    private static let compression: Int32 = 6

    /// The picture as the bytes of a file. Throws ``RasterError/encoding(format:)``.
    public borrowing func encode(_ format: PictureFormat) throws(RasterError) -> [UInt8] {
        switch format {
        case .png(.truecolor, _):
            return try Self.bytes("PNG") { gdImagePngPtrEx(image, &$0, Self.compression) }
        case .png(.auto, let keeping):
            if let indexed = try indexed(keeping: keeping, tolerance: Self.worstShade) {
                return try Self.bytes("PNG") { gdImagePngPtrEx(indexed.image, &$0, Self.compression) }
            }
            return try encode(.png(palette: .truecolor))
        case .webp:
            return try Self.bytes("WebP") { gdImageWebpPtrEx(image, &$0, gdWebpLossless) }
        case .gif(let keeping):
            guard let indexed = try indexed(keeping: keeping, tolerance: 255) else { throw .encoding(format: "GIF") }
            return try Self.bytes("GIF") { gdImageGifPtr(indexed.image, &$0) }
        }
    }

    /// How far, of 255 in one channel, a shade may be off in a table of 256 colours before 24 bits are taken instead.
    private static let worstShade = 40

    /// The picture in at most 256 colours; nil when a shade would be off by more than `tolerance`.
    private borrowing func indexed(keeping: [Color], tolerance: Int) throws(RasterError) -> IndexedBitmap? {
        var builder = PaletteBuilder(keeping: keeping)
        builder.add(self)
        let (palette, numbers, worst) = builder.choose()
        guard worst <= tolerance else { return nil }
        let indexed = try IndexedBitmap(width: width, height: height, palette: palette)
        indexed.number(self) { UInt8(truncatingIfNeeded: numbers[$0] ?? numbers[$0 & 0x7FF8_F8F8] ?? 0) }
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
