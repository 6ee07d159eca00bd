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
    Pasted("spring<Float>()", .compose, 1, 1500, 2 * 1500.0.squareRoot()),
    Pasted("spring<Dp>()", .compose, 1, 1500, 2 * 1500.0.squareRoot()),
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
    // The system's own, and any other above critical, run critically damped.
    Pasted("UISpringTimingParameters()", .uiKit, 3, 1000, 2 * 3000.0.squareRoot()),
    Pasted(
        "UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)", .uiKit, 3, 1000,
        2 * 3000.0.squareRoot()),
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
    // k = 3.62(90 − 30) + 194, c = 3(9 − 8) + 25.
    Pasted(
        "Animated.spring(y, { toValue: 1, tension: 90, friction: 9, useNativeDriver: true })", .reactNative, 1, 411.2,
        28),
    Pasted("Animated.spring(y, { toValue: 1 })", .reactNative, 1, 230.2, 22),
    Pasted("withSpring(40, { damping: 14, stiffness: 160 })", .reanimated, 4, 160, 14),
    Pasted("withSpring(40)", .reanimated, 4, 900, 120),
    Pasted("spring({ frame, fps, config: { damping: 15 } })", .remotion, 1, 100, 15),
    Pasted("createSpring({ mass: 1, stiffness: 322, damping: 23 })", .anime, 1, 322, 23),
    Pasted("spring({ bounce: 0.35, duration: 350 })", .anime, 1, pow(2 * .pi / 0.35, 2), fourPi * 0.65 / 0.35),
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
        "{ type: \"spring\", overshootClamping: true }", at: 18,
        "a Motion transition has no argument 'overshootClamping', which is Reanimated's; write it as Reanimated does, such as withSpring(40, { damping: 14, stiffness: 160 })"
    ),
    Refusal(
        "{ type: \"spring\", toValue: 1 }", at: 18,
        "a Motion transition has no argument 'toValue', which is React Native's; write it as React Native does, such as Animated.spring(y, { toValue: 1, tension: 90, friction: 9, useNativeDriver: true })"
    ),
    Refusal(
        "{ visualDuration: 1, precision: 0.1 }", at: 21,
        "a Motion transition has no argument 'precision', which is react-spring's; write it as react-spring does, such as { tension: 170, friction: 26 }"
    ),
    Refusal(
        "new Spring(0, { stiffness: 0.1, damping: 1 })", at: 41,
        "damping 1 is not allowed; give a damping between 0 and 1, as Svelte counts it"),
    Refusal(
        "a.value = 0", at: 8, "found '=' where the end of the animation should stand"),
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
    Refusal("tween(durationMillis = 0)", at: 23, "durationMillis 0 is not allowed; give a durationMillis above 0"),
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
            ("{ type: \"spring\", duration: 20, bounce: 0.1 }", .readAsMilliseconds(parameter: "duration", value: 20)),
            (
                "{ stiffness: 100, duration: 20 }",
                .ignored(setting: "duration", reason: "stiffness, damping and mass override it")
            ),
            ("{ tension: 100, clamp: true }", .ignored(setting: "clamp", reason: "it is not part of the spring")),
            ("a.stiffness = 400; a.damping = 100", .overdampingCut(given: 100, used: 40)),
            (
                "UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)",
                .runsCritical("UIKit", given: 500, used: 2 * 3000.0.squareRoot())
            ),
            ("UISpringTimingParameters()", .systemSpring),
            ("Animated.spring(y, { stiffness: 100, damping: 50 })", .runsCritical("React Native", given: 50, used: 20)),
            (
                "spring({ frame, fps, durationInFrames: 40 })",
                .ignored(setting: "durationInFrames", reason: "it stretches or moves the curve by frames")
            ),
            ("new Spring(0, { stiffness: 0.12, damping: 0.45 })", .atFrameRate("60")),
            ("spring({ bounce: 0.2, duration: 20000 })", .clamped(setting: "duration", given: 20_000, used: 10_000)),
            ("a.duration = 1", .ignored(setting: "duration", reason: "it is not part of the spring")),
            (
                "UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {})",
                .ignored(setting: "options", reason: "the curve is taken as the default, ease in and out")
            ),
        ])
    func warnings(_ text: String, _ warning: NotationWarning) throws {
        #expect(try AnimationParser.parse(text).warnings.contains(warning))
    }

    @Test(
        "What could be read in two ways says which was taken, and what the other is",
        arguments: [
            (
                "spring()",
                "read as SwiftUI, duration 0.5 and bounce 0; in Jetpack Compose: duration 0.162231, bounce 0"
            ),
            (
                "{ damping: 1.0 }",
                "read as Motion, which adds stiffness 100 and mass 1; Reanimated would add stiffness 900 and mass 4: duration 0.418879, bounce 0.991667"
            ),
            (
                "{ stiffness: 100, damping: 10 }",
                "read as Motion, which adds mass 1; Reanimated would add mass 4: duration 1.25664, bounce 0.75"
            ),
            (
                "withSpring(40, { damping: 14, stiffness: 160 })",
                "read as Reanimated 4, which adds mass 4; Reanimated 3 added mass 1: duration 0.496729, bounce 0.446601"
            ),
        ])
    func readAs(_ text: String, _ sentence: String) throws {
        #expect(try AnimationParser.parse(text).warnings.map(\.description) == [sentence])
    }

    // Values of the re-implemented steppers, at 50 digits (Tests/References).
    @Test(
        "Numbers by the frame are the spring with the same poles",
        arguments: [
            (0.15, 0.8, 0.188281964, 1.44685275), (0.1, 0.25, 0.307213662, 0.421982762),
            (0.05, 0.2, 0.442336328, 0.471279268), (0.12, 0.45, 0.260520855, 0.743646728),
        ])
    func frames(_ pull: Double, _ drag: Double, _ duration: Double, _ ratio: Double) throws {
        let spring = try FrameSpring(pull: pull, drag: drag, frame: 1.0 / 60).spring
        #expect(abs(spring.duration - duration) < 1e-9)
        #expect(abs(spring.dampingRatio - ratio) < 1e-8)
        let back = FrameSpring(spring, frame: 1.0 / 60)
        #expect(abs(back.pull - pull) < 1e-13)
        #expect(abs(back.drag - drag) < 1e-13)
    }

    @Test(
        "Reanimated's duration is where the energy is 6e-9 of the start's",
        arguments: [
            (0.55, 1, 0.419122536), (0.55, 0.92, 0.386838292), (0.55, 0.65, 0.276175750), (0.55, 0.5, 0.213529458),
            (0.42, 0.9, 0.289213751),
        ])
    func reanimatedDuration(_ seconds: Double, _ ratio: Double, _ response: Double) throws {
        let text = "withSpring(1, { duration: \((seconds * 1000).rounded()), dampingRatio: \(ratio) })"
        let spring = try #require(try AnimationParser.parse(text).animation.springBase)
        #expect(abs(spring.response - response) < 1e-9)
        #expect(spring.dampingRatio == ratio)
    }

    // facebook/react-native SpringConfig, by hand.
    @Test(
        "Bounciness and speed are POP's fit",
        arguments: [
            (8, 12, 342.100588, 24.6840192), (12, 5, 193.414412, 14.2536802), (20, 20, 512.027647, 13.3564884),
        ])
    func bounciness(_ bounciness: Double, _ speed: Double, _ stiffness: Double, _ damping: Double) throws {
        let text = "Animated.spring(y, { toValue: 1, bounciness: \(bounciness), speed: \(speed) })"
        let spring = try #require(try AnimationParser.parse(text).animation.springBase)
        #expect(abs(spring.stiffness - stiffness) < 1e-6)
        #expect(abs(spring.damping - damping) < 1e-6)
    }

    @Test("Numbers given come back as given")
    func given() throws {
        let compose = try #require(
            try AnimationParser.parse("spring(dampingRatio = 0.8f, stiffness = 380f)").animation.springBase)
        #expect(compose.stiffness == 380)
        #expect(compose.dampingRatio == 0.8)
        let flutter = try #require(
            try AnimationParser.parse("SpringDescription.withDampingRatio(mass: 3, stiffness: 7, ratio: 0.3)").animation
                .springBase)
        #expect(flutter.mass == 3)
        #expect(flutter.stiffness == 7)
        #expect(flutter.dampingRatio == 0.3)
    }

    @Test(
        "SwiftUI's wrong getters are spoken of to SwiftUI's people alone",
        arguments: [
            (".spring(bounce: -0.3)", true), ("0.35,-0.3", true),
            ("spring(dampingRatio = 2f, stiffness = 80f)", false), ("{ tension: 280, friction: 60 }", false),
            ("SpringDescription(mass: 1, stiffness: 80, damping: 40)", false),
            ("{ type: \"spring\", stiffness: 80, damping: 40 }", false),
        ])
    func getters(_ text: String, _ isSaid: Bool) throws {
        let said = try AnimationParser.parse(text).warnings.contains { "\($0)".contains("SwiftUI's Spring reports") }
        #expect(said == isSaid)
    }
}

