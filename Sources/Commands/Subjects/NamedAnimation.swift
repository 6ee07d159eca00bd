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

    /// An animation as it was read, under the label that it has or gets.
    init(_ read: LabelledAnimation, label: String) {
        self.init(
            label: label, isLabelled: read.label != nil, animation: read.animation,
            words: SwiftUINotation.text(for: read.animation), warnings: read.warnings.map(\.description))
    }

    /// What to know about it, in sentences.
    fileprivate var sentences: [String] { warnings.map { "\(label): \($0)" } }

    /// The most of these sentences that are said of a list.
    fileprivate static let mostNotes = 20
}

extension [NamedAnimation] {
    /// Says on standard error what to know about each.
    func warn(_ session: Session) {
        session.note(flatMap(\.sentences), most: NamedAnimation.mostNotes, others: "more notes like these")
    }
}
