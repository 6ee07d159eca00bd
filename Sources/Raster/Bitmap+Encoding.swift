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
        case .png(.auto, _):
            return try Self.bytes("PNG") { gdImagePngPtrEx(image, &$0, Self.compression) }
        case .webp:
            return try Self.bytes("WebP") { gdImageWebpPtrEx(image, &$0, gdWebpLossless) }
        case .gif(_):
            return try Self.bytes("GIF") { gdImageGifPtr(image, &$0) }
        }
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
