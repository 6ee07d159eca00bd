import Springs

/// A form in which an ecosystem can be told an animation.
package struct Target: Sendable, Identifiable {
    /// The name in options and data: `swiftui-physical`.
    package let id: String
    /// The name in sentences: `SwiftUI, mass, stiffness and damping`.
    package let title: String
    /// What it can hold, for a list of targets.
    package let holds: String
    private let writeSpring: @Sendable (SpringHub, WritingStyle) -> Writing
    private let writeCurve: (@Sendable (TimingCurve, Double, WritingStyle) -> Writing?)?

    /// A target for springs, and where `curve` is given for eased curves of a duration in seconds; nil there means that it has
    /// no words for that curve.
    init(
        id: String, title: String, holds: String,
        curve: (@Sendable (TimingCurve, Double, WritingStyle) -> Writing?)? = nil,
        spring: @escaping @Sendable (SpringHub, WritingStyle) -> Writing
    ) {
        self.id = id
        self.title = title
        self.holds = holds
        writeSpring = spring
        writeCurve = curve
    }

    /// What is written for an animation. Modifiers that change the clock are folded into the numbers where they can be and named
    /// as losses where not.
    package func write(_ animation: Animation, _ style: WritingStyle = WritingStyle()) -> Writing {
        guard let hub = SpringHub(animation) else {
            guard case .timingCurve(let curve, let duration) = animation.base,
                let writing = writeCurve?(curve, duration, style)
            else { return .unavailable("\(title) is told springs here, and this is an eased curve") }
            return writing.losing(animation.modifiers.isEmpty ? [] : [.modifiers])
        }
        let writing = writeSpring(hub, style)
        return writing.code == nil ? writing : writing.losing(hub.modifierLosses(kept: writing.keeps))
    }
}

/// How code is written.
package struct WritingStyle: Hashable, Sendable {
    /// The largest vertical error of sampled curves, in parts of the travel.
    package var error: Double
    /// Only the value, without what stands around it.
    package var isBare: Bool
    /// What the animation is called in code that names it.
    package var name: String

    package init(error: Double = 0.001, isBare: Bool = false, name: String = "spring") {
        self.error = error
        self.isBare = isBare
        self.name = name
    }
}
