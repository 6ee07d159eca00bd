/// A step of a glyph's outline, in font units with y upwards.
package enum OutlineStep: Hashable, Sendable {
    /// Begins a closed contour at a point.
    case move(Double, Double)
    /// A straight piece.
    case line(Double, Double)
    /// A cubic piece: two control points and the end.
    case cubic(Double, Double, Double, Double, Double, Double)
}

/// The outlines of a font's glyphs: quadratic curves of a `glyf` table (as the cubics that they are), or the charstrings
/// of a `CFF ` table.
package struct GlyphOutlines: Sendable {
    private let source: Source

    private enum Source: Sendable {
        case quadratic(QuadraticOutlines)
        case charstrings(CharstringOutlines)
    }

    /// Reads the outlines of a font file; nil where it has none that are known.
    package init?(_ font: FontFile) {
        guard let file = SeekableFile(font.path), let tables = FontTables(file) else { return nil }
        if let table = tables["CFF "], let outlines = CharstringOutlines(table) {
            source = .charstrings(outlines)
        } else if let glyphs = tables["glyf"], let places = tables["loca"], let head = tables["head"],
            let format = head.i16(50)
        {
            source = .quadratic(QuadraticOutlines(glyphs: glyphs, places: places, isLong: format == 1))
        } else {
            return nil
        }
    }

    /// The outline of a glyph, empty for one without ink or one that is damaged.
    package func outline(of glyph: Int) -> [OutlineStep] {
        switch source {
        case .quadratic(let outlines): outlines.outline(of: glyph)
        case .charstrings(let outlines): outlines.outline(of: glyph)
        }
    }
}
