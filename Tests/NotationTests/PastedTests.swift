import Springs
import Testing

@testable import Notation

/// What people paste, and what each of the animations in it is: a label, the duration and the bounce or curve.
private struct Paste: Sendable, CustomTestStringConvertible {
    let text: String
    let found: [(label: String?, animation: Animation)]

    init(_ text: String, _ animation: Animation, label: String? = nil) {
        self.text = text
        found = [(label, animation)]
    }

    init(_ text: String, _ found: [(String?, Animation)]) {
        self.text = text
        self.found = found.map { ($0.0, $0.1) }
    }

    var testDescription: String { text.debugDescription }
}

private let pop = bezier(0.3, 1.4, 0.5, 1)

private let code = [
    Paste(
        ".opacity(isOn ? 1 : 0.4).animation(.spring(duration: 0.24, bounce: 0.1), value: isOn)",
        spring(duration: 0.24, bounce: 0.1)),
    Paste(
        ".animation(isDown ? .spring(duration: 0.11) : .spring(duration: 0.42, bounce: 0.22), value: isDown)",
        [("press", spring(duration: 0.11, bounce: 0)), ("release", spring(duration: 0.42, bounce: 0.22))]),
    Paste("!configuration.isPressed ? .snappy : .smooth", [("press", .smooth), ("release", .snappy)]),
    Paste(
        "isPressed ? .snappy : .bouncy\nisShown ? .smooth : .snappy",
        [("press", .snappy), ("release", .bouncy), (nil, .smooth), (nil, .snappy)]),
    Paste("reduceMotion ? .easeOut(duration: 0.1) : .bouncy", [("reduced", curve(.easeOut, 0.1)), ("full", .bouncy)]),
    Paste(
        "count > 1 && isOn ? .snappy : big == 2 ? .smooth : .bouncy", [(nil, .snappy), (nil, .smooth), (nil, .bouncy)]),
    Paste("model?.isActive == true ? .snappy : .bouncy", [("press", .snappy), ("release", .bouncy)]),
    Paste(
        "springDescription: SpringDescription(mass: 1, stiffness: 260, damping: 21),",
        spring(stiffness: 260, damping: 21),
        label: "springDescription"),
    Paste(": { type: \"spring\", stiffness: 260, damping: 21 },", spring(stiffness: 260, damping: 21)),
    Paste(
        "SpringDescription get lift => const SpringDescription(mass: 1.2, stiffness: 260, damping: 21);",
        spring(mass: 1.2, stiffness: 260, damping: 21), label: "lift"),
    Paste(
        "static var lift: Animation { .spring(duration: 0.31, bounce: 0.12) }", spring(duration: 0.31, bounce: 0.12),
        label: "lift"),
    Paste("case lift = .spring(duration: 0.31)", spring(duration: 0.31, bounce: 0), label: "lift"),
    Paste("withAnimation(.smooth(duration: 0.26)) { open = true }\n    }\n}", spring(duration: 0.26, bounce: 0)),
    Paste("{ type: \"spring\", stiffness: 260, damping: 21 } };", spring(stiffness: 260, damping: 21)),
    Paste(".spring)", .spring),
    Paste("animateDpAsState(w, animationSpec = spring(stiffness = 700f))", compose(1, 700)),
    Paste("alpha.animateTo(1f, spring(0.8f, 700f))", compose(0.8, 700)),
    Paste("animationSpec = spring(stiffness = 700f),\n label = \"w\"", compose(1, 700), label: "animationSpec"),
    Paste(
        "SpringSimulation(SpringDescription(mass: 1, stiffness: 260, damping: 21), 0, 40, 3)",
        interpolating(stiffness: 260, damping: 21, velocity: 3.0 / 40)),
    Paste("useSpring({ x: 1, config: { tension: 260, friction: 21 } })", spring(stiffness: 260, damping: 21)),
    Paste("y.value = withSpring(40, { damping: 14, stiffness: 160, mass: 1 })", spring(stiffness: 160, damping: 14)),
    Paste(
        "animate={{ x: 4 }} transition={{ type: \"spring\", stiffness: 260, damping: 21 }}",
        spring(stiffness: 260, damping: 21), label: "transition"),
    Paste(
        "hl.curve(\"lift\", { type = \"spring\", mass = 1.2, stiffness = 260, dampening = 21 })",
        spring(mass: 1.2, stiffness: 260, damping: 21)),
    Paste("spring(1 260 21 0)", spring(stiffness: 260, damping: 21)),
    Paste("spring(200, 25, 1)", spring(stiffness: 200, damping: 25)),
    Paste("spring(10, { stiffness: 160, damping: 14 })", spring(stiffness: 160, damping: 14)),
    Paste(
        "let press = Animation.spring(duration: 0.12)\nlet release = Animation.spring(duration: 0.35, bounce: 0.35)",
        [("press", spring(duration: 0.12, bounce: 0)), ("release", spring(duration: 0.35, bounce: 0.35))]),
    Paste(
        "{ press: { type: \"spring\", stiffness: 400 }, release: { type: \"spring\", stiffness: 200 } }",
        [("press", spring(stiffness: 400, damping: 10)), ("release", spring(stiffness: 200, damping: 10))]),
    Paste(
        "Button(\"Send\") { send() }.animation(.snappy, value: a).animation(.bouncy, value: b)",
        [("a", .snappy), ("b", .bouncy)]),
    Paste("snappy; bouncy", [(nil, .snappy), (nil, .bouncy)]), Paste("press: .snappy", .snappy, label: "press"),
    Paste("private val lift: AnimationSpec<Float> = spring(stiffness = 700f)", compose(1, 700), label: "lift"),
    Paste("view.transition(.opacity.animation(.easeIn(duration: 0.3)))", curve(.easeIn, 0.3)),
    Paste(
        "el.animate(frames, { duration: 577, easing: \"ease-out\", delay: 100 })",
        curve(.easeOut, 0.577).with(.delay(0.1))),
    Paste("{ response: 0.3, damping: 0.7 }", spring(response: 0.3, ratio: 0.7)),
    Paste("`.snappy`", .snappy), Paste("```swift\n.snappy\n```", .snappy), Paste("> .snappy", .snappy),
    Paste("- .snappy", .snappy),
    Paste(".smooth(duration: 0.26).delay(Double(row) * 0.03)", spring(duration: 0.26, bounce: 0)),
    Paste(".smooth.delay(up ? 0.1 : 0.3).speed(2)", Animation.smooth.with(.speed(2))),
]

