import Notation
import Springs

/// An animation with the name that its columns and curves go by.
package struct NamedAnimation: Hashable, Sendable {
    /// The label given, or the one that stands for it.
    package var label: String
    /// Whether somebody gave the label.
    package var isLabelled: Bool
    /// The animation.
    package var animation: Animation
    /// The animation in SwiftUI's words.
    package var words: String
    /// What to know about it.
    package var warnings: [String]

    /// An animation with all that is said of it.
    package init(label: String, isLabelled: Bool, animation: Animation, words: String, warnings: [String]) {
        self.label = label
        self.isLabelled = isLabelled
        self.animation = animation
        self.words = words
        self.warnings = warnings
    }

    /// An animation as it was read, under the label that it has or gets.
    package init(_ read: LabelledAnimation, label: String) {
        self.init(
            label: label, isLabelled: read.label != nil, animation: read.animation,
            words: SwiftUINotation.text(for: read.animation), warnings: read.warnings.map(\.description))
    }

    /// An animation under a label that nobody gave, with its own warnings.
    package init(_ animation: Animation, label: String) {
        self.init(
            label: label, isLabelled: false, animation: animation, words: SwiftUINotation.text(for: animation),
            warnings: animation.warnings.map(\.description))
    }
}

extension String {
    /// A label or a property's name as a part of a column's name: what is no letter or digit becomes an underscore, so that
    /// `corner-radius` is `corner_radius`.
    package var columnName: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
