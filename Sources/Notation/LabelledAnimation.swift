import Springs

/// An animation as somebody wrote it: what it is called, what it means, and what was noticed while reading.
package struct LabelledAnimation: Hashable, Sendable {
    /// The name before `=`, when one was given.
    package var label: String?
    /// What the text means.
    package var animation: Animation
    /// The text without its label and the blanks around it.
    package var source: String
    /// The wording the text is written in.
    package var ecosystem: Ecosystem
    /// What the reader should know about the reading, in the order it was met.
    package var warnings: [NotationWarning]

    package init(
        label: String? = nil, animation: Animation, source: String, ecosystem: Ecosystem,
        warnings: [NotationWarning] = []
    ) {
        self.label = label
        self.animation = animation
        self.source = source
        self.ecosystem = ecosystem
        self.warnings = warnings
    }
}
