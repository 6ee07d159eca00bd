import Springs
import Testing

@testable import Notation

// Default values: Apple's documentation of Animation, Spring and UnitCurve.
private let springs = [
    Saying(".spring", spring(duration: 0.5, bounce: 0)),
    Saying(".spring()", spring(duration: 0.5, bounce: 0)),
    Saying("spring()", spring(duration: 0.5, bounce: 0)),
    Saying(".spring(duration: 0.35, bounce: 0.35)", spring(duration: 0.35, bounce: 0.35)),
    Saying(".spring(bounce: 0.35, duration: 0.35)", spring(duration: 0.35, bounce: 0.35)),
    Saying(".spring(duration: 0.35)", spring(duration: 0.35, bounce: 0)),
    Saying(".spring(bounce: -0.2)", spring(duration: 0.5, bounce: -0.2)),
    Saying(".spring(bounce: 1)", spring(duration: 0.5, bounce: 1)),
    Saying(".spring(duration: 0.4, bounce: 0.1, blendDuration: 0.2)", spring(duration: 0.4, bounce: 0.1, blend: 0.2)),
    Saying(".spring(blendDuration: 0.2)", spring(duration: 0.5, bounce: 0, blend: 0.2)),
    Saying(".spring(response: 0.3)", spring(response: 0.3, ratio: 0.825)),
    Saying(".spring(dampingFraction: 0.6)", spring(response: 0.5, ratio: 0.6)),
    Saying(
        ".spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0)", spring(response: 0.3, ratio: 0.6)),
    // 2π/√45000, SwiftUI's stiffest; Apple: "a value of zero requests an infinitely-stiff spring".
    Saying(".spring(response: 0)", spring(response: 2 * .pi / 45000.0.squareRoot(), ratio: 0.825)),
    Saying(
        ".interactiveSpring(response: 0, dampingFraction: 0.5)",
        spring(response: 2 * .pi / 45000.0.squareRoot(), ratio: 0.5, blend: 0.25)),
    Saying(".spring(response: 0.3, dampingFraction: 1.4)", spring(response: 0.3, ratio: 1.4)),
    Saying(".spring(Spring(duration: 0.3, bounce: 0.1))", spring(duration: 0.3, bounce: 0.1)),
    Saying(
        ".spring(.init(duration: 0.3, bounce: 0.1), blendDuration: 0.5)", spring(duration: 0.3, bounce: 0.1, blend: 0.5)
    ),
    Saying(".spring(.bouncy)", spring(duration: 0.5, bounce: 0.3)),
    Saying(".spring(Spring.snappy(duration: 0.2))", spring(duration: 0.2, bounce: 0.15)),
    Saying(".smooth", spring(duration: 0.5, bounce: 0)),
    Saying(".snappy", spring(duration: 0.5, bounce: 0.15)),
    Saying(".bouncy", spring(duration: 0.5, bounce: 0.3)),
    Saying("snappy", spring(duration: 0.5, bounce: 0.15)),
    Saying(".smooth(duration: 0.3)", spring(duration: 0.3, bounce: 0)),
    Saying(".snappy(duration: 0.2)", spring(duration: 0.2, bounce: 0.15)),
    Saying(".bouncy(extraBounce: 0.25)", spring(duration: 0.5, bounce: 0.55)),
    Saying(".smooth(duration: 0.4, extraBounce: 0.125)", spring(duration: 0.4, bounce: 0.125)),
    Saying(".interactiveSpring", spring(duration: 0.15, bounce: 0.15, blend: 0.25)),
    Saying(".interactiveSpring()", spring(duration: 0.15, bounce: 0.15, blend: 0.25)),
    Saying(".interactiveSpring(response: 0.2)", spring(response: 0.2, ratio: 0.86, blend: 0.25)),
    Saying(
        ".interactiveSpring(response: 0.2, dampingFraction: 0.5, blendDuration: 0.1)",
        spring(response: 0.2, ratio: 0.5, blend: 0.1)),
    Saying(".interactiveSpring(duration: 0.2)", spring(duration: 0.2, bounce: 0.15, blend: 0.25)),
    Saying(".interpolatingSpring", interpolating(duration: 0.5, bounce: 0)),
    Saying(".interpolatingSpring()", interpolating(duration: 0.5, bounce: 0)),
    Saying(
        ".interpolatingSpring(duration: 1.0, bounce: 0, initialVelocity: 0)", interpolating(duration: 1, bounce: 0)),
    Saying(".interpolatingSpring(stiffness: 170, damping: 15)", interpolating(stiffness: 170, damping: 15)),
    Saying(
        ".interpolatingSpring(mass: 2, stiffness: 170, damping: 15, initialVelocity: -3)",
        interpolating(mass: 2, stiffness: 170, damping: 15, velocity: -3)),
    Saying(
        ".interpolatingSpring(.snappy, initialVelocity: 2)", interpolating(duration: 0.5, bounce: 0.15, velocity: 2)),
    Saying("Spring()", spring(duration: 0.5, bounce: 0)),
    Saying("Spring(duration: 0.5, bounce: 0.3)", spring(duration: 0.5, bounce: 0.3)),
    Saying("Spring(response: 0.4, dampingRatio: 0.7)", spring(response: 0.4, ratio: 0.7)),
    Saying("Spring(mass: 1, stiffness: 100, damping: 10)", spring(stiffness: 100, damping: 10)),
    Saying("Spring(stiffness: 100, damping: 10)", spring(stiffness: 100, damping: 10)),
    Saying(
        "Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true)", spring(stiffness: 100, damping: 50)),
    Saying("Spring(mass: 1, stiffness: 100, damping: 50)", spring(stiffness: 100, damping: 20)),
    Saying("Spring(duration: 0.4, bounce: 1.5)", spring(duration: 0.4, bounce: 1)),
    Saying("Spring.bouncy", spring(duration: 0.5, bounce: 0.3)),
    Saying("SwiftUI.Spring.init(duration: 0.2)", spring(duration: 0.2, bounce: 0)),
    Saying(".default", spring(response: 0.55, ratio: 1)),
    Saying("Animation.default", spring(response: 0.55, ratio: 1)),
    Saying("withAnimation {", spring(response: 0.55, ratio: 1)),
]

