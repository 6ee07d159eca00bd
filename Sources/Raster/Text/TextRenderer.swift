import Fonts

/// Sets text glyph by glyph; each glyph of a face and size is rendered once.
struct TextRenderer {
    private struct Key: Hashable {
        let path: String
        let pixels: Double
    }

    private var sheets: [Key: GlyphSheet] = [:]
    private var scratch: GlyphScratch?

    /// Sheets kept before all are forgotten.
    private static let mostSheets = 64

    /// Adds a text's glyphs with their pen positions and moves the pen on; all in pixels.
    /// Throws ``FontError`` with libgd's words.
    mutating func set(
        _ text: String, face: FontFile, pixels: Double, pen: inout Double,
        into glyphs: inout [(glyph: TextLine, pen: Double)]
    ) throws(FontError) {
        let key = Key(path: face.path, pixels: pixels)
        var sheet = sheets.removeValue(forKey: key) ?? GlyphSheet(face: face, pixels: pixels)
        let letters = text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
        try sheet.render(letters, on: &scratch)
        var previous: Unicode.Scalar?
        for letter in letters {
            guard let glyph = sheet.glyphs[letter] else { continue }
            if let previous { pen += face.kerning(previous, letter) * pixels }
            glyphs.append((glyph, pen))
            pen += glyph.advance
            previous = letter
        }
        if sheets.count >= Self.mostSheets { sheets.removeAll() }
        sheets[key] = sheet
    }
}
