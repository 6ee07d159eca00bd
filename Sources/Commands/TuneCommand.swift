import Analysis
import Arguments
import Scenes
import Springs
import Terminal

/// `tune`: springs changed with the arrow keys, seen at once.
enum TuneCommand: Command {
    static let subjects = Positional.any(
        "ANIMATION", Subject.pairFormat,
        help: "One animation for both ways, a press and a release, or a scene that has both.")

    static let spec = CommandSpec(
        "tune", summary: "change springs with the arrow keys and see what they do",
        discussion: """
            A full screen on the terminal, whatever standard output is: the curve, the numbers, and a button that moves. \
            Arrows change bounce and duration, Shift makes the steps fine, Tab goes to the other side, ? shows every key. \
            q prints the result in SwiftUI's words, one line for one animation, else press=… and release=…, which \
            dashpot compare - reads; Escape leaves without printing. It takes 40 x 12 characters or more.

            Without arguments the press and release of press-scale are tuned. c sends the result to the terminal's \
            clipboard (OSC 52), which some terminals refuse.
            """,
        group: "Springs", synopses: ["[ANIMATION] [options]", "PRESS RELEASE [options]", "SCENE [options]"],
        examples: [
            Example("dashpot tune", "a press and a release"),
            Example("spring=$(dashpot tune 0.35,0.35)", "one spring, kept in a variable"),
            Example("dashpot tune press-scale --hold 120ms", "the press and release of a scene"),
        ],
        exitStatuses: [.done, .refused, .interrupted],
        positionals: { subjects }
    ) {
        CommonOptions.hold
        CommonOptions.framesPerSecond
        SceneOptions.variant
        CommonOptions.dots
        OptionSpec.group("Pictures it writes") {
            CommonOptions.theme
            CommonOptions.size
            CommonOptions.scale
        }
    }

    /// What is tuned, and how it is shown and written.
    struct Request {
        let scene: TunedScene
        let pair: TunedPair
        var labels: [TunedPair.Side: String] = [.press: "press", .release: "release"]
        var isLabelled = false
        let framesPerSecond: Double
        let glyphs: Glyphs
        let look: PictureLook
    }

    static func request(_ arguments: inout ArgumentReader) throws -> Request {
        let words = try arguments[subjects]
        let variant = try arguments[SceneOptions.variant]
        let subjects = try Subjects(
            try Subject.read(words, names: words.count > 1 ? ["press", "release"] : []), command: "tune")
        var animations: [NamedAnimation] = []
        let scene: Scene
        switch subjects {
        case .scene(let named): scene = named
        case .animations(let given):
            scene = try Gallery.scene(named: "press-scale")
            animations = given
        }
        guard animations.count <= 2 else {
            throw InputError.wrongCount(
                found: animations.count, needed: "an animation, or a press and a release", command: "tune")
        }
        let tuned = try TunedScene(scene, variant: variant)
        let own = try scene.pressAndRelease(variant: variant)
        guard let press = animations.first?.animation ?? own?.press,
            let release = animations.last?.animation ?? own?.release
        else { throw ComparisonError.noPair(scene.name) }
        var request = Request(
            scene: tuned,
            pair: TunedPair(
                press: press, release: release, isShared: animations.count == 1,
                hold: try arguments[CommonOptions.hold] ?? tuned.hold),
            framesPerSecond: try arguments[CommonOptions.framesPerSecond],
            glyphs: try arguments[CommonOptions.dots].glyphs, look: try PictureLook(&arguments))
        if let first = animations.first, let last = animations.last {
            request.isLabelled = last.isLabelled
            if animations.count == 2 { request.labels = [.press: first.label, .release: last.label] }
            if animations.count == 1, last.isLabelled { request.labels[.release] = first.label }
        }
        return request
    }

    static func run(_ request: Request, _ session: Session) throws -> Outcome {
        let tuning = TuneSession(
            tuned: request.scene, labels: request.labels, isLabelled: request.isLabelled,
            framesPerSecond: request.framesPerSecond, glyphs: session.isASCII ? .ascii : request.glyphs
        ) { motion, files, kinds in
            try TuneProducts(motion, framesPerSecond: request.framesPerSecond, look: request.look)
                .write(files, kinds, session)
        }
        let screen = try Screen(colored: session.color.applies(toTerminal: true))
        defer { screen.leave() }
        let ending = try tuning.run(TuneState(request.pair), on: screen)
        screen.leave()
        switch ending {
        case .finished(let lines):
            try session.print(lines.joined(separator: "\n") + "\n")
            return .done
        case .cancelled, .interrupted: return .interrupted
        }
    }
}