@Suite("The list of ecosystems")
struct EcosystemListTests {
    private static let examples = Ecosystem.all.flatMap { ecosystem in ecosystem.examples.map { (ecosystem, $0) } }

    @Test("Each example is recognised and read as what it shows", arguments: examples)
    func example(_ ecosystem: Ecosystem, _ text: String) throws {
        #expect(try AnimationParser.parse(text).ecosystem == ecosystem)
    }

    @Test("What a target writes of an example reads back the same, or the loss is stated", arguments: examples)
    func thereAndBack(_ ecosystem: Ecosystem, _ text: String) throws {
        let animation = try AnimationParser.parse(text).animation
        for target in Ecosystem.all.flatMap(\.targets) {
            let writing = target.write(animation)
            guard let code = writing.code, writing.losses.isEmpty else { continue }
            let back = try AnimationParser.parse(code).animation
            if let spring = animation.springBase {
                let other = try #require(back.springBase)
                #expect(abs(other.duration - spring.duration) <= 1e-6 * spring.duration, "\(target.id): \(code)")
                #expect(abs(other.bounce - spring.bounce) <= 1e-6, "\(target.id): \(code)")
                #expect(back.modifiers == animation.modifiers)
            } else {
                #expect(back == animation, "\(target.id): \(code)")
            }
        }
    }

    @Test("No two share an id, a title or a word")
    func distinct() {
        #expect(Set(Ecosystem.all.map(\.id)).count == Ecosystem.all.count)
        #expect(Set(Ecosystem.all.map(\.title)).count == Ecosystem.all.count)
        let words = Ecosystem.all.flatMap(\.words)
        #expect(Set(words).count == words.count)
        let targets = Ecosystem.all.flatMap(\.targets).map(\.id)
        #expect(Set(targets).count == targets.count)
    }
}
