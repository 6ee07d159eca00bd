import Scenes
import Springs

extension AnimatedProperty {
    /// The names that stand for more than a bare number.
    static let knownNames = [
        "scale", "corner-radius", "blur", "width", "height", "padding", "line-width", "shadow-radius", "x", "y",
        "offset",
        "offset-x", "offset-y", "rotation", "angle", "hue", "fill", "progress", "trim", "opacity",
    ]

    /// Whether a name stands for more than a bare number.
    static func isKnown(_ name: String) -> Bool { knownNames.contains(name) || name.hasSuffix("-opacity") }

    /// The property that a name commonly stands for: what unit it has, what of it can be seen, how SwiftUI animates it.
    /// A name nobody knows is a bare number without limits; a corner radius has an upper one where the control's size is
    /// known.
    static func known(_ name: String, in control: ControlSize?) -> AnimatedProperty {
        switch name {
        case "scale":
            .scale()
        case "corner-radius":
            .length(name, upTo: control.map { min($0.width, $0.height) / 2 })
        case "blur", "width", "height", "padding", "line-width", "shadow-radius":
            .length(name)
        case "x", "y", "offset", "offset-x", "offset-y":
            AnimatedProperty(name, unit: .points)
        case "rotation", "angle", "hue":
            AnimatedProperty(name, unit: .degrees, animationScale: scaledAnimation)
        case "fill", "progress", "trim":
            .fraction(name)
        case _ where name == "opacity" || name.hasSuffix("-opacity"):
            .fraction(name)
        default:
            AnimatedProperty(name)
        }
    }
}

extension VisibleRange {
    /// The range as a closed one with infinite open ends; nil when everything is seen.
    var closed: ClosedRange<Double>? {
        lower == nil && upper == nil ? nil : (lower ?? -.infinity)...(upper ?? .infinity)
    }
}
