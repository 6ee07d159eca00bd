import Analysis
import Scenes

/// What a command works on: animations, or one scene.
enum Subjects {
    case animations([NamedAnimation])
    case scene(Scene)

    /// The subjects of a command line; scenes come alone.
    init(_ subjects: [Subject], command: String) throws(InputError) {
        var animations: [NamedAnimation] = []
        for subject in subjects {
            switch subject {
            case .animation(let animation):
                animations.append(animation)
            case .scene(let scene):
                guard subjects.count == 1 else { throw .sceneAmongOthers(scene.name, command: command) }
                self = .scene(scene)
                return
            }
        }
        self = .animations(animations)
    }
}
