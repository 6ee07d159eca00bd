import CGD
import Fonts
import Plotting

extension Bitmap {
    /// Reads a PNG file's bytes (`gdImageCreateFromPngPtr`). The size that its header tells is checked first.
    ///
    /// Throws ``RasterError/decoding(format:)`` or ``RasterError/size(width:height:)``.
    package init(png bytes: [UInt8]) throws(RasterError) {
        // Signature, then the header chunk: length, name, width, height.
        let header = BigEndianBytes(Array(bytes.prefix(24)))
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), let width = header.u32(16),
            let height = header.u32(20), let count = Int32(exactly: bytes.count)
        else { throw .decoding(format: "PNG") }
        try Bitmap.check(width: width, height: height)
        Bitmap.quiet
        // libgd only reads the bytes, though it does not say so.
        let image = bytes.withUnsafeBytes {
            gdImageCreateFromPngPtr(count, UnsafeMutableRawPointer(mutating: $0.baseAddress))
        }
        guard let image else { throw .decoding(format: "PNG") }
        try self.init(adopting: image)
    }
}

extension Picture {
    /// The pixels of a bitmap. Its alpha has 128 levels.
    package init?(_ bitmap: borrowing Bitmap) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * bitmap.width * bitmap.height)
        bitmap.forEachRowRGBA { bytes += $0 }
        self.init(width: bitmap.width, height: bitmap.height, rgba: bytes)
    }
}