private let sheets = [
    Paste("--pop: cubic-bezier(0.3, 1.4, 0.5, 1);", curve(pop), label: "pop"),
    Paste("--pop: cubic-bezier(0.3, 1.4, 0.5, 1); --pop-duration: 240ms;", curve(pop, 0.24), label: "pop"),
    Paste(
        "animation: nudge 0.28s cubic-bezier(0.3, 1.4, 0.5, 1) 40ms 2 alternate both;",
        curve(pop, 0.28).with(.repeated(count: 2, autoreverses: true), .delay(0.04))),
    Paste("transition-duration: 240ms; transition-timing-function: cubic-bezier(0.3, 1.4, 0.5, 1);", curve(pop, 0.24)),
    Paste(
        ".card { transition: opacity 0.12s linear, transform 0.36s cubic-bezier(0.3, 1.4, 0.5, 1); }",
        [("opacity", curve(.linear, 0.12)), ("transform", curve(pop, 0.36))]),
    Paste("transition: 'all 0.2s ease-out',", curve(.easeOut, 0.2)),
    Paste("ease-[cubic-bezier(0.3,1.4,0.5,1)] duration-[240ms]", curve(pop, 0.24)),
    Paste("duration-300 ease-linear", curve(.linear, 0.3)),
]

private func compose(_ ratio: Double, _ stiffness: Double) -> Animation {
    Animation(
        .spring(
            known { () throws(SpringError) in try Spring(stiffness: stiffness, dampingRatio: ratio) }, blendDuration: 0)
    )
}

@Suite("What people paste")
struct PastedTests {
    @Test("Every animation in a paste is found, whatever stands around it", arguments: code + sheets)
    private func paste(_ paste: Paste) throws {
        let all = try AnimationParser.parseAll(paste.text)
        #expect(all.map(\.animation) == paste.found.map(\.animation))
        #expect(all.map(\.label) == paste.found.map(\.label))
    }

