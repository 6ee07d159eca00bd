import Fonts

/// A line of text with every glyph at its pen position, measured with font files and without pixels.
struct SetLine: Sendable {
    /// One glyph of a face.
    struct Glyph: Hashable, Sendable {
        /// The glyph's number in its face.
        let number: Int
        /// The character that it stands for.
        let character: Unicode.Scalar
        /// How far along the line its origin is, in canvas units.
        let pen: Double
    }

    /// Neighbouring glyphs of one face.
    struct Run: Sendable {
        let face: FontFile
        var glyphs: [Glyph] = []
    }

    /// The pieces of one face each; none where there is no font file.
    var runs: [Run] = []
    /// The text, spelled in ASCII where no face has a character.
    var text = ""
    /// The width, height above the baseline, depth below it and height of a flat capital, in canvas units.
    var advance = 0.0, ascent = 0.0, descent = 0.0, capHeight = 0.0
}
