/// A line of text as coverages, ready to be placed anywhere.
///
/// Across, a pixel is `oversampling` samples wide, so that letters can stand on parts of a pixel.
struct TextLine {
    /// Coverages 0…255, row by row from the top.
    var samples: [UInt8] = []
    /// Samples in a row, and rows.
    var width = 0, height = 0
    /// The pen's start, in samples from the left and rows from the top.
    var originX = 0, baseline = 0
    /// Samples a pixel, across.
    var oversampling = 1
    /// Advance width, height above and depth below the baseline, height of a flat capital, in pixels.
    var advance = 0.0, ascent = 0.0, descent = 0.0, capHeight = 0.0

    /// An empty line.
    init() {}

    /// A line of glyphs, each with its pen position in pixels; metrics other than the samples are left at 0.
    init(_ glyphs: [(glyph: TextLine, pen: Double)], oversampling: Int) {
        self.oversampling = oversampling
        let placed = glyphs.map { (glyph: $0.glyph, pen: Int(($0.pen * Double(oversampling)).rounded())) }
        for (glyph, pen) in placed where glyph.width > 0 {
            originX = max(originX, glyph.originX - pen)
            baseline = max(baseline, glyph.baseline)
        }
        for (glyph, pen) in placed where glyph.width > 0 {
            width = max(width, originX + pen - glyph.originX + glyph.width)
            height = max(height, baseline - glyph.baseline + glyph.height)
        }
        samples = [UInt8](repeating: 0, count: width * height)
        for (glyph, pen) in placed where glyph.width > 0 {
            add(glyph, x: originX + pen - glyph.originX, y: baseline - glyph.baseline)
        }
    }

    /// Combines another line's samples into this one's, by the larger.
    private mutating func add(_ other: TextLine, x: Int, y: Int) {
        samples.withUnsafeMutableBufferPointer { target in
            other.samples.withUnsafeBufferPointer { source in
                for row in 0..<other.height {
                    for column in 0..<other.width {
                        let place = (y + row) * width + x + column
                        target[place] = max(target[place], source[row * other.width + column])
                    }
                }
            }
        }
    }
}
