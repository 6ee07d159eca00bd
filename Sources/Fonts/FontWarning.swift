/// Something about the type of a picture that is not as it should be, though the picture was painted.
package enum FontWarning: Hashable, Sendable, CustomStringConvertible {
    /// No font file was found: text is set in a plain built-in font, spelled in ASCII.
    case noFont
    /// A font file was not used.
    case fontRefused(FontError)
    /// The font lacks characters, which were spelled in ASCII.
    case spelled(characters: String, font: String)

    /// One plain sentence.
    package var description: String {
        switch self {
        case .noFont:
            "no font file was found, so labels are set in a plain bitmap font; install one (Liberation Sans or DejaVu "
                + "Sans, say) or name a TrueType file in \(FontSet.variable)"
        case .fontRefused(let error):
            "\(error)"
        case .spelled(let characters, let font):
            "the font \(font) lacks \(characters), which labels spell in ASCII"
        }
    }
}

/// Why a font file is not used.
package enum FontError: Error, Hashable, Sendable {
    /// The file cannot be read, or text cannot be set with it.
    case unusable(path: String, reason: String)
}

extension FontError: CustomStringConvertible {
    /// One sentence: which file, why, and what to do.
    package var description: String {
        switch self {
        case .unusable(let path, let reason):
            "the font \(path) cannot be used: \(reason); name another TrueType or OpenType file in \(FontSet.variable)"
        }
    }
}