private let curves = [
    Saying(".linear", curve(.linear)),
    Saying(".easeIn", curve(bezier(0.42, 0, 1, 1))),
    Saying(".easeOut", curve(bezier(0, 0, 0.58, 1))),
    Saying(".easeInOut", curve(bezier(0.42, 0, 0.58, 1))),
    Saying("easeInOut", curve(bezier(0.42, 0, 0.58, 1))),
    Saying(".linear(duration: 1.2)", curve(.linear, 1.2)),
    Saying("Animation.easeInOut(duration: 0.2)", curve(bezier(0.42, 0, 0.58, 1), 0.2)),
    Saying(".timingCurve(0.2, 0.8, 0.2, 1)", curve(bezier(0.2, 0.8, 0.2, 1))),
    Saying(".timingCurve(0.2, -0.8, 0.2, 1.5, duration: 0.6)", curve(bezier(0.2, -0.8, 0.2, 1.5), 0.6)),
    Saying(".timingCurve(.circularEaseIn, duration: 0.3)", curve(.circularEaseIn, 0.3)),
    Saying(".timingCurve(UnitCurve.circularEaseInOut, duration: 0.3)", curve(.circularEaseInOut, 0.3)),
    Saying(".timingCurve(.easeOut, duration: 0.3)", curve(.easeOut, 0.3)),
    Saying(
        """
        .timingCurve(UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2),
            endControlPoint: .init(x: 0.3, y: 0.4)), duration: 1)
        """, curve(bezier(0.1, 0.2, 0.3, 0.4), 1)),
    Saying(
        ".timingCurve(.bezier(startControlPoint: .topTrailing, endControlPoint: .center), duration: 1)",
        curve(bezier(1, 0, 0.5, 0.5), 1)),
]

