import Springs
import Testing

@testable import Notation

/// A text and the animation it means.
struct Saying: Sendable, CustomTestStringConvertible {
    let text: String
    let animation: Animation

    init(_ text: String, _ animation: Animation) {
        self.text = text
        self.animation = animation
    }

    var testDescription: String { text.debugDescription }
}

/// A text, the sentence that refuses it and the character the caret stands under.
struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let position: Int
    let sentence: String

    init(_ text: String, at position: Int, _ sentence: String) {
        self.text = text
        self.position = position
        self.sentence = sentence
    }

    var testDescription: String { text.debugDescription }
}

func spring(duration: Double, bounce: Double, blend: Double = 0) -> Animation {
    Animation(
        .spring(
            known { () throws(SpringError) in try Spring(duration: duration, bounce: bounce) }, blendDuration: blend))
}

func spring(response: Double, ratio: Double, blend: Double = 0) -> Animation {
    Animation(
        .spring(
            known { () throws(SpringError) in try Spring(response: response, dampingRatio: ratio) },
            blendDuration: blend))
}

func spring(mass: Double = 1, stiffness: Double, damping: Double, blend: Double = 0) -> Animation {
    Animation(.spring(physical(mass, stiffness, damping), blendDuration: blend))
}

func interpolating(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) -> Animation {
    Animation(.interpolatingSpring(physical(mass, stiffness, damping), initialVelocity: velocity))
}

func interpolating(duration: Double, bounce: Double, velocity: Double = 0) -> Animation {
    let spring = known { () throws(SpringError) in try Spring(duration: duration, bounce: bounce) }
    return Animation(.interpolatingSpring(spring, initialVelocity: velocity))
}

func physical(_ mass: Double, _ stiffness: Double, _ damping: Double) -> Spring {
    known { () throws(SpringError) in try Spring(mass: mass, stiffness: stiffness, damping: damping) }
}

func curve(_ curve: TimingCurve, _ duration: Double = 0.35) -> Animation {
    Animation(.timingCurve(curve, duration: duration))
}

func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubicBezier(known { () throws(EasingError) in try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) })
}

/// A value of a table whose numbers are right; a mistake in the table ends the test run with its sentence.
func known<Value, Failure: Error>(_ make: () throws(Failure) -> Value) -> Value {
    do { return try make() } catch { fatalError("\(error)") }
}

extension Animation {
    func with(_ modifiers: Modifier...) -> Animation { Animation(base, modifiers: self.modifiers + modifiers) }
}
