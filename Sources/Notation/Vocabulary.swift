/// The words the notations know: for completion and did-you-mean.
package enum Vocabulary {
    /// SwiftUI animations that can be said by their bare name, dot or not.
    package static let presets = [
        "default", "spring", "smooth", "snappy", "bouncy", "interactiveSpring", "interpolatingSpring", "linear",
        "easeIn", "easeOut", "easeInOut",
    ]
    /// SwiftUI animations that take arguments.
    package static let animations = [
        "spring", "smooth", "snappy", "bouncy", "interactiveSpring", "interpolatingSpring", "linear", "easeIn",
        "easeOut", "easeInOut", "timingCurve", "default",
    ]
    /// What may follow a SwiftUI animation.
    package static let modifiers = ["delay", "speed", "repeatCount", "repeatForever"]
    /// SwiftUI's springs as values: `Spring.snappy`.
    package static let springs = ["smooth", "snappy", "bouncy"]
    /// SwiftUI's unit curves: `UnitCurve.circularEaseIn`.
    package static let unitCurves = [
        "linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut", "circularEaseInOut", "bezier",
    ]
    /// CSS easing keywords and functions.
    package static let cssEasings = [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "cubic-bezier", "steps", "step-start", "step-end",
    ]
    /// Type names an animation may begin with.
    static let prefixes: Set<String> = ["SwiftUI", "Animation"]
}
