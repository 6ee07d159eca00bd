import CGD
import Words

/// libgd's own bitmap fonts (`gdFontGetSmall`, `gdFontGetLarge`), which exist on every machine.
enum BuiltInFont {
    /// Sets a line in ASCII letters, magnified by a whole number where the size asks for it.
    static func line(_ text: String, pixels: Double) -> TextLine {
        // The small font is 13 rows high and looks like 12-pixel text, the large one 16 rows and like 15.
        let isSmall = pixels.truncatingRemainder(dividingBy: 15) != 0 && (pixels < 14 || pixels >= 22 && pixels < 28)
        guard let font = isSmall ? gdFontGetSmall() : gdFontGetLarge() else { return TextLine() }
        let glyphs = font.pointee
        guard let bitmaps = glyphs.data, glyphs.w > 0, glyphs.h > 0 else { return TextLine() }
        let size = max(Int((pixels / (isSmall ? 12 : 15)).rounded()), 1)
        let letters = text.spelledInASCII.utf8.map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }
        let cellWidth = Int(glyphs.w), cellHeight = Int(glyphs.h)
        let width = letters.count * cellWidth * size, height = cellHeight * size
        var samples = [UInt8](repeating: 0, count: width * height)
        for (index, letter) in letters.enumerated() {
            let glyph = Int(letter) - Int(glyphs.offset)
            guard glyph >= 0, glyph < Int(glyphs.nchars) else { continue }
            let bitmap = bitmaps + glyph * cellWidth * cellHeight
            for y in 0..<height {
                for x in 0..<cellWidth * size where bitmap[y / size * cellWidth + x / size] != 0 {
                    samples[y * width + index * cellWidth * size + x] = 255
                }
            }
        }
        // Both fonts keep a quarter of their height below the baseline at most.
        let descent = (isSmall ? 3 : 4) * size
        var line = TextLine()
        line.samples = samples
        line.width = width
        line.height = height
        line.baseline = height - descent
        line.advance = Double(width)
        line.ascent = Double(height - descent)
        line.descent = Double(descent)
        line.capHeight = Double((isSmall ? 9 : 10) * size)
        return line
    }
}
