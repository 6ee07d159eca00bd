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

    /// A reading from its parts.
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

/// Whose words an animation is written in.
package enum Ecosystem: String, Hashable, Sendable, CaseIterable {
    /// `.spring(duration: 0.35, bounce: 0.35)`.
    case swiftUI = "SwiftUI"
    /// `0.35,0.35`.
    case short = "short form"
    /// `cubic-bezier(0.2, 0.8, 0.2, 1) 300ms`.
    case css = "CSS"
    /// `{ type: "spring", duration: 0.5, bounce: 0.3 }`.
    case motion = "Motion"
    /// `{ tension: 170, friction: 26 }`.
    case reactSpring = "react-spring"
    /// `spring(dampingRatio = 0.65f, stiffness = 322f)`.
    case compose = "Jetpack Compose"
    /// `SpringDescription(mass: 1, stiffness: 100, damping: 10)`.
    case flutter = "Flutter"
    /// `UISpringTimingParameters(duration: 0.5, bounce: 0.3)`.
    case uiKit = "UIKit"
    /// `CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)`.
    case coreAnimation = "Core Animation"
}
