import Foundation
import Springs
import Testing

@testable import Notation

/// A text, whose words it is in, and the spring it means: mass, stiffness, damping.
private struct Pasted: Sendable, CustomTestStringConvertible {
    let text: String
    let ecosystem: Ecosystem
    let mass: Double
    let stiffness: Double
    let damping: Double

    init(_ text: String, _ ecosystem: Ecosystem, _ mass: Double, _ stiffness: Double, _ damping: Double) {
        self.text = text
        self.ecosystem = ecosystem
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    var testDescription: String { text.debugDescription }
}

private let fourPi = 4 * Double.pi

// Defaults and constants as published: the sources stand in each reader's documentation.
private let springs = [
    Pasted("{ type: \"spring\" }", .motion, 1, 100, 10),
    Pasted("{ type: 'spring', stiffness: 300, damping: 20 }", .motion, 1, 300, 20),
    Pasted("{ stiffness: 300, damping: 0, mass: 2, }", .motion, 2, 300, 0),
    Pasted("{ \"type\": \"spring\", \"stiffness\": 50, \"duration\": 3 }", .motion, 1, 50, 10),
    Pasted("transition={{ type: \"spring\", mass: 0.5 }}", .motion, 0.5, 100, 10),
    Pasted("transition: { type: \"spring\", mass: 0.5 }", .motion, 0.5, 100, 10),
    Pasted("const soft = { transition: { type: \"spring\", stiffness: 120 } }", .motion, 1, 120, 10),
    // ω₀ = 2π/(1.2 · 0.5), ζ = 0.7.
    Pasted(
        "{ type: \"spring\", visualDuration: 0.5, bounce: 0.3 }", .motion, 1, pow(2 * .pi / 0.6, 2), fourPi * 0.7 / 0.6),
    Pasted("{ tension: 170, friction: 26 }", .reactSpring, 1, 170, 26),
    Pasted("{ mass: 5, tension: 350, friction: 40 }", .reactSpring, 5, 350, 40),
    Pasted("{ friction: 12 }", .reactSpring, 1, 170, 12),
    Pasted("{ frequency: 0.4, damping: 0.5 }", .reactSpring, 1, pow(2 * .pi / 0.4, 2), fourPi * 0.5 / 0.4),
    Pasted("{ config: { tension: 280, friction: 60 } }", .reactSpring, 1, 280, 60),
    Pasted("config.default", .reactSpring, 1, 170, 26),
    Pasted("config.gentle", .reactSpring, 1, 120, 14),
    Pasted("config.wobbly", .reactSpring, 1, 180, 12),
    Pasted("config.stiff", .reactSpring, 1, 210, 20),
    Pasted("config.slow", .reactSpring, 1, 280, 60),
    Pasted("config: config.molasses", .reactSpring, 1, 280, 120),
    Pasted("spring(dampingRatio = 0.65f, stiffness = 322f)", .compose, 1, 322, 2 * 0.65 * 322.0.squareRoot()),
    Pasted("spring(stiffness = Spring.StiffnessLow)", .compose, 1, 200, 2 * 200.0.squareRoot()),
    Pasted(
        "spring<Float>(dampingRatio = Spring.DampingRatioMediumBouncy)", .compose, 1, 1500, 1500.0.squareRoot()),
    Pasted(
        "spring(Spring.DampingRatioHighBouncy, Spring.StiffnessHigh)", .compose, 1, 10_000, 2 * 0.2 * 100),
    Pasted("spring(0.75f, 400f)", .compose, 1, 400, 2 * 0.75 * 20),
    Pasted("spring(visibilityThreshold = 0.1f, stiffness = StiffnessVeryLow)", .compose, 1, 50, 2 * 50.0.squareRoot()),
    Pasted("SpringSpec(dampingRatio = 2f, stiffness = 100f)", .compose, 1, 100, 40),
    Pasted("const SpringDescription(mass: 2, stiffness: 100, damping: 10)", .flutter, 2, 100, 10),
    Pasted(
        "SpringDescription.withDampingRatio(mass: 1.0, stiffness: 500.0, ratio: 1.1)", .flutter, 1, 500,
        2.2 * 500.0.squareRoot()),
    Pasted("SpringDescription.withDampingRatio(mass: 4, stiffness: 100)", .flutter, 4, 100, 40),
    Pasted(
        "SpringDescription.withDurationAndBounce(duration: const Duration(milliseconds: 300), bounce: 0.3)", .flutter,
        1,
        pow(2 * .pi / 0.3, 2), fourPi * 0.7 / 0.3),
    Pasted("SpringDescription.withDurationAndBounce()", .flutter, 1, pow(fourPi, 2), 2 * fourPi),
    Pasted("UISpringTimingParameters(duration: 0.5, bounce: 0.2)", .uiKit, 1, pow(fourPi, 2), 2 * fourPi * 0.8),
    Pasted(
        "UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 50, initialVelocity: .zero)", .uiKit, 3, 1000, 50),
    Pasted("UIView.animate(springDuration: 0.25) { view.alpha = 1 }", .uiKit, 1, pow(8 * .pi, 2), 16 * .pi),
    Pasted(
        "UIView.animate(springDuration: 0.5, bounce: 0.5, options: [.curveLinear], animations: { x = f(1, 2) })",
        .uiKit, 1,
        pow(fourPi, 2), fourPi),
    Pasted("CASpringAnimation(keyPath: \"position\")", .coreAnimation, 1, 100, 10),
    Pasted("CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5)", .coreAnimation, 1, pow(fourPi, 2), fourPi),
    Pasted(
        "let spring = CASpringAnimation(keyPath: \"x\")\nspring.mass = 2\nspring.stiffness = 300; spring.damping = 20\nspring.fromValue = 1",
        .coreAnimation, 2, 300, 20),
    Pasted("a.mass = 1; a.stiffness = 400; a.damping = 100", .coreAnimation, 1, 400, 40),
    Pasted("a.stiffness = 400; a.damping = 100; a.allowsOverdamping = true;", .coreAnimation, 1, 400, 100),
]

private let curves = [
    (Saying("{ duration: 0.2, ease: \"easeOut\" }", curve(.easeOut, 0.2)), Ecosystem.motion),
    (Saying("{ ease: [0.4, 0, 0.2, 1], delay: 0.1 }", curve(bezier(0.4, 0, 0.2, 1), 0.3).with(.delay(0.1))), .motion),
    (Saying("{ type: \"tween\", ease: 'circIn', duration: 1 }", curve(.circularEaseIn, 1)), .motion),
    (Saying("{ duration: 250, clamp: true }", curve(.linear, 0.25)), .reactSpring),
    (Saying("tween()", curve(bezier(0.4, 0, 0.2, 1), 0.3)), .compose),
    (Saying("tween<Dp>(200, 50, LinearEasing)", curve(.linear, 0.2).with(.delay(0.05))), .compose),
    (Saying("tween(durationMillis = 1000, easing = FastOutLinearInEasing)", curve(bezier(0.4, 0, 1, 1), 1)), .compose),
    (
        Saying("tween(easing = CubicBezierEasing(0.1f, 0.2f, 0.3f, 0.4f))", curve(bezier(0.1, 0.2, 0.3, 0.4), 0.3)),
        .compose
    ),
    (Saying("UIView.animate(withDuration: 0.3, delay: 0.1) {", curve(.easeInOut, 0.3).with(.delay(0.1))), .uiKit),
    (Saying("UIView.animate(.snappy) { x() }", .snappy), .uiKit),
]

private let velocities = [
    ("UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: CGVector(dx: 2, dy: 2))", 2.0),
    ("UIView.animate(springDuration: 0.5, bounce: 0.2, initialSpringVelocity: -1.5) {", -1.5),
    ("a.damping = 5; a.initialVelocity = 3", 3),
]

private let refusals = [
    Refusal(
        "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {", at: 44,
        "UIKit does not document the spring behind 'usingSpringWithDamping'; write it with a duration and a bounce, or as mass, stiffness and damping"
    ),
    Refusal(
        "UISpringTimingParameters(dampingRatio: 0.7)", at: 25,
        "UIKit does not document the spring behind 'dampingRatio'; write it with a duration and a bounce, or as mass, stiffness and damping"
    ),
    Refusal("config.gentel", at: 7, "unknown react-spring config 'gentel'; did you mean 'gentle'?"),
    Refusal("{ tension: 0 }", at: 11, "\(SpringError.notPositive(parameter: "stiffness", value: 0.0))"),
    Refusal(
        "{ tensio: 10, friction: 1 }", at: 2, "a react-spring config has no argument 'tensio'; did you mean 'tension'?"),
    Refusal("{ type: \"sprin\" }", at: 8, "unknown transition type 'sprin'; did you mean 'spring'?"),
    Refusal(
        "{ type: \"spring\", stifness: 1 }", at: 18,
        "a Motion transition has no argument 'stifness'; did you mean 'stiffness'?"),
    Refusal(
        "{ duration: 0.5 }", at: 0,
        "Motion picks the easing of this transition by the property; write ease, such as ease: \"easeOut\", or type: \"spring\""
    ),
    Refusal(
        "{ type: \"spring\", duration: 0, bounce: 0.2 }", at: 28, "duration 0 is not allowed; give a duration above 0"),
    Refusal(
        "spring(stiffness = Spring.StiffnesLow)", at: 26,
        "unknown constant of Spring 'StiffnesLow'; did you mean 'StiffnessLow'?"),
    Refusal(
        "spring(dampingRatio = -1f)", at: 22,
        "\(SpringError.negative(parameter: "damping ratio", value: -1.0))"),
    Refusal("tween(durationMillis = 0)", at: 23, "duration 0 is not allowed; give a duration above 0"),
    Refusal("tween(easing = EaseOt)", at: 15, "unknown easing 'EaseOt'; did you mean 'EaseOut'?"),
    Refusal("SpringDescription(mass: 1, stiffness: 2)", at: 39, "SpringDescription needs 'damping'"),
    Refusal(
        "SpringDescription.withDampingRation(mass: 1, stiffness: 2)", at: 18,
        "unknown constructor of SpringDescription 'withDampingRation'; did you mean 'withDampingRatio'?"),
    Refusal("a.mass = 0", at: 9, "\(SpringError.notPositive(parameter: "mass", value: 0.0))"),
    Refusal("a.dampin = 0", at: 2, "unknown property of CASpringAnimation 'dampin'; did you mean 'damping'?"),
    Refusal("{", at: 1, "the text ends where an animation or a value should stand"),
    Refusal(
        "{}", at: 0,
        "Motion picks the easing of this transition by the property; write ease, such as ease: \"easeOut\", or type: \"spring\""
    ),
]

/// Rows of Tests/References/motion_springs.csv.
private let motionSprings: [(duration: Double, bounce: Double, response: Double)] = [
    (0.5, 0.3, 0.319279013271350803659241279469),
    (0.8, 0.3, 0.510846421234161285854786047151),
    (0.8, 0.25, 0.536000296867849801091080155659),
    (1.0, 0, 0.680483477015720491374937210456),
    (0.4, 0.6, 0.165383941796211585776245133946),
    (2, 0.95, 0.160560808957421182518021446875),
    (0.3, 0.05, 0.223268766259987996125622248267),
]

@Suite("Other ecosystems")
struct EcosystemTests {
    @Test("A pasted spring has the published mass, stiffness and damping", arguments: springs)
    private func spring(_ pasted: Pasted) throws {
        let read = try AnimationParser.parse(pasted.text)
        #expect(read.ecosystem == pasted.ecosystem)
        let spring = try #require(read.animation.springBase)
        #expect(spring.mass == pasted.mass)
        // Other parameterisations round twice or so.
        #expect(abs(spring.stiffness - pasted.stiffness) <= 1e-14 * pasted.stiffness)
        #expect(abs(spring.damping - pasted.damping) <= 1e-14 * pasted.damping)
    }

