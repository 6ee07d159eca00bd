/// How a line of text lies, as fractions of the em size.
package struct LineMetrics: Hashable, Sendable {
    /// Advance width, height above and depth below the baseline, height of a flat capital.
    package var advance: Double, ascent: Double, descent: Double, capHeight: Double

    /// The measures of a typical sans-serif face, for readers that choose their own.
    static func usual(_ text: String) -> LineMetrics {
        LineMetrics(advance: 0.56 * Double(text.unicodeScalars.count), ascent: 0.93, descent: 0.24, capHeight: 0.72)
    }
}

extension FontMatcher {
    /// The measures of a line set by the faces that are installed; where none is, those of a typical one.
    package mutating func metrics(of text: String, bold: Bool) -> LineMetrics {
        guard let usual = bold ? fonts.bold : fonts.regular else { return .usual(text) }
        let advance = runs(of: text, usual: usual, bold: bold).reduce(0) { $0 + width(of: $1) }
        return LineMetrics(
            advance: advance, ascent: usual.ascent, descent: usual.descent, capHeight: usual.capHeight)
    }

    private mutating func width(of run: FontRun) -> Double {
        var width = 0.0
        var previous: Unicode.Scalar?
        for letter in run.text.unicodeScalars {
            if let previous { width += run.face.kerning(previous, letter) }
            width += advance(of: letter, in: run.face)
            previous = letter
        }
        return width
    }
}
