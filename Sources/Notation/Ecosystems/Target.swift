import Springs

/// A form in which an ecosystem can be told an animation.
package struct Target: Sendable, Identifiable {
    /// The name in options and data: `swiftui-physical`.
    package let id: String
    /// The name in sentences: `SwiftUI, mass, stiffness and damping`.
    package let title: String
    /// What is written for an animation.
    package let write: @Sendable (Animation) -> Writing

    init(id: String, title: String, write: @escaping @Sendable (Animation) -> Writing) {
        self.id = id
        self.title = title
        self.write = write
    }
}

/// What a target makes of an animation.
package struct Writing: Sendable {
    /// The code to paste; nil where the target has no words for the animation.
    package var code: String?
    /// What the code does not carry over, or carries over changed.
    package var losses: [Loss]
    /// The curve that the target really plays; nil where it is the animation itself.
    package var played: Animation?

    init(_ code: String?, losses: [Loss] = [], played: Animation? = nil) {
        self.code = code
        self.losses = losses
        self.played = played
    }
}

/// Something that is lost in a conversion.
package struct Loss: Hashable, Sendable {
    /// The name in data: `mass`.
    package let id: String
    /// The sentence.
    package let text: String
}
