import Arguments
import Reports
import Scenes
import Springs
import Words

/// `scene`: the built-in scenes, scene files, and everything about a scene in a folder.
enum SceneCommand: Command {
    /// What is done.
    enum Action: String, CaseIterable, Hashable, Sendable {
        case list, show, new, run
    }

    static let action = Positional<Action>("ACTION", .choice, help: "What to do: list, show, new or run.")
    static let words = Positional.any(
        "WORD",
        .word("WORD", "a scene, or for new a press and a release")
            .completing(.words(Gallery.all.map(\.name)), .files(endings: ["json5"])),
        help: "A scene; for new the press and the release.")
    static let format = Option(
        "format", .choice, default: TableFormat.text, help: "How the list or summary is written.")
    static let name = Option(
        "name", .word("NAME", "a title, such as \"Buy now\""), default: "My button",
        help: "What the new scene is called; its name follows in lower case with hyphens."
    )

    static let spec = CommandSpec(
        "scene", summary: "button designs as state machines: list, show, new, run",
        discussion: """
            list names the built-in scenes. show prints one as a JSON5 file to start from; a file is used in place of a name \
            everywhere. new starts a file from a press and a release. run writes charts, samples, a summary and the scene \
            itself into the folder given with -o.
            """,
        group: "Scenes",
        synopses: [
            "list [options]", "show SCENE [-o FILE]", "new PRESS RELEASE [--name NAME] [-o FILE]",
            "run SCENE -o FOLDER [options]",
        ],
        examples: [
            Example(
                "dashpot scene list --format csv | cut -d, -f1", "the names of the built-in scenes",
                output: """
                    name
                    press-scale
                    morphing-submit
                    async-submit
                    hold-to-confirm
                    morphing-symbol
                    claim-button

                    """),
            Example("dashpot scene list", "the built-in scenes with their variants"),
            Example("dashpot scene show press-scale -o mine.json5", "a file that behaves identically"),
            Example("dashpot scene run morphing-submit -o build/submit", "charts, samples and a summary"),
        ],
        positionals: {
            action
            words
        }
    ) {
        format
        name
        CommonOptions.output
        CommonOptions.precision
        OptionSpec.group("Picture") {
            CommonOptions.size
            CommonOptions.scale
        }
        OptionSpec.group("Sampling") {
            CommonOptions.framesPerSecond
        }
        SceneOptions.all
        CommonOptions.watch
    }

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let words = try arguments[words]
        switch try arguments[action] {
        case .list:
            guard words.isEmpty else { throw SceneCommandError.words(words, needed: "nothing", action: "list") }
            try list(arguments, session)
        case .show:
            let scene = try source(words, action: "show").scene
            try write(SceneFile.encode(scene), arguments, session)
        case .new:
            let pair = try Subject.animations(words, names: ["press", "release"], command: "scene new")
            guard pair.count == 2 else {
                throw SceneCommandError.words(
                    words, needed: "a press and a release, such as 0.12,0 0.35,0.35", action: "new")
            }
            let scene = try SceneFile.newScene(
                title: try arguments[name], press: pair[0].animation, release: pair[1].animation)
            try write(SceneFile.encode(scene), arguments, session)
        case .run:
            guard try arguments[CommonOptions.watch] else {
                try results(of: words, arguments, session).deliver(session)
                break
            }
            let watch = try Watch(words: words)
            _ = try folder(arguments)
            try watch.run(session) { try results(of: words, arguments, session) }
        }
        return .done
    }

    /// What `run` writes.
    private static func results(
        of words: [String], _ arguments: ParsedArguments, _ session: Session
    ) throws -> Results {
        let source = try source(words, action: "run")
        return try SceneFolder(source, arguments).results(in: try folder(arguments), session)
    }

    private static func folder(_ arguments: ParsedArguments) throws -> String {
        guard let folder = try arguments[CommonOptions.output], folder != "-" else {
            throw SceneCommandError.noFolder
        }
        return folder
    }

    private static func source(_ words: [String], action: String) throws -> SourcedScene {
        guard words.count == 1 else {
            throw SceneCommandError.words(words, needed: "one scene, such as press-scale", action: action)
        }
        return try SourcedScene(named: words[0])
    }

    private static func write(_ text: String, _ arguments: ParsedArguments, _ session: Session) throws {
        var results = Results()
        results.add(Array(text.utf8), at: try arguments[CommonOptions.output] ?? "-")
        try results.deliver(session)
    }

    private static func list(_ arguments: ParsedArguments, _ session: Session) throws {
        var table = try Table(columns: [
            Column("name", alignment: .leading), Column("summary", alignment: .leading),
            Column("width_pt", title: "width", unit: .points), Column("height_pt", title: "height", unit: .points),
            Column("variants", alignment: .leading), Column("timings", alignment: .leading),
        ])
        for scene in Gallery.all {
            try table.append([
                .text(scene.name), .text(scene.summary), .number(scene.size.width), .number(scene.size.height),
                .texts(scene.variants.map(\.name)),
                .texts(scene.timings.map { "\($0.name)=\(NumberText.shortest($0.seconds))s" }),
            ])
        }
        let format = try arguments.tableFormat(format)
        let text =
            format == .text
            ? listText(session) : table.formatted(as: format, style: TableStyle(width: session.tableWidth))
        try write(text, arguments, session)
    }

    /// The list for people: a paragraph a scene.
    private static func listText(_ session: Session) -> String {
        var text = ""
        for scene in Gallery.all {
            let timings = scene.timings.map { "\($0.name) \(Measure.time($0.seconds))" }
            let size =
                Measure.points(scene.size.width, by: scene.size.height)
            var lines = [scene.name] + scene.summary.wrapped(to: session.proseWidth - 2).map { "  " + $0 }
            let details =
                [size, "variants: " + scene.variants.map(\.name).joined(separator: ", ")]
                + (timings.isEmpty ? [] : ["timings: " + timings.joined(separator: ", ")])
            lines += details.flatMap { $0.wrapped(to: session.proseWidth - 2) }.map { "  " + $0 }
            text += (session.isASCII ? lines.map(\.spelledInASCII) : lines).map { $0 + "\n" }.joined() + "\n"
        }
        return String(text.dropLast())
    }
}

/// Why `scene` cannot do what its words ask.
enum SceneCommandError: Error, Hashable, CustomStringConvertible {
    /// Not the words that the action needs.
    case words([String], needed: String, action: String)
    /// `run` without a folder.
    case noFolder

    var description: String {
        switch self {
        case .words(let words, let needed, let action):
            "scene \(action) takes \(needed), and "
                + (words.isEmpty
                    ? "nothing was given" : "\(words.count) words were given: \(words.joined(separator: " "))")
        case .noFolder:
            "scene run writes several files; name the folder they go into with -o"
        }
    }
}