private let modified = [
    Saying(".easeOut.delay(0.1)", curve(.easeOut).with(.delay(0.1))),
    Saying(
        ".bouncy.speed(2).repeatCount(3)", Animation.bouncy.with(.speed(2), .repeated(count: 3, autoreverses: true))),
    Saying(
        ".snappy.repeatForever(autoreverses: false).delay(1)",
        Animation.snappy.with(.repeated(count: nil, autoreverses: false), .delay(1))),
    Saying(".snappy.repeatForever", Animation.snappy.with(.repeated(count: nil, autoreverses: true))),
    Saying(".snappy.repeatForever()", Animation.snappy.with(.repeated(count: nil, autoreverses: true))),
    Saying(
        ".snappy.repeatCount(3, autoreverses: false)", Animation.snappy.with(.repeated(count: 3, autoreverses: false))),
    Saying("Animation\n    .spring()\n    .delay(0.2)\n", spring(duration: 0.5, bounce: 0).with(.delay(0.2))),
    Saying(".smooth.logicallyComplete(after: 0.2).delay(0.5)", spring(duration: 0.5, bounce: 0).with(.delay(0.5))),
]

private let wrapped = [
    Saying("SwiftUI.Animation.snappy", .snappy),
    Saying("withAnimation(.snappy) {", .snappy),
    Saying("withAnimation(.snappy(duration: 0.2)) { isOn.toggle() }", spring(duration: 0.2, bounce: 0.15)),
    Saying("withAnimation(.easeOut, completionCriteria: .logicallyComplete) {\n  x = \"it's", .easeOut),
    Saying(".animation(.spring(), value: isPressed)", .spring),
    Saying(".animation(.bouncy, value: model.items.filter { $0 > 1 }.count == 2)", .bouncy),
    Saying("Text(name).animation(.bouncy.delay(1), value: x)", Animation.bouncy.with(.delay(1))),
    Saying("return .snappy", .snappy),
    Saying("let press: Animation = .snappy;", .snappy),
    Saying("static let press = Animation.snappy", .snappy),
]

private let spellings = [
    Saying("  .spring( duration : 0.35 , bounce:0.35 , )  ", spring(duration: 0.35, bounce: 0.35)),
    Saying(".spring(duration: 0.35, // how long\n bounce: 0.35)", spring(duration: 0.35, bounce: 0.35)),
    Saying(".spring(/* a /* nested */ comment */duration: 0.35)", spring(duration: 0.35, bounce: 0)),
    Saying(".spring(duration: 3_5e-2, bounce: .5)", spring(duration: 0.35, bounce: 0.5)),
    Saying(".spring(duration: 0x1.8p-2)", spring(duration: 0.375, bounce: 0)),
    Saying(".interpolatingSpring(stiffness: 0xFF, damping: 0b1010)", interpolating(stiffness: 255, damping: 10)),
    Saying(".spring(duration: 1/4, bounce: -(1 - 0.75))", spring(duration: 0.25, bounce: -0.25)),
    Saying(".spring(duration: 2 + 3 * 4 / 6 - 1)", spring(duration: 3, bounce: 0)),
    Saying(".spring(duration: .pi / 8)", spring(duration: .pi / 8, bounce: 0)),
    Saying(".spring(duration: Double.pi, bounce: CGFloat(0.25))", spring(duration: .pi, bounce: 0.25)),
    Saying(".spring(duration: 350ms)", spring(duration: 0.35, bounce: 0)),
    Saying(".spring(duration: 1E-1, bounce: +0.5)", spring(duration: 0.1, bounce: 0.5)),
    Saying(".`default`", .default),
    Saying(".spring(bounce: \u{2212}0.25)", spring(duration: 0.5, bounce: -0.25)),
]

@Suite("SwiftUI expressions")
struct SwiftUIReaderTests {
    @Test(
        "A pasted expression means what Apple documents", arguments: springs + curves + modified + wrapped + spellings)
    func reading(_ saying: Saying) throws {
        let read = try AnimationParser.parse(saying.text)
        #expect(read.animation == saying.animation)
        #expect(read.ecosystem == .swiftUI)
    }

