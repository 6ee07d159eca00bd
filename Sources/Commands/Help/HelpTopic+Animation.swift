import Arguments
import Notation

extension HelpTopic {
    /// Every way of saying an animation.
    static var animation: HelpTopic {
        HelpTopic(
            "animation", summary: "the ways of saying an animation",
            discussion: """
                Quote an animation as one word. A label may stand before it, press='.spring(duration: 0.12)'. Times are seconds, \
                0.35 or 0.35s, or milliseconds, 350ms; numbers never depend on the locale.
                """,
            lists: [
                List(
                    "Whose words",
                    rows: Ecosystem.all.map { Row($0.title, $0.examples.prefix(2).joined(separator: " or ")) }),
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
}
