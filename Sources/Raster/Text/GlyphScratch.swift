import CGD

/// A black picture that libgd writes white letters on: the one owner of its libgd image.
final class GlyphScratch {
    let width: Int, height: Int
    let image: gdImagePtr
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>

    /// A black picture; nil where there is no memory for it.
    init?(width: Int, height: Int) {
        guard let image = gdImageCreateTrueColor(Int32(clamping: width), Int32(clamping: height)) else {
            return nil
        }
        guard let rows = image.pointee.tpixels else {
            gdImageDestroy(image)
            return nil
        }
        self.width = width
        self.height = height
        self.image = image
        self.rows = rows
    }

    deinit { gdImageDestroy(image) }

    /// What is written in a part of the picture, cut to its ink; the part is black again afterwards. The origin is the
    /// picture's, counted from the cut.
    func take(x: Range<Int>, y: Range<Int>) -> TextLine {
        let x = x.clamped(to: 0..<width), y = y.clamped(to: 0..<height)
        var left = x.upperBound, right = x.lowerBound, top = y.upperBound, bottom = y.lowerBound
        for row in y {
            guard let pixels = rows[row] else { continue }
            for column in x where pixels[column] != 0 {
                left = min(left, column)
                right = max(right, column + 1)
                top = min(top, row)
                bottom = row + 1
            }
        }
        var glyph = TextLine()
        guard left < right else { return glyph }
        glyph.width = right - left
        glyph.height = bottom - top
        glyph.originX = -left
        glyph.baseline = -top
        glyph.samples.reserveCapacity(glyph.width * glyph.height)
        for row in top..<bottom {
            guard let pixels = rows[row] else { continue }
            for column in left..<right { glyph.samples.append(UInt8(truncatingIfNeeded: pixels[column])) }
            (pixels + left).update(repeating: 0, count: right - left)
        }
        return glyph
    }
}