    @Test("A pasted curve is the published one", arguments: curves)
    func curve(_ saying: Saying, _ ecosystem: Ecosystem) throws {
        let read = try AnimationParser.parse(saying.text)
        #expect(read.animation == saying.animation)
        #expect(read.ecosystem == ecosystem)
    }

    @Test("An initial velocity is kept", arguments: velocities)
    func velocity(_ text: String, _ velocity: Double) throws {
        guard case .interpolatingSpring(_, let read) = try AnimationParser.parse(text).animation.base else {
            Issue.record("no interpolating spring")
            return
        }
        #expect(read == velocity)
    }

    @Test("A refused text gets a whole sentence and a place", arguments: refusals)
    func refusal(_ refusal: Refusal) {
        let error = #expect(throws: NotationError.self) { try AnimationParser.parse(refusal.text) }
        #expect(error?.description == refusal.sentence)
        #expect(error?.position == refusal.position)
    }

    @Test("Motion's duration is when the envelope reaches a thousandth", arguments: motionSprings)
    func motionDuration(_ row: (duration: Double, bounce: Double, response: Double)) throws {
        let read = try AnimationParser.parse("{ type: \"spring\", duration: \(row.duration), bounce: \(row.bounce) }")
        let spring = try #require(read.animation.springBase)
        #expect(abs(spring.duration - row.response) <= 4e-15 * row.response)
        #expect(abs(spring.dampingRatio - (1 - row.bounce)) <= 1e-15)
    }

