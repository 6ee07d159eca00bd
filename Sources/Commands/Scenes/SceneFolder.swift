import Arguments
import CLibrary
import Plotting
import Reports
import Scenes
import Springs

/// Everything about a scene as files of one folder: charts in both themes and under Reduce Motion, samples, a summary, and
/// the scene itself. The same input makes the same bytes on the same machine.
struct SceneFolder {
    private let scene: Scene
    private let source: SourcedScene
    private let arguments: ParsedArguments
    private let play: ScenePlay
    private let exact: ScenePlay
    private let frames: ScenePlay
    private let reduced: ScenePlay
    private let played: PlayedPlayback

    init(_ source: SourcedScene, _ arguments: ParsedArguments) throws {
        self.source = source
        scene = source.scene
        self.arguments = arguments
        play = try ScenePlay(scene, arguments, solver: .both)
        exact = try ScenePlay(scene, arguments, solver: .exact)
        frames = try ScenePlay(scene, arguments, solver: .swiftui)
        reduced = try ScenePlay(scene, arguments, solver: .exact, reduceMotion: .both)
        played = try play.takes[0].played ?? PlayedPlayback(play.leading)
    }

    /// The files, and the summary for standard output; the folder is made where it is missing.
    func results(in folder: String, _ session: Session) throws -> Results {
        let summary = SceneSummary(take: play.takes[0], played: played)
        let pictures: [(name: String, chart: Chart)] = [
            ("chart.png", exact.chart(until: exact.end, theme: .light)),
            ("chart-dark.png", exact.chart(until: exact.end, theme: .dark)),
            ("played.png", frames.chart(until: frames.end, theme: .light)),
            ("reduce-motion.png", reduced.chart(until: reduced.end, theme: .light)),
            ("reduce-motion-dark.png", reduced.chart(until: reduced.end, theme: .dark)),
        ]
        play.warn(session)
        var results = Results()
        for picture in pictures {
            try results.add(picture.chart, at: "\(folder)/\(picture.name)", kind: .png, arguments, session)
        }
        results.add(try samples(session), at: "\(folder)/samples.csv")
        results.add(
            Array(try summary.markdown(pictures: ["chart.png", "played.png", "reduce-motion.png"]).utf8),
            at: "\(folder)/summary.md")
        // The scene as it was read, comments and all; where it lies there already, there is nothing to write.
        let copy = "\(folder)/scene.json5"
        if source.path.map({ !OutputFile.areSame($0, copy) }) ?? true { results.add(source.bytes, at: copy) }
        let style = TableStyle(width: session.tableWidth, ascii: session.isASCII)
        results.print(try summary.table.formatted(as: try arguments[SceneCommand.format], style: style))
        results.makeFolder(folder)
        return results
    }

    private func samples(_ session: Session) throws -> [UInt8] {
        let grid = try SampleGrid(framesPerSecond: play.framesPerSecond, end: play.end)
        let notation = try arguments[CommonOptions.precision].map(NumberNotation.fixed) ?? .shortest
        var bytes: [UInt8] = []
        try play.samples(on: grid, hasVelocities: true).write(
            .csv, long: false, style: TableStyle(dataNotation: notation)
        ) { (chunk: UnsafeRawBufferPointer) throws(OutputError) in bytes += chunk }
        return bytes
    }
}
