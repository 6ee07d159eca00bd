import Notation
import Springs

/// An animation of the command line with the name its columns and curves go by.
struct NamedAnimation: Hashable, Sendable {
    /// The label given, or the one that stands for it.
    var label: String
    /// Whether the user gave the label.
    var isLabelled: Bool
    /// The animation.
    var animation: Animation
    /// The animation in SwiftUI's words.
    var words: String
    /// What to know about it.
    var warnings: [String]

    init(label: String, isLabelled: Bool, animation: Animation, words: String, warnings: [String]) {
        self.label = label
        self.isLabelled = isLabelled
        self.animation = animation
        self.words = words
        self.warnings = warnings
    }

    /// An animation under a label that nobody gave, without warnings.
    init(_ animation: Animation, label: String) {
        self.init(
            label: label, isLabelled: false, animation: animation, words: SwiftUINotation.text(for: animation),
            warnings: animation.warnings.map(\.description))
    }

    /// Says on standard error what to know about it.
    func warn(_ session: Session) {
        for warning in warnings { session.note("\(label): \(warning)") }
    }
}
