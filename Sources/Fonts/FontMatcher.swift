import Words

/// A part of a line of text that one face sets.
package struct FontRun: Hashable, Sendable {
    /// The characters, spelled in ASCII where no face has them.
    package var text: String
    /// The face that has them.
    package let face: FontFile
}

/// Decides which face sets which part of a text, and remembers what it found.
package struct FontMatcher: Sendable {
    private struct Substitute: Hashable {
        let character: Unicode.Scalar
        let bold: Bool
    }

    /// The faces that come first.
    package let fonts: FontSet
    /// What was not as it should be, each said once.
    package private(set) var warnings: [FontWarning] = []
    private var substitutes: [Substitute: FontFile?] = [:]
    private var opened: [String: FontFile?] = [:]
    private var advances: [String: AdvanceTable?] = [:]

    /// A matcher that prefers some faces.
    package init(_ fonts: FontSet) {
        self.fonts = fonts
        if let refused = fonts.refused { warn(.fontRefused(refused)) }
    }

    /// The face that sets text wherever it has the characters; nil, with a warning, where there is no font file.
    package mutating func face(bold: Bool) -> FontFile? {
        guard let face = bold ? fonts.bold : fonts.regular else {
            warn(.noFont)
            return nil
        }
        return face
    }

    /// A text cut into pieces of one face each: the usual one wherever it has the characters, else another installed
    /// face that has them. A character that none has is spelled in ASCII, with a warning.
    package mutating func runs(of text: String, usual: FontFile, bold: Bool) -> [FontRun] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) || usual.covers(text) { return [FontRun(text: text, face: usual)] }
        var runs: [FontRun] = []
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
                runs.append(FontRun(text: piece, face: face))
            }
        }
        if !missing.isEmpty { warn(.spelled(characters: missing, font: usual.path)) }
        return runs
    }

    /// Whether every character of a text is in some installed face.
    package mutating func covers(_ text: String) -> Bool {
        guard let usual = fonts.regular else { return false }
        for character in text.unicodeScalars where !usual.covers(character) {
            if substitute(for: character, bold: false) == nil { return false }
        }
        return true
    }

    /// How far the pen moves behind a character, as a fraction of the em size.
    package mutating func advance(of letter: Unicode.Scalar, in face: FontFile) -> Double {
        if !advances.keys.contains(face.path) { advances.updateValue(face.advances(), forKey: face.path) }
        guard let table = advances[face.path] ?? nil else { return 0.56 }
        return Double(table.units(face.glyph(of: letter))) / face.unitsPerEm
    }

    /// Remembers a font file that failed in use.
    package mutating func refuse(_ error: FontError) { warn(.fontRefused(error)) }

    /// The first well-known installed face that has a character.
    private mutating func substitute(for character: Unicode.Scalar, bold: Bool) -> FontFile? {
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

    private mutating func warn(_ warning: FontWarning) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
