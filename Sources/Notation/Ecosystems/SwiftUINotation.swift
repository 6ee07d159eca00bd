import Springs
import Words

/// Writes animations in SwiftUI's words.
package enum SwiftUINotation {
    /// The shortest SwiftUI expression that means the animation: `.snappy`, `.spring(duration: 0.35, bounce: 0.35)`,
    /// `.interpolatingSpring(stiffness: 170, damping: 15).delay(0.1)`.
    ///
    /// Numbers are the shortest that read back the same, without exponent; reading the text gives an equal animation.
    /// SwiftUI has no piecewise linear and no step curves: those are written in CSS (see ``canSay(_:)``).
    package static func text(for animation: Animation) -> String {
        text(for: animation.base) + modifiers(of: animation)
    }

    /// The modifiers of an animation: `.delay(0.1).speed(2)`.
    static func modifiers(of animation: Animation) -> String {
        animation.modifiers.reduce("") { $0 + text(for: $1) }
    }

    /// Whether SwiftUI has words for the animation: false for CSS `linear()` and `steps()`.
    package static func canSay(_ animation: Animation) -> Bool {
        switch animation.base {
        case .timingCurve(.piecewiseLinear, _), .timingCurve(.steps, _): false
        case .timingCurve, .spring, .interpolatingSpring: true
        }
    }

    /// The shortest `Spring` initialiser or preset: `Spring.snappy`, `Spring(mass: 2, stiffness: 100, damping: 10)`.
    package static func text(for spring: Spring) -> String {
        for preset in [SpringPreset.smooth, .snappy, .bouncy] where preset.spring == spring {
            return "Spring.\(preset.rawValue)"
        }
        return "Spring" + call(parameters(of: spring, ratioLabel: "dampingRatio", clamps: true))
    }

    private static func text(for base: Animation.Base) -> String {
        switch base {
        case .spring(let spring, let blend): text(spring, blend: blend)
        case .interpolatingSpring(let spring, let velocity): text(interpolating: spring, velocity: velocity)
        case .timingCurve(let curve, let duration): text(curve, duration: duration)
        }
    }

    private static func text(_ spring: Spring, blend: Double) -> String {
        let blendArgument = blend == 0 ? [] : ["blendDuration: \(NumberText.plain(blend))"]
        var candidates: [String] = []
        switch spring.description {
        case .durationBounce(let duration, let bounce):
            for preset in [SpringPreset.smooth, .snappy, .bouncy] where blend == 0 && preset.bounce == bounce {
                let own = duration == preset.duration ? [] : ["duration: \(NumberText.plain(duration))"]
                candidates.append(".\(preset.rawValue)" + call(own))
            }
            if blend == 0.25, bounce == 0.15 {
                let own = duration == 0.15 ? [] : ["duration: \(NumberText.plain(duration))"]
                candidates.append(".interactiveSpring" + call(own))
            }
            candidates.append(".spring" + call(numbers(duration, bounce) + blendArgument))
        case .responseDampingRatio(let response, let ratio):
            if blend == 0.25 {
                candidates.append(".interactiveSpring" + call(numbers(response, ratio, defaults: (0.15, 0.86))))
            }
            candidates.append(".spring" + call(numbers(response, ratio, defaults: (0.5, 0.825)) + blendArgument))
        case .stiffnessDampingRatio(mass: 1, _, let ratio):
            candidates.append(".spring" + call(numbers(spring.duration, ratio, defaults: (0.5, 0.825)) + blendArgument))
        case .physical, .stiffnessDampingRatio:
            candidates.append(".spring(" + ([text(for: spring)] + blendArgument).joined(separator: ", ") + ")")
        }
        // The first of equally short ones; `.spring(duration:)` rather than `.smooth(duration:)`.
        let presets = candidates.filter { !$0.contains("(") }
        return presets.first ?? candidates.reversed().min { $0.count < $1.count } ?? ".spring"
    }

    private static func text(interpolating spring: Spring, velocity: Double) -> String {
        let last = velocity == 0 ? [] : ["initialVelocity: \(NumberText.plain(velocity))"]
        let first: [String] =
            switch spring.description {
            case .durationBounce(let duration, let bounce): numbers(duration, bounce)
            case .responseDampingRatio: [text(for: spring)]
            case .physical, .stiffnessDampingRatio:
                parameters(of: spring, ratioLabel: "dampingRatio", clamps: false)
            }
        return ".interpolatingSpring" + call(first + last)
    }

    private static func text(_ curve: TimingCurve, duration: Double) -> String {
        let isDefault = duration == Animation.defaultCurveDuration
        let last = isDefault ? [] : ["duration: \(NumberText.plain(duration))"]
        switch curve {
        case .linear: return ".linear" + call(last)
        case .easeIn: return ".easeIn" + call(last)
        case .easeOut: return ".easeOut" + call(last)
        case .easeInOut: return ".easeInOut" + call(last)
        case .cubicBezier(let curve):
            return ".timingCurve" + call([curve.x1, curve.y1, curve.x2, curve.y2].map { NumberText.plain($0) } + last)
        case .circularEaseIn: return circular("circularEaseIn", duration)
        case .circularEaseOut: return circular("circularEaseOut", duration)
        case .circularEaseInOut: return circular("circularEaseInOut", duration)
        case .piecewiseLinear, .steps:
            return "\(CSSNotation.text(for: curve) ?? "linear") \(NumberText.plain(duration))s"
        }
    }

    private static func circular(_ name: String, _ duration: Double) -> String {
        ".timingCurve(.\(name), duration: \(NumberText.plain(duration)))"
    }

    private static func text(for modifier: Animation.Modifier) -> String {
        switch modifier {
        case .delay(let seconds): ".delay(\(NumberText.plain(seconds)))"
        case .speed(let speed): ".speed(\(NumberText.plain(speed)))"
        case .repeated(let count?, let autoreverses):
            ".repeatCount(\(count)\(autoreverses ? "" : ", autoreverses: false"))"
        case .repeated(nil, let autoreverses): ".repeatForever(\(autoreverses ? "" : "autoreverses: false"))"
        }
    }

    /// The labelled numbers of a spring, defaults left out.
    private static func parameters(of spring: Spring, ratioLabel: String, clamps: Bool) -> [String] {
        let number = { (value: Double) in NumberText.plain(value) }
        switch spring.description {
        case .durationBounce(let duration, let bounce):
            return numbers(duration, bounce)
        case .responseDampingRatio(let response, let ratio):
            return ["response: \(number(response))", "\(ratioLabel): \(number(ratio))"]
        case .physical, .stiffnessDampingRatio:
            let (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
            let isCut = clamps && spring.limitedToCriticalDamping != spring
            return (mass == 1 ? [] : ["mass: \(number(mass))"])
                + ["stiffness: \(number(stiffness))", "damping: \(number(damping))"]
                + (isCut ? ["allowOverDamping: true"] : [])
        }
    }

    private static func numbers(_ duration: Double, _ bounce: Double) -> [String] {
        (duration == 0.5 ? [] : ["duration: \(NumberText.plain(duration))"])
            + (bounce == 0 ? [] : ["bounce: \(NumberText.plain(bounce))"])
    }

    /// Response and damping fraction, each left out where it is the default; one stays so that the form is known.
    private static func numbers(
        _ response: Double, _ fraction: Double, defaults: (response: Double, fraction: Double)
    ) -> [String] {
        let responseArgument = "response: \(NumberText.plain(response))"
        let fractionArgument = "dampingFraction: \(NumberText.plain(fraction))"
        if fraction == defaults.fraction { return [responseArgument] }
        return response == defaults.response ? [fractionArgument] : [responseArgument, fractionArgument]
    }

    private static func call(_ arguments: [String]) -> String {
        arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    }
}
