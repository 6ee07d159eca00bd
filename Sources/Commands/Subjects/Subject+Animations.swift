import Analysis

extension Subject {
    /// The animations that some words say, for a command that takes no scenes.
    static func animations(
        _ words: [String], names: [String] = [], command: String
    ) throws -> [NamedAnimation] {
        try animations(try read(words, names: names), command: command)
    }

    /// The animations among subjects that have been read, for a command that takes no scenes.
    static func animations(_ subjects: [Subject], command: String) throws(InputError) -> [NamedAnimation] {
        try subjects.map { subject throws(InputError) in
            switch subject {
            case .animation(let animation): animation
            case .scene(let scene): throw .sceneNotAllowed(scene.name, command: command)
            }
        }
    }
}
