import Analysis
import Arguments
import Reports
import Scenes

/// `scene run`: everything about a scene as files of one folder.
enum SceneRunCommand: WatchingCommand {
    static let format = Option("format", .choice, default: TableFormat.text, help: "How the summary is written.")
    static let folder = Option.required("output", short: "o", .directory, help: "The folder that the files go into.")

    static let spec = CommandSpec(
        "scene run", summary: "charts, samples, a summary and the scene itself in a folder",
        discussion: """
            Writes the chart in both themes, what SwiftUI plays, the chart under Reduce Motion, the samples at --fps, a \
            summary and the scene into the folder, and prints the summary's table. With --watch it does so again whenever the \
            scene file changes.
            """,
        group: "Scenes",
        examples: [
            Example("dashpot scene run morphing-submit -o build/submit", "charts, samples and a summary"),
            Example(
                "dashpot scene run press-scale --variant long-press --hold 600ms -o build/long",
                "one variant, held longer"),
        ],
        positionals: { SceneFamily.scene }
    ) {
        folder
        format
        DataOptions.json
        CommonOptions.precision
        DataOptions.plain
        DataOptions.delimiter
        OptionSpec.group("Picture") {
            CommonOptions.size
            CommonOptions.scale
        }
        OptionSpec.group("Sampling") { CommonOptions.framesPerSecond }
        OptionSpec.group("Scene") {
            SceneOptions.variant
            SceneOptions.timings
            CommonOptions.hold
        }
        CommonOptions.watch
    }

    /// What is played, and how and where it is written.
    struct Request {
        let source: SourcedScene
        let play: SceneRun.Request
        let folder: String
        let format: TableFormat
        let style: DataStyle
        let look: PictureLook
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let folder = try arguments[folder]
        guard folder != "-" else { throw SceneRunError.noFolder }
        let source = try SourcedScene(named: try arguments[SceneFamily.scene])
        var play = SceneRun.Request(source.scene, variant: try arguments[SceneOptions.variant])
        for setting in try arguments[SceneOptions.timings] { play.timings[setting.name] = setting.seconds }
        if let hold = try arguments[CommonOptions.hold] { play.timings["hold"] = hold }
        play.framesPerSecond = try arguments[CommonOptions.framesPerSecond]
        return Request(
            source: source, play: play, folder: folder, format: try DataOptions.format(format, &arguments),
            style: try DataStyle(&arguments, in: .csv), look: try PictureLook(sized: &arguments))
    }

    static func results(of request: Request, _ session: Session) throws -> Results {
        try SceneFolder(request).results(session)
    }
}

/// Why `scene run` cannot write.
enum SceneRunError: Error, Hashable, CustomStringConvertible {
    /// Standard output in place of a folder.
    case noFolder

    var description: String { "scene run writes several files; name the folder they go into with -o" }
}
