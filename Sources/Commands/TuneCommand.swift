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

    static func run(_ arguments: ParsedArguments, _ session: Session) throws -> Outcome {
        let words = try arguments[subjects]
        let variant = try arguments[SceneOptions.variant]
        let subjects = try Subjects(
            try Subject.read(words, names: words.count > 1 ? ["press", "release"] : []), command: "tune")
        var labels: [TunedPair.Side: String] = [.press: "press", .release: "release"]
        var isLabelled = false
        var given: (press: Animation, release: Animation)?
        let scene: Scene
        switch subjects {
        case .scene(let named):
            scene = named
        case .animations(let animations):
            scene = try Gallery.scene(named: "press-scale")
            guard animations.count <= 2 else {
                throw InputError.wrongCount(
                    found: animations.count, needed: "an animation, or a press and a release", command: "tune")
            }
            if let first = animations.first, let last = animations.last {
                given = (first.animation, last.animation)
                isLabelled = last.isLabelled
                if animations.count == 2 { labels = [.press: first.label, .release: last.label] }
                if animations.count == 1, isLabelled { labels[.release] = first.label }
            }
        }
        let tuned = try TunedScene(scene, variant: variant)
        let written = try scene.pressAndRelease(variant: variant)
        guard let pair = given ?? written else { throw InputError.noPair(scene.name) }
        let state = TuneState(
            TunedPair(
                press: pair.press, release: pair.release, isShared: words.count == 1 && given != nil,
                hold: try arguments[CommonOptions.hold] ?? tuned.hold))
        let rate = try arguments[CommonOptions.framesPerSecond]
        let tuning = TuneSession(
            tuned: tuned, labels: labels, isLabelled: isLabelled, framesPerSecond: rate,
            glyphs: session.isASCII ? .ascii : try arguments[CommonOptions.dots].glyphs
        ) { motion, files, kinds in
            try TuneProducts.write(motion, files, kinds, arguments, session)
        }
        let screen = try Screen(colored: session.color.applies(toTerminal: true))
        defer { screen.leave() }
        let ending = try tuning.run(state, on: screen)
        screen.leave()
        switch ending {
        case .finished(let lines):
            try session.print(lines.joined(separator: "\n") + "\n")
            return .done
        case .cancelled, .interrupted: return .interrupted
        }
    }
}