    @Test("What depends on a variable is left out and said")
    func variable() throws {
        let read = try AnimationParser.parse(".smooth(duration: 0.26).delay(Double(row) * 0.03)")
        #expect(
            read.warnings.map(\.description) == ["the delay 'Double(row) * 0.03' is not known here and is left out"])
    }

    @Test("A condition that names no press says which is which")
    func condition() throws {
        let all = try AnimationParser.parseAll("isOpen ? .snappy : .bouncy")
        #expect(
            all[0].warnings.map(\.description) == [
                "'isOpen' chooses: this is the animation where it is true, the next where it is not"
            ])
        #expect(try AnimationParser.parseAll("isPressed ? .snappy : .bouncy")[0].warnings.isEmpty)
    }

    @Test(
        "Published duration and ratio of what is written by other numbers",
        arguments: [
            ("SpringAnimation { spring: 2.4; damping: 0.28 }", 0.472743672, 0.772389975),
            ("SpringAnimation { spring: 2; damping: 0.2 }", 0.531251338, 0.589596004),
            ("spring damping-ratio=0.72 stiffness=640 epsilon=0.001", 0.24836471, 0.72),
            ("Adw.SpringParams.new(0.72, 1, 640)", 0.24836471, 0.72),
            ("y.value = withSpring(40, { damping: 14, stiffness: 160 })", 0.99345883, 0.2766993),
            (
                "Animated.spring(y, { toValue: 1, tension: 90, friction: 9, useNativeDriver: true })", 0.30985129,
                0.69040111
            ),
            ("new Spring(0, { stiffness: 0.12, damping: 0.45 })", 0.260520855, 0.743646728),
        ])
    func published(_ text: String, _ duration: Double, _ ratio: Double) throws {
        let spring = try #require(try AnimationParser.parse(text).animation.springBase)
        #expect(abs(spring.duration - duration) < 1e-8)
        #expect(abs(spring.dampingRatio - ratio) < 1e-7)
    }

    @Test(
        "What was guessed or looks odd is said",
        arguments: [
            ("spring(200, 25, 1)", "read as picom's spring(stiffness, damping, mass)"),
            (
                "{ tension: 40, friction: 7 }",
                "read as react-spring; these are React Native's defaults, there: duration 0.414121, bounce 0.274997"
            ),
            (
                "{ stiffness: 0.35, damping: 0.65 }",
                "stiffness 0.35 and damping 0.65 look like a response and a damping ratio; for those write .spring(response: 0.35, dampingFraction: 0.65)"
            ),
            ("{ stiffness: 20, damping: 130 }", "damping 130 is above stiffness 20; were the two swapped?"),
            (
                "{ type: \"spring\", duration: 578.59519, bounce: 0.35 }",
                "duration 578.59519 is read as milliseconds; numbers are seconds, write 0.57859519"
            ),
            (
                "{ type: \"spring\", stiffness: 100, restDelta: 0.01, restSpeed: 2 }",
                "the end by restDelta and restSpeed is left out: where a motion ends is asked here by its own options"
            ),
            ("?attr/motionSpringFastSpatial", "read as Material 3's standard scheme; say expressive for the other"),
            ("--pop: ease-out", "no duration given; 0.35 s is used, SwiftUI's default for curves"),
        ])
    func notes(_ text: String, _ sentence: String) throws {
        #expect(try AnimationParser.parse(text).warnings.map(\.description).contains(sentence))
    }

    @Test("What the first animation is taken of says which others there are")
    func others() throws {
        let read = try AnimationParser.parse("isPressed ? .snappy : .bouncy")
        #expect(read.warnings.map(\.description) == ["only the first animation is used; left out: release"])
    }

    @Test(
        "What shapes the curve and is not known is still refused",
        arguments: [
            ".spring(duration: d)", "transition: all var(--x) ease",
            "UIView.animate(withDuration: 1, usingSpringWithDamping: 0.7)",
            "isOn ? .snappy", "isOn ? .snappy :", "{ stiffness: 300, friction: 20 }", "figma.bouny",
            ".sprnig(duration: 1); .snappy",
        ])
    func refused(_ text: String) {
        #expect(throws: NotationError.self) { try AnimationParser.parseAll(text) }
    }
}
