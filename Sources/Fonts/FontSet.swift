import CLibrary

/// The faces that text is set in: a regular one, its bold companion, and others that step in for characters it lacks.
package struct FontSet: Hashable, Sendable {
    /// The book face; nil where no font file was found.
    package let regular: FontFile?
    /// The bold face; the regular one where the family has no bold file.
    package let bold: FontFile?
    /// A font file that was asked for by name and could not be used.
    package let refused: FontError?

    /// The environment variable that names the font file to use; `none` stands for no font file at all.
    package static let variable = "DASHPOT_FONT"

    /// The faces of this machine: the file that `DASHPOT_FONT` names, else the first well-known face that is installed,
    /// else any that has the letters. Searched once, without fontconfig.
    package static let installed = FontSet(environment: getenv(variable).map { String(cString: $0) })

    /// No font file, as where none is installed.
    package static let none = FontSet(regular: nil, bold: nil, refused: nil)

    /// The faces of two files. Throws ``FontError``.
    package init(regular: String, bold: String? = nil) throws(FontError) {
        let face = try FontFile(path: regular)
        self.regular = face
        if let bold { self.bold = try FontFile(path: bold) } else { self.bold = FontSet.companion(of: regular) ?? face }
        refused = nil
    }

    /// The faces for a value of ``variable``; nil and an empty value leave the choice to the search.
    package init(environment name: String?) {
        if let name, !name.isEmpty {
            if name == "none" {
                self = .none
                return
            }
            do {
                self = try FontSet(regular: name)
            } catch {
                self = FontSet.search(refused: error)
            }
        } else {
            self = FontSet.search(refused: nil)
        }
    }

    private init(regular: FontFile?, bold: FontFile?, refused: FontError?) {
        self.regular = regular
        self.bold = bold
        self.refused = refused
    }

    /// The first well-known face whose regular file can be used.
    private static func search(refused: FontError?) -> FontSet {
        for place in FontPlaces.faces {
            guard access(place.regular, R_OK) == 0, let regular = try? FontFile(path: place.regular) else { continue }
            let bold = access(place.bold, R_OK) == 0 ? try? FontFile(path: place.bold) : nil
            return FontSet(regular: regular, bold: bold ?? regular, refused: refused)
        }
        for path in FontPlaces.everyFile() {
            guard let face = try? FontFile(path: path), face.covers(FontPlaces.letters) else { continue }
            return FontSet(regular: face, bold: companion(of: path) ?? face, refused: refused)
        }
        return FontSet(regular: nil, bold: nil, refused: refused)
    }

    /// The bold file beside a regular one, by the usual names.
    private static func companion(of path: String) -> FontFile? {
        guard let dot = path.lastIndex(of: "."), path[dot...].utf8.count <= 5 else { return nil }
        let stem = path[..<dot], ending = path[dot...]
        let base = stem.hasSuffix("-Regular") ? stem.dropLast("-Regular".count) : stem
        for suffix in ["-Bold", " Bold", "Bold", "-B"] where access("\(base)\(suffix)\(ending)", R_OK) == 0 {
            if let face = try? FontFile(path: "\(base)\(suffix)\(ending)") { return face }
        }
        return nil
    }
}
