import CLibrary

/// A TrueType or OpenType file: where it lies, its line metrics and which characters it has.
///
/// The file's tables (`head`, `hhea`, `OS/2`, `cmap`) are read directly, without FreeType and without fontconfig; of a
/// collection the first face counts; libgd takes the same.
package struct FontFile: Hashable, Sendable {
    /// The absolute path.
    package let path: String
    /// Height above the baseline, depth below it and height of a flat capital, as fractions of the em size.
    package let ascent: Double, descent: Double, capHeight: Double
    /// The file's name and the checksum that its `head` table keeps of the whole file.
    package let fingerprint: String
    private let characters: CharacterMap
    private let kerning: KerningTable?
    /// Font units in an em.
    package let unitsPerEm: Double

    /// Reads a font file's tables. Throws ``FontError``.
    package init(path: String) throws(FontError) {
        let absolute = try FontFile.absolute(path)
        guard let file = SeekableFile(absolute) else { throw .unusable(path: path, reason: "it cannot be opened") }
        guard let tables = FontTables(file) else {
            throw .unusable(path: path, reason: "it is no TrueType or OpenType file")
        }
        guard let head = tables["head"], let unitsPerEm = head.u16(18), unitsPerEm > 0,
            let metrics = tables["hhea"], let up = metrics.i16(4), let down = metrics.i16(6),
            let map = tables["cmap"].flatMap(CharacterMap.init)
        else { throw .unusable(path: path, reason: "its tables are damaged or missing") }
        let em = Double(unitsPerEm)
        self.path = absolute
        let sum = UInt32(head.u16(8) ?? 0) << 16 | UInt32(head.u16(10) ?? 0)
        fingerprint = "\(absolute.split(separator: "/").last ?? "") \(String(sum, radix: 16))"
        ascent = Double(up) / em
        descent = Double(-down) / em
        // Version 2 of OS/2 tells the height of capitals; 0.7 em is that of most sans-serif faces.
        let os2 = tables["OS/2"]
        if let version = os2?.u16(0), version >= 2, let height = os2?.i16(88), height > 0 {
            capHeight = Double(height) / em
        } else {
            capHeight = 0.7
        }
        characters = map
        kerning = tables["kern"].flatMap(KerningTable.init)
        self.unitsPerEm = em
    }

    /// Whether the font has a glyph for a character.
    package func covers(_ character: Unicode.Scalar) -> Bool { characters.glyph(of: character) != 0 }

    /// Whether the font has a glyph for every character of a text.
    package func covers(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(covers) }

    /// How much farther apart two neighbouring characters stand than their advances say, as a fraction of the em size;
    /// mostly negative. Digits stay apart evenly, for columns of numbers.
    package func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        guard let kerning, !(FontFile.isDigit(left) && FontFile.isDigit(right)) else { return 0 }
        return Double(kerning.units(characters.glyph(of: left), characters.glyph(of: right))) / unitsPerEm
    }

    /// The number of a character's glyph; 0 where the font has none.
    package func glyph(of character: Unicode.Scalar) -> Int { characters.glyph(of: character) }

    /// The advances of its glyphs, read anew; nil where they are damaged.
    func advances() -> AdvanceTable? {
        guard let file = SeekableFile(path), let tables = FontTables(file), let header = tables["hhea"],
            let list = tables["hmtx"]
        else { return nil }
        return AdvanceTable(header: header, list: list)
    }

    /// What its family is called, read anew; nil where it does not say.
    package var family: String? {
        guard let file = SeekableFile(path) else { return nil }
        return FontTables(file)?["name"].flatMap(NameTable.init)?.family
    }

    private static func isDigit(_ character: Unicode.Scalar) -> Bool { ("0"..."9").contains(character) }

    /// libgd looks a relative path up elsewhere, and takes a semicolon for the start of another font.
    private static func absolute(_ path: String) throws(FontError) -> String {
        guard !path.isEmpty else { throw .unusable(path: path, reason: "the path is empty") }
        guard !path.utf8.contains(UInt8(ascii: ";")), !path.utf8.contains(0) else {
            throw .unusable(path: path, reason: "libgd cannot open a path with a semicolon in it")
        }
        if path.hasPrefix("/") { return path }
        guard let resolved = realpath(path, nil) else { throw .unusable(path: path, reason: "there is no such file") }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
