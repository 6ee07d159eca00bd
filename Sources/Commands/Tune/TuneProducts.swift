import Arguments
import Reports
import Scenes
import Springs

/// The files that `w` writes.
enum TuneProducts {
    /// Writes some kinds and answers what was written; nothing is written over.
    static func write(
        _ motion: TunedMotion, _ files: TuneFiles, _ kinds: [TuneFiles.Kind], _ arguments: ParsedArguments,
        _ session: Session
    ) throws -> String {
        let play = ScenePlay(
            motion.scene, playback: motion.playback, played: motion.played,
            framesPerSecond: try arguments[CommonOptions.framesPerSecond])
        var results = Results()
        for kind in kinds {
            let bytes: [UInt8] =
                switch kind {
                case .picture:
                    try ChartPicture.encoded(
                        play.chart(until: motion.end, theme: try arguments[CommonOptions.theme].theme), kind: .png,
                        arguments
                    ).bytes
                case .samples:
                    try csv(play, until: motion.end, arguments)
                case .scene:
                    Array(SceneFile.encode(motion.scene).utf8)
                }
            results.add(bytes, at: files.name(of: kind))
        }
        try results.deliver(session)
        return "Written: " + kinds.map(files.name(of:)).joined(separator: ", ")
    }

    private static func csv(_ play: ScenePlay, until end: Double, _ arguments: ParsedArguments) throws -> [UInt8] {
        let grid = try SampleGrid(framesPerSecond: play.framesPerSecond, end: end)
        var bytes: [UInt8] = []
        try play.samples(on: grid, hasVelocities: false).write(.csv, long: false, style: TableStyle()) {
            (chunk: UnsafeRawBufferPointer) throws(OutputError) in
            bytes += chunk
        }
        return bytes
    }
}
