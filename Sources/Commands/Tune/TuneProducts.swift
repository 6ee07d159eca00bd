import Analysis
import Plotting
import Reports
import Scenes
import Springs

/// The files that `w` writes of what is tuned.
struct TuneProducts {
    private let motion: TunedMotion
    private let run: SceneRun
    private let look: PictureLook

    init(_ motion: TunedMotion, framesPerSecond: Double, look: PictureLook) {
        self.motion = motion
        self.look = look
        run = SceneRun(motion.playback, played: motion.played, framesPerSecond: framesPerSecond)
    }

    /// Writes some kinds and answers what was written; nothing is written over.
    func write(_ files: TuneFiles, _ kinds: [TuneFiles.Kind], _ session: Session) throws -> String {
        var results = Results()
        for kind in kinds {
            let bytes: [UInt8] =
                switch kind {
                case .picture:
                    try ChartPicture.encoded(
                        run.chart(until: motion.end, theme: look.theme.theme), kind: .png, look, session
                    ).bytes
                case .samples:
                    try SamplesOutput().bytes(
                        of: try Samples(
                            run.samples(on: try SampleGrid(framesPerSecond: run.framesPerSecond, end: motion.end))),
                        spacing: .rate(run.framesPerSecond))
                case .scene:
                    Array(SceneFile.encode(motion.scene).utf8)
                }
            results.add(bytes, at: files.name(of: kind))
        }
        try results.deliver(session)
        return "Written: " + kinds.map(files.name(of:)).joined(separator: ", ")
    }
}
