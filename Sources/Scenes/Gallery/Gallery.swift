import Words

/// The built-in scenes: real button designs, every number as its designer gave it.
package enum Gallery {
    /// Every built-in scene.
    package static var all: [Scene] { added.isEmpty ? builtIn : builtIn + added }

    private static let builtIn = [
        pressScale, morphingSubmit, asyncSubmit, holdToConfirm, morphingSymbol, claimButton,
    ]

    /// More of them for as long as something runs: a test finds a made-up one wherever scenes are shown.
    @TaskLocal package static var added: [Scene] = []

    /// The built-in scene of a name.
    ///
    /// - Throws: ``GalleryError`` with what was probably meant.
    package static func scene(named name: String) throws(GalleryError) -> Scene {
        if let scene = all.first(where: { $0.name == name }) { return scene }
        if let scene = all.first(where: { $0.variants.contains { $0.name == name } }) {
            throw .variantName(name, scene: scene.name)
        }
        let names = all.map(\.name)
        throw .unknownScene(name, known: names, meant: Suggestion.nearest(to: name, among: names))
    }

    /// What a built-in scene's name was probably meant to be; nil when nothing is near.
    package static func suggestion(for name: String) -> String? {
        Suggestion.nearest(to: name, among: all.map(\.name))
    }
}
