import Analysis
import Arguments
import Reports
import Scenes
import Words

/// The options that say how a scene is played.
enum SceneOptions {
    static let variant = Option(
        "variant", .word("NAME", "the name of one of the scene's scripts"), help: "Which script of the scene is played."
    ).serving("a scene such as press-scale")
    static let timings = Option.repeated(
        "set", TimingSetting.format,
        help: "Another length for one of the scene's timings, such as hold=0.3."
    ).serving("a scene such as press-scale")
    static let reduceMotion = Option(
        "reduce-motion", .choice, default: SceneRun.ReduceMotion.off,
        help: "Play it under Reduce Motion; both shows the one over the other."
    ).serving("a scene such as press-scale")

    static let all = OptionSpec.group("Scene") {
        variant
        timings
        CommonOptions.hold
        reduceMotion
    }

    /// How the command line has a scene played.
    static func play(_ scene: Scene, _ arguments: inout ArgumentReader) throws(UsageError) -> SceneRun.Request {
        var play = SceneRun.Request(scene, variant: try arguments[variant])
        for setting in try arguments[timings] { play.timings[setting.name] = setting.seconds }
        if let hold = try arguments[CommonOptions.hold] { play.timings["hold"] = hold }
        play.reduceMotion = try arguments[reduceMotion]
        return play
    }
}

/// Another length for one of a scene's timings.
struct TimingSetting: Hashable, Sendable {
    var name: String
    /// Seconds.
    var seconds: Double

    /// `work=2.5` or `hold=300ms`.
    static let format = ValueFormat(
        placeholder: "NAME=TIME", allowed: "NAME=TIME, such as hold=0.3 or work=1400ms",
        write: { "\($0.name)=\(NumberText.shortest($0.seconds))s" }
    ) { (word: String) throws(ValueRefusal) -> TimingSetting in
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { throw ValueRefusal() }
        return TimingSetting(name: String(parts[0]), seconds: try ValueFormat<Double>.duration.read(String(parts[1])))
    }.remarking { words in
        words.lazy.compactMap { word in
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return ValueFormat<Double>.secondsRemark(on: String(parts[1]), before: "\(parts[0])=")
        }.first
    }
}