    @Test("Spring(settlingDuration:) is the spring of that form")
    func settlingDuration() throws {
        let read = try AnimationParser.parse("Spring(settlingDuration: 0.8, dampingRatio: 0.6, epsilon: 0.01)")
        let spring = try Spring(settlingDuration: 0.8, dampingRatio: 0.6, epsilon: 0.01)
        #expect(read.animation == Animation(.spring(spring, blendDuration: 0)))
        let short = try AnimationParser.parse("Spring(settlingDuration: 0.8, dampingRatio: 0.6)")
        #expect(
            short.animation
                == Animation(.spring(try Spring(settlingDuration: 0.8, dampingRatio: 0.6), blendDuration: 0)))
    }

    @Test(
        "What is cut to critical damping is exactly critical",
        arguments: [
            "Spring(mass: 2, stiffness: 300, damping: 500)", "a.mass = 2; a.stiffness = 300; a.damping = 500",
            "UISpringTimingParameters(mass: 2, stiffness: 300, damping: 500, initialVelocity: .zero)",
        ])
    func exactlyCritical(_ text: String) throws {
        let spring = try #require(try AnimationParser.parse(text).animation.springBase)
        #expect(spring.mass == 2)
        #expect(spring.stiffness == 300)
        #expect(spring.dampingDeficit == 0)
        #expect(spring.bounce == 0)
        // Written in SwiftUI's words and read again it still is.
        let back = try AnimationParser.parse(SwiftUINotation.text(for: spring))
        #expect(back.animation.springBase == spring)
        #expect(back.warnings.isEmpty)
    }

    @Test("Two modifiers in a row are two animations, named after what they observe")
    func twoModifiers() throws {
        let text = ".animation(.spring(duration: 0.3), value: a).animation(.easeOut(duration: 0.1), value: model.isOn)"
        let all = try AnimationParser.parseAll(text)
        #expect(all.map(\.animation) == [spring(duration: 0.3, bounce: 0), curve(.easeOut, 0.1)])
        #expect(all.map(\.label) == ["a", "isOn"])
        #expect(try AnimationParser.parseAll("card=" + text).map(\.label) == ["card-a", "card-isOn"])
        let first = try AnimationParser.parse(text)
        #expect(first.animation == spring(duration: 0.3, bounce: 0))
        #expect(first.warnings == [.othersLeftOut(["isOn"])])
        // One value twice, and a value that is no name.
        let same =
            ".opacity(0).animation(.snappy, value: a).animation(.bouncy, value: a).animation(.smooth, value: [b])"
        #expect(try AnimationParser.parseAll(same).map(\.label) == ["a", nil, nil])
        #expect(try AnimationList.parse(text).count == 2)
    }

    @Test(
        "What a Spring value changes silently is said",
        arguments: [
            ("Spring(duration: 0.4, bounce: 1.5)", NotationWarning.spring(.structBounceClamped(bounce: 1.5))),
            ("Spring(mass: 1, stiffness: 100, damping: 50)", .overdampingCut(given: 50, used: 20)),
            (".default", .defaultDependsOnSystem),
            (
                ".spring(response: 0)",
                .stiffestSpring(response: 2 * .pi / 45000.0.squareRoot(), stiffness: 45000)
            ),
            (".spring(duration: 80)", .secondsTyped(parameter: "duration", seconds: 80)),
            (".easeOut(duration: 200)", .secondsTyped(parameter: "duration", seconds: 200)),
            (".spring(response: 10)", .secondsTyped(parameter: "response", seconds: 10)),
            ("80", .secondsTyped(parameter: "duration", seconds: 80)),
            ("withAnimation {", .defaultDependsOnSystem),
            (".spring(bounce: 1)", .spring(.undampedNeverSettles)),
        ])
    func warnings(_ text: String, _ warning: NotationWarning) throws {
        #expect(try AnimationParser.parse(text).warnings.contains(warning))
    }

    @Test(
        "An ordinary spring comes without warning",
        arguments: [
            ".spring(duration: 0.35, bounce: 0.35)", ".easeOut", "0.2", ".spring(duration: 80s)",
            // A period of 44 s, and nobody typed seconds.
            "Spring(stiffness: 0.02, damping: 0.1)", ".interpolatingSpring(stiffness: 0.02, damping: 0.1)",
        ])
    func noWarnings(_ text: String) throws {
        #expect(try AnimationParser.parse(text).warnings.isEmpty)
    }
}
