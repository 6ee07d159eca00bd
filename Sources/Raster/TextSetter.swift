import Words

/// Sets lines of text with libgd from font files and keeps them, so that measuring and drawing cost one rendering.
final class TextSetter {
    private struct Key: Hashable {
        let text: String
        let pixels: Double
        let bold: Bool
    }

    private struct Substitute: Hashable {
        let character: Unicode.Scalar
        let bold: Bool
    }

    private let fonts: FontSet
    private var substitutes: [Substitute: FontFile?] = [:]
    private var opened: [String: FontFile?] = [:]
    private var lines: [Key: TextLine] = [:]
    private var renderer = TextRenderer()
    private(set) var warnings: [RasterWarning] = []

    /// Lines kept before all are forgotten.
    private static let mostLines = 1024
    /// Sizes of text, in pixels, that are set; others are moved in.
    private static let sizes: ClosedRange<Double> = 1...2048

    init(fonts: FontSet) {
        self.fonts = fonts
        if let refused = fonts.refused { warn(.fontRefused(refused)) }
    }

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
        guard let usual = key.bold ? fonts.bold : fonts.regular else {
            warn(.noFont)
            return BuiltInFont.line(key.text, pixels: key.pixels)
        }
        do {
            var glyphs: [(glyph: TextLine, pen: Double)] = []
            var pen = 0.0
            for run in runs(of: key.text, usual: usual, bold: key.bold) {
                try renderer.set(run.text, face: run.face, pixels: key.pixels, pen: &pen, into: &glyphs)
            }
            var line = TextLine(glyphs, oversampling: GlyphSheet.oversampling(key.pixels))
            line.advance = pen
            line.ascent = usual.ascent * key.pixels
            line.descent = usual.descent * key.pixels
            line.capHeight = usual.capHeight * key.pixels
            return line
        } catch {
            warn(.fontRefused(error))
            return BuiltInFont.line(key.text, pixels: key.pixels)
        }
    }

    /// A text cut into pieces of one face each: the usual one wherever it has the characters, else another installed
    /// face that has them. A character that none has is spelled in ASCII.
    private func runs(of text: String, usual: FontFile, bold: Bool) -> [(text: String, face: FontFile)] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) || usual.covers(text) { return [(text, usual)] }
        var runs: [(text: String, face: FontFile)] = []
        var missing = ""
        for character in text.unicodeScalars {
            var piece = String(character)
            var face = usual
            if !usual.covers(character) {
                if let other = substitute(for: character, bold: bold) {
                    face = other
                } else {
                    missing += piece
                    piece = character.isASCII ? "?" : piece.spelledInASCII
                }
            }
            if let last = runs.last, last.face.path == face.path {
                runs[runs.count - 1].text += piece
            } else {
                runs.append((piece, face))
            }
        }
        if !missing.isEmpty { warn(.spelled(characters: missing, font: usual.path)) }
        return runs
    }

    /// The first well-known installed face that has a character.
    private func substitute(for character: Unicode.Scalar, bold: Bool) -> FontFile? {
        let key = Substitute(character: character, bold: bold)
        if let known = substitutes[key] { return known }
        var found: FontFile?
        for place in FontPlaces.faces where found == nil {
            for path in bold ? [place.bold, place.regular] : [place.regular] where found == nil {
                if !opened.keys.contains(path) { opened.updateValue(try? FontFile(path: path), forKey: path) }
                if let face = opened[path] ?? nil, face.covers(character) { found = face }
            }
        }
        substitutes.updateValue(found, forKey: key)
        return found
    }

    private func warn(_ warning: RasterWarning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
