/// Something about a picture that is not as it should be, though it was painted.
package enum RasterWarning: Hashable, Sendable, CustomStringConvertible {
    /// No font file was found: text is set in libgd's built-in bitmap font, spelled in ASCII.
    case noFont
    /// A font file was not used.
    case fontRefused(RasterError)
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
