extension Subject {
    /// The animations that some words say, for a command that takes no scenes.
    static func animations(
        _ words: [String], names: [String] = [], command: String
    ) throws -> [NamedAnimation] {
        try read(words, names: names).map { subject throws(InputError) in
            switch subject {
            case .animation(let animation): animation
            case .scene(let scene): throw .sceneNotAllowed(scene.name, command: command)
            }
        }
    }
}
