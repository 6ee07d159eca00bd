import Analysis
import CLibrary
import Plotting
import Reports
import Scenes
import Springs

/// Everything about a scene as files of one folder: charts in both themes and under Reduce Motion, samples, a summary, and
/// the scene itself. The same input makes the same bytes on the same machine.
struct SceneFolder {
    private let request: SceneRunCommand.Request
    private let run: SceneRun
    private let exact: SceneRun
    private let frames: SceneRun
    private let reduced: SceneRun
    private let played: PlayedPlayback

    init(_ request: SceneRunCommand.Request) throws {
        self.request = request
        let play = request.play
        run = try SceneRun(play.with(\.solver, .both))
        exact = try SceneRun(play)
        frames = try SceneRun(play.with(\.solver, .swiftui))
        reduced = try SceneRun(play.with(\.reduceMotion, .both))
        played = try run.takes[0].played ?? PlayedPlayback(run.leading)
    }

    /// The files, and the summary for standard output; the folder is made where it is missing.
    func results(_ session: Session) throws -> Results {
        let folder = request.folder
        let summary = SceneSummary(take: run.takes[0], played: played)
        let pictures: [(name: String, chart: Chart)] = [
            ("chart.png", exact.chart(until: exact.end, theme: .light)),
            ("chart-dark.png", exact.chart(until: exact.end, theme: .dark)),
            ("played.png", frames.chart(until: frames.end, theme: .light)),
            ("reduce-motion.png", reduced.chart(until: reduced.end, theme: .light)),
            ("reduce-motion-dark.png", reduced.chart(until: reduced.end, theme: .dark)),
        ]
        run.warn(session)
        var results = Results()
        for picture in pictures {
            try results.add(picture.chart, at: "\(folder)/\(picture.name)", kind: .png, request.look, session)
        }
        results.add(try samples(), at: "\(folder)/samples.csv")
        results.add(
            Array(try summary.markdown(pictures: ["chart.png", "played.png", "reduce-motion.png"]).utf8),
            at: "\(folder)/summary.md")
        // The scene as it was read, comments and all; where it lies there already, there is nothing to write.
        let (source, copy) = (request.source, "\(folder)/scene.json5")
        if source.path.map({ !OutputFile.areSame($0, copy) }) ?? true { results.add(source.bytes, at: copy) }
        let style = TableStyle(width: session.tableWidth, ascii: session.isASCII)
        results.print(try summary.table.formatted(as: request.format, style: style))
        results.makeFolder(folder)
        return results
    }

    private func samples() throws -> [UInt8] {
        var question = run.samples(on: try SampleGrid(framesPerSecond: run.framesPerSecond, end: run.end))
        question.hasVelocities = true
        var output = SamplesOutput()
        output.data = request.style
        return try output.bytes(of: try Samples(question), spacing: .rate(run.framesPerSecond))
    }
}
