import Words

/// Why a built-in scene was not found.
package enum GalleryError: Error, Hashable, Sendable {
    /// No scene has the name.
    case unknownScene(String, known: [String], meant: String?)
    /// The name is that of a scene's variant.
    case variantName(String, scene: String)
}

extension GalleryError: CustomStringConvertible {
    /// One sentence: what was asked for, what there is.
    package var description: String {
        switch self {
        case .unknownScene(let name, let known, let meant):
            "there is no scene \(quoted(name))" + Suggestion.advice(meant, known: known)
        case .variantName(let name, let scene):
            "\(quoted(name)) is a variant of the scene \(quoted(scene))"
        }
    }
}
