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
