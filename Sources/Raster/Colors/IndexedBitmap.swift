import CGD
import Plotting

/// A picture of numbers into a palette: the one owner of a libgd palette image (`gdImageCreate`, `gdImageDestroy`).
struct IndexedBitmap: ~Copyable {
    let width: Int, height: Int
    /// The colours in order of their numbers.
    let palette: Palette
    let image: gdImagePtr
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

    /// A picture of colour 0 everywhere. `clear` is the number of a colour that lets everything through.
    init(width: Int, height: Int, palette: Palette, clear: Int? = nil) throws(RasterError) {
        try Bitmap.check(width: width, height: height)
        Bitmap.quiet
        guard let image = gdImageCreate(Int32(width), Int32(height)) else {
            throw .memory(width: width, height: height)
        }
        guard let rows = image.pointee.pixels else {
            gdImageDestroy(image)
            throw .memory(width: width, height: height)
        }
        for color in palette.colors {
            let word = Bitmap.word(color)
            _ = gdImageColorAllocateAlpha(
                image, Int32(color.red), Int32(color.green), Int32(color.blue), word >> 24 & 127)
        }
        if let clear { gdImageColorTransparent(image, Int32(clear)) }
        self.palette = palette
        self.image = image
        self.rows = rows
        self.width = width
        self.height = height
    }

    deinit { gdImageDestroy(image) }

    /// One row of numbers; `y` must lie within the picture.
    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        // libgd allocates every row or no image at all.
        rows[y].unsafelyUnwrapped
    }

    /// Numbers every pixel of a truecolor picture of the same size.
    func number(_ bitmap: borrowing Bitmap, _ number: (Int32) -> UInt8) {
        for y in 0..<min(height, bitmap.height) {
            let source = bitmap.row(y), target = row(y)
            let end = min(width, bitmap.width)
            var start = 0
            while start < end {
                let next = Bitmap.endOfRun(source, start, end)
                (target + start).update(repeating: number(source[start]), count: next - start)
                start = next
            }
        }
    }
}
