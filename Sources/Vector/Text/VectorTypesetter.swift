import Fonts
import Plotting

/// Sets lines of text from the tables of font files, and remembers them, for layout asks for each more than once.
final class VectorTypesetter {
    private struct Key: Hashable {
        let text: String
        let size: Double
        let isBold: Bool
    }

    private var matcher: FontMatcher
    private var lines: [Key: SetLine] = [:]

    /// What was not as it should be, each said once.
    var warnings: [FontWarning] { matcher.warnings }
    /// The faces that come first.
    var fonts: FontSet { matcher.fonts }

    /// What Helvetica has, for where there is no font file: ascent, descent and capitals as parts of the size, and a width
    /// that most of its letters stay below.
    private static let usual = (ascent: 0.93, descent: 0.23, capHeight: 0.72, advance: 0.58)

    init(fonts: FontSet) { matcher = FontMatcher(fonts) }

    /// Whether some face has each character of a text.
    func covers(_ text: String) -> Bool { matcher.covers(text) }

    /// How far the pen moves behind a character, as a part of the size.
    func advance(of character: Unicode.Scalar, in face: FontFile) -> Double { matcher.advance(of: character, in: face) }

    /// A line of text at a size in canvas units; controls become blanks.
    func line(_ text: String, _ style: TextStyle) -> SetLine {
        let key = Key(text: text, size: style.size, isBold: style.weight == .bold)
        if let line = lines[key] { return line }
        let line = set(key)
        lines[key] = line
        return line
    }

    private func set(_ key: Key) -> SetLine {
        var line = SetLine()
        let size = key.size.isFinite ? max(key.size, 0) : 0
        let text = String(
            String.UnicodeScalarView(key.text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
        guard let usual = matcher.face(bold: key.isBold) else {
            line.text = text
            line.advance = Double(text.unicodeScalars.count) * Self.usual.advance * size
            (line.ascent, line.descent) = (Self.usual.ascent * size, Self.usual.descent * size)
            line.capHeight = Self.usual.capHeight * size
            return line
        }
        (line.ascent, line.descent) = (usual.ascent * size, usual.descent * size)
        line.capHeight = usual.capHeight * size
        for run in matcher.runs(of: text, usual: usual, bold: key.isBold) {
            line.text += run.text
            var set = SetLine.Run(face: run.face)
            var previous: Unicode.Scalar?
            for character in run.text.unicodeScalars {
                if let previous { line.advance += run.face.kerning(previous, character) * size }
                set.glyphs.append(
                    .init(number: run.face.glyph(of: character), character: character, pen: line.advance))
                line.advance += matcher.advance(of: character, in: run.face) * size
                previous = character
            }
            line.runs.append(set)
        }
        return line
    }
}

extension TextStyle {
    /// How far the start of a set line lies before the position, and its baseline below it, along and across the line.
    func displacement(of line: SetLine) -> (back: Double, drop: Double) {
        let back = alignment.back(advance: line.advance)
        let drop = baseline.drop(ascent: line.ascent, capHeight: line.capHeight, descent: line.descent)
        return (back, drop)
    }
}
