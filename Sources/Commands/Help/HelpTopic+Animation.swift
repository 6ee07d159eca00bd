import Arguments
import Notation

extension HelpTopic {
    /// Every way of saying an animation.
    static let animation = HelpTopic(
        "animation", summary: "the ways of saying an animation",
        discussion: """
            Quote an animation as one word. A label may stand before it, press='.spring(duration: 0.12)'. Times are seconds, \
            0.35 or 0.35s, or milliseconds, 350ms; numbers never depend on the locale.
            """,
        lists: [
            List(
                "Whose words",
                rows: Ecosystem.allCases.map { Row($0.rawValue, $0.examples.joined(separator: " or ")) }),
            List(
                "SwiftUI by its bare name, with or without the dot",
                rows: [
                    Row("springs and curves", Vocabulary.presets.joined(separator: ", ")),
                    Row("with arguments", Vocabulary.animations.joined(separator: ", ")),
                    Row("followed by", Vocabulary.modifiers.map { ".\($0)" }.joined(separator: ", ")),
                ]),
            List(
                "Files",
                rows: [
                    Row(
                        "@springs.txt",
                        "a list, one animation a line; blank lines and lines that start with # are passed over"),
                    Row("-", "a list, or a scene, on standard input"),
                    Row("press-scale", "a built-in scene; 'dashpot scene list' names them"),
                    Row("mine.json5, ./mine", "a scene file: what ends in .json5 or .json, and every path"),
                ]),
        ])
}

extension Ecosystem {
    /// Animations in these words.
    var examples: [String] {
        switch self {
        case .swiftUI:
            [".spring(duration: 0.35, bounce: 0.35)", ".easeOut(duration: 0.2).delay(0.1)", ".snappy.speed(2)"]
        case .short: ["0.35,0.35", "0.35"]
        case .css:
            [
                "cubic-bezier(0.2, 0.8, 0.2, 1) 300ms", "ease-out 200ms", "linear(0, 0.5 20%, 1) 600ms", "steps(4) 1s",
            ]
        case .motion:
            [#"{ type: "spring", duration: 0.5, bounce: 0.3 }"#, #"{ type: "spring", stiffness: 100, damping: 10 }"#]
        case .reactSpring: ["{ tension: 170, friction: 26 }", "config.gentle"]
        case .compose: ["spring(dampingRatio = 0.65f, stiffness = 322f)"]
        case .flutter: ["SpringDescription(mass: 1, stiffness: 100, damping: 10)"]
        case .uiKit: ["UISpringTimingParameters(duration: 0.5, bounce: 0.3)"]
        case .coreAnimation: ["CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)"]
        }
    }
}
