import Scenes

/// A scene and the text it was read from.
struct SourcedScene {
    let scene: Scene
    /// The path of its file; nil for a built-in scene and standard input.
    let path: String?
    private let read: [UInt8]?

    /// The scene of a built-in name or in a file; `-` is standard input.
    init(named word: String) throws {
        let subject = SubjectWord(word)
        switch subject {
        case .builtIn(let scene):
            (self.scene, path, read) = (scene, nil, nil)
        case .standardInput, .sceneFile:
            let bytes = try InputFile.bytes(at: word)
            scene = try SceneFile.decode(bytes, file: word == "-" ? "standard input" : word)
            (path, read) = (subject.path, bytes)
        case .list, .animation:
            (scene, path, read) = (try Gallery.scene(named: word), nil, nil)
        }
    }

    /// The text, to the byte as it was read.
    var bytes: [UInt8] { read ?? Array(SceneFile.encode(scene).utf8) }
}
