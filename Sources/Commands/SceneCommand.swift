import Arguments
import Scenes

/// `scene`: the built-in scenes, scene files, and everything about a scene in a folder. Each action is a command of its own.
enum SceneFamily {
    static let name = "scene"

    /// The page over the actions.
    static func spec(_ actions: [CommandSpec]) -> CommandSpec {
        CommandSpec(
            name, summary: "button designs as state machines: list, show, new, run",
            discussion: """
                list names the built-in scenes. show prints one as a JSON5 file to start from; a file is used in place of a \
                name everywhere. new starts a file from a press and a release. run writes charts, samples, a summary and the \
                scene itself into a folder.
                """,
            group: "Scenes",
            synopses: [
                "list [options]", "show SCENE [-o FILE]", "new PRESS RELEASE [--name NAME] [-o FILE]",
                "run SCENE -o FOLDER [options]",
            ], actions: actions)
    }

    /// The positional argument of the actions that take a scene.
    static let scene = Positional(
        "SCENE",
        .word("SCENE", "a built-in scene, such as press-scale, or a scene file")
            .completing(.words(Gallery.all.map(\.name)), .files(endings: ["json5"])),
        help: "A built-in scene, or a scene file.")

    /// Writes a text to a file, or to standard output.
    static func write(_ text: String, to path: String?, _ session: Session) throws {
        var results = Results()
        results.add(Array(text.utf8), at: path ?? "-")
        try results.deliver(session)
    }
}

/// `scene show`: a scene as a JSON5 file.
enum SceneShowCommand: Command {
    static let spec = CommandSpec(
        "scene show", summary: "print a scene as a JSON5 file to start from", group: "Scenes",
        examples: [Example("dashpot scene show press-scale -o mine.json5", "a file that behaves identically")],
        positionals: { SceneFamily.scene }
    ) {
        CommonOptions.output
    }

    static func request(_ arguments: inout ArgumentReader) throws -> (scene: Scene, path: String?) {
        (try Subject.scene(named: try arguments[SceneFamily.scene]), try arguments[CommonOptions.output])
    }

    static func run(_ request: (scene: Scene, path: String?), _ session: Session) throws -> Outcome {
        try SceneFamily.write(SceneFile.encode(request.scene), to: request.path, session)
        return .done
    }
}

/// `scene new`: a scene file started from a press and a release.
enum SceneNewCommand: Command {
    static let animations = Positional.some(
        "ANIMATION", Subject.animationFormat, help: "The press and the release.")
    static let name = Option(
        "name", .word("NAME", "a title, such as \"Buy now\""), default: "My button",
        help: "What the new scene is called; its name follows in lower case with hyphens.")

    static let spec = CommandSpec(
        "scene new", summary: "start a scene file from a press and a release", group: "Scenes",
        synopses: ["PRESS RELEASE [--name NAME] [-o FILE]"],
        examples: [
            Example(
                "dashpot scene new 0.12,0 0.35,0.35 --name buy -o buy.json5", "a button that goes down and comes back")
        ],
        positionals: { animations }
    ) {
        name
        CommonOptions.output
    }

    static func request(_ arguments: inout ArgumentReader) throws -> (scene: Scene, path: String?) {
        let pair = try Subject.animations(
            try arguments[animations], names: ["press", "release"], command: "scene new")
        guard pair.count == 2 else {
            throw InputError.wrongCount(
                found: pair.count, needed: "a press and a release, such as 0.12,0 0.35,0.35", command: "scene new")
        }
        let scene = try SceneFile.newScene(
            title: try arguments[name], press: pair[0].animation, release: pair[1].animation)
        return (scene, try arguments[CommonOptions.output])
    }

    static func run(_ request: (scene: Scene, path: String?), _ session: Session) throws -> Outcome {
        try SceneFamily.write(SceneFile.encode(request.scene), to: request.path, session)
        return .done
    }
}