    @Test("Motion's duration spring without numbers lasts 0.8 s with bounce 0.3")
    func motionDefaults() throws {
        let given = try AnimationParser.parse("{ type: \"spring\", duration: 0.8, bounce: 0.3 }").animation
        #expect(try AnimationParser.parse("{ type: \"spring\", duration: 0.8 }").animation == given)
        #expect(try AnimationParser.parse("{ bounce: 0.3 }").animation == given)
    }

    @Test(
        "A critically damped spring stays one",
        arguments: ["spring(stiffness = 1234f)", "SpringDescription.withDampingRatio(mass: 1, stiffness: 77)"])
    func critical(_ text: String) throws {
        #expect(try AnimationParser.parse(text).animation.springBase?.dampingRegime == .critical)
    }

    @Test(
        "What an ecosystem does silently is said",
        arguments: [
            (
                "{ type: \"spring\", visualDuration: 0.5, bounce: 1 }",
                NotationWarning.clamped(setting: "bounce", given: 1, used: 0.95)
            ),
            ("{ type: \"spring\", duration: 20, bounce: 0.1 }", .clamped(setting: "duration", given: 20, used: 10)),
            (
                "{ stiffness: 100, duration: 20 }",
                .ignored(setting: "duration", reason: "stiffness, damping and mass override it")
            ),
            ("{ tension: 100, clamp: true }", .ignored(setting: "clamp", reason: "it is not part of the spring")),
            ("a.stiffness = 400; a.damping = 100", .overdampingCut(given: 100, used: 40)),
            ("a.duration = 1", .ignored(setting: "duration", reason: "it is not part of the spring")),
            (
                "UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {})",
                .ignored(setting: "options", reason: "the curve is taken as the default, ease in and out")
            ),
        ])
    func warnings(_ text: String, _ warning: NotationWarning) throws {
        #expect(try AnimationParser.parse(text).warnings.contains(warning))
    }
}
