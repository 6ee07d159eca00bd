import Fonts

/// Sets lines of text with libgd from font files and keeps them, so that measuring and drawing cost one rendering.
final class TextSetter {
    private struct Key: Hashable {
        let text: String
        let pixels: Double
        let bold: Bool
    }

    private var matcher: FontMatcher
    private var lines: [Key: TextLine] = [:]
    private var renderer = TextRenderer()

    /// What was not as it should be, each said once.
    var warnings: [FontWarning] { matcher.warnings }

    /// Lines kept before all are forgotten.
    private static let mostLines = 1024
    /// Sizes of text, in pixels, that are set; others are moved in.
    private static let sizes: ClosedRange<Double> = 1...2048

    init(fonts: FontSet) { matcher = FontMatcher(fonts) }

    /// Whether some face has each character of a text.
    func covers(_ text: String) -> Bool { matcher.covers(text) }

    /// A line of text at an em size in pixels. A size that is not a number gives an empty line.
    func line(_ text: String, pixels: Double, bold: Bool) -> TextLine {
        guard pixels > 0, pixels.isFinite else { return TextLine() }
        let key = Key(text: text, pixels: min(max(pixels, Self.sizes.lowerBound), Self.sizes.upperBound), bold: bold)
        if let line = lines[key] { return line }
        let line = set(key)
        if lines.count >= Self.mostLines { lines.removeAll() }
        lines[key] = line
        return line
    }

    private func set(_ key: Key) -> TextLine {
        guard let usual = matcher.face(bold: key.bold) else {
            return BuiltInFont.line(key.text, pixels: key.pixels)
        }
        do throws(FontError) {
            var glyphs: [(glyph: TextLine, pen: Double)] = []
            var pen = 0.0
            for run in matcher.runs(of: key.text, usual: usual, bold: key.bold) {
                try renderer.set(run.text, face: run.face, pixels: key.pixels, pen: &pen, into: &glyphs)
            }
            var line = TextLine(glyphs, oversampling: GlyphSheet.oversampling(key.pixels))
            line.advance = pen
            line.ascent = usual.ascent * key.pixels
            line.descent = usual.descent * key.pixels
            line.capHeight = usual.capHeight * key.pixels
            return line
        } catch {
            matcher.refuse(error)
            return BuiltInFont.line(key.text, pixels: key.pixels)
        }
    }
}
