import CGD
import Plotting

/// A truecolor picture in memory: the one owner of a libgd image (`gdImageCreateTrueColor`, `gdImageDestroy`).
///
/// A pixel is libgd's 32-bit word: blue in the lowest byte, then green and red, and in bits 24…30 the *transparency*,
/// 0 opaque to 127 clear.
package struct Bitmap: ~Copyable {
    /// The longest side allowed, in pixels.
    package static let longestSide = 16384
    /// The most pixels allowed.
    package static let mostPixels = 100_000_000

    /// Extent in pixels.
    package let width: Int, height: Int
    /// Rows from the top, `width` pixels each. Valid as long as the bitmap lives.
    let rows: UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>
    /// The libgd image; freed by the deinitialiser alone.
    let image: gdImagePtr

    /// A picture filled with one colour.
    ///
    /// Throws ``RasterError/size(width:height:)`` before anything is allocated and ``RasterError/memory(width:height:)``
    /// when libgd gives no image.
    package init(width: Int, height: Int, background: Color) throws(RasterError) {
        try Bitmap.check(width: width, height: height)
        Bitmap.quiet
        guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else {
            throw .memory(width: width, height: height)
        }
        guard let rows = image.pointee.tpixels else {
            gdImageDestroy(image)
            throw .memory(width: width, height: height)
        }
        self.image = image
        self.rows = rows
        self.width = width
        self.height = height
        clear(background)
    }

    /// Takes over an image that libgd decoded; a palette image becomes truecolor.
    init(adopting image: gdImagePtr) throws(RasterError) {
        let width = Int(image.pointee.sx), height = Int(image.pointee.sy)
        if image.pointee.trueColor == 0 { _ = gdImagePaletteToTrueColor(image) }
        guard image.pointee.trueColor != 0, let rows = image.pointee.tpixels else {
            gdImageDestroy(image)
            throw .memory(width: width, height: height)
        }
        self.image = image
        self.rows = rows
        self.width = width
        self.height = height
    }

    deinit { gdImageDestroy(image) }

    /// Refuses sizes that are not allowed.
    static func check(width: Int, height: Int) throws(RasterError) {
        guard width >= 1, height >= 1, width <= longestSide, height <= longestSide, width * height <= mostPixels else {
            throw .size(width: Double(width), height: Double(height))
        }
    }

    /// Silences libgd's own messages, once a process (`gdSetErrorMethod`).
    static let quiet: Void = CGDSilenceMessages()

    /// One row of pixels; the rows are those of ``rows``, so `y` must lie within the picture.
    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<Int32> {
        // libgd allocates every row or no image at all.
        rows[y].unsafelyUnwrapped
    }

    /// Fills the whole picture, row by row: fifty times faster than `gdImageFilledRectangle`.
    package func clear(_ color: Color) {
        let word = Bitmap.word(color)
        for y in 0..<height { row(y).update(repeating: word, count: width) }
    }

    /// The colour of a pixel; nil outside the picture. Alpha has 128 levels here.
    package subscript(x: Int, y: Int) -> Color? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        return Bitmap.color(row(y)[x])
    }

    /// Calls a body with each row's pixels as 8-bit red, green, blue and alpha, straight, from the top.
    package func forEachRowRGBA(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * 4) { bytes in
            for y in 0..<height {
                let row = row(y)
                for x in 0..<width {
                    let color = Bitmap.color(row[x])
                    bytes[4 * x] = color.red
                    bytes[4 * x + 1] = color.green
                    bytes[4 * x + 2] = color.blue
                    bytes[4 * x + 3] = color.alpha
                }
                body(UnsafeBufferPointer(bytes))
            }
        }
    }

    /// libgd's word for a colour.
    static func word(_ color: Color) -> Int32 {
        let clear = 127 - (Int32(color.alpha) * 127 + 127) / 255
        return clear << 24 | Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    }

    /// The colour of libgd's word.
    static func color(_ word: Int32) -> Color {
        let opacity = 127 - (word >> 24 & 127)
        return Color(
            red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
            blue: UInt8(truncatingIfNeeded: word), alpha: UInt8((opacity * 255 + 63) / 127))
    }
}
