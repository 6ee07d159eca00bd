import Foundation
import Springs
import Testing

@testable import Notation

/// What a target writes of a spring: the exact text, and the losses by name.
private struct Written: Sendable, CustomTestStringConvertible {
    let target: String
    let given: String
    let code: String?
    let losses: [String]

    init(_ target: String, _ given: String, _ code: String?, _ losses: String...) {
        self.target = target
        self.given = given
        self.code = code
        self.losses = losses
    }

    var testDescription: String { "\(target) of \(given)" }
}

/// A release, a press, an overdamped spring, and one with mass and start velocity.
private let release = "0.35,0.35"
private let press = "0.12,0"
private let slow = "0.5,-0.3"
private let thrown = ".interpolatingSpring(mass: 2, stiffness: 300, damping: 30, initialVelocity: 3)"

// Numbers by an independent computation of the published formulas, rounded to eight digits.
private let written = [
    Written("swiftui", release, ".spring(duration: 0.35, bounce: 0.35)", "stepped"),
    Written("swiftui", press, ".spring(duration: 0.12, bounce: 0)", "stepped"),
    Written("swiftui", slow, ".spring(duration: 0.5, bounce: -0.3)", "stepped"),
    Written("swiftui", thrown, ".spring(duration: 0.51301993, bounce: 0.38762756)", "mass", "velocity", "stepped"),
    Written(
        "swiftui", ".snappy.delay(0.1).speed(2)", ".spring(duration: 0.5, bounce: 0.15).delay(0.1).speed(2)", "stepped"),
    Written("swiftui", "ease-out 200ms", ".easeOut(duration: 0.2)"),
    Written("swiftui-response", release, ".spring(response: 0.35, dampingFraction: 0.65)", "stepped"),
    Written(
        "swiftui-physical", release, ".interpolatingSpring(mass: 1, stiffness: 322.2728, damping: 23.337545)"),
    Written("swiftui-physical", thrown, thrown),
    Written(
        "swiftui-physical", slow, ".interpolatingSpring(mass: 1, stiffness: 157.91367, damping: 35.903916)", "flattened"
    ),
    Written("swiftui-spring", release, "Spring(duration: 0.35, bounce: 0.35)"),
    Written("swiftui-spring", thrown, "Spring(mass: 2, stiffness: 300, damping: 30)", "velocity"),
    Written(
        "swiftui-spring", "SpringDescription(mass: 2, stiffness: 300, damping: 60)",
        "Spring(mass: 2, stiffness: 300, damping: 60, allowOverDamping: true)"),
    Written("uikit", release, "UISpringTimingParameters(duration: 0.35, bounce: 0.35)"),
    Written(
        "uikit", thrown,
        "UISpringTimingParameters(mass: 2, stiffness: 300, damping: 30, initialVelocity: CGVector(dx: 3, dy: 3))"),
    Written("uikit", slow, "UISpringTimingParameters(duration: 0.5, bounce: -0.3)", "flattened", "uncertain"),
    Written("uikit-animate", release, "UIView.animate(springDuration: 0.35, bounce: 0.35) { }"),
    Written(
        "uikit-animate", ".snappy.delay(0.1)", "UIView.animate(springDuration: 0.5, bounce: 0.15, delay: 0.1) { }"),
    Written(
        "core-animation", release,
        "let spring = CASpringAnimation(perceptualDuration: 0.35, bounce: 0.35)\nspring.duration = spring.settlingDuration"
    ),
    Written(
        "core-animation", slow,
        "let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)\nspring.allowsOverdamping = true\nspring.duration = spring.settlingDuration"
    ),
    Written(
        "core-animation", thrown,
        "let spring = CASpringAnimation()\nspring.mass = 2\nspring.stiffness = 300\nspring.damping = 30\nspring.initialVelocity = 3\nspring.duration = spring.settlingDuration"
    ),
    Written(
        "compose", release, "spring(dampingRatio = 0.65f, stiffness = 322.2728f, visibilityThreshold = 0.001f)", "rest"),
    Written(
        "compose", press, "spring(dampingRatio = 1f, stiffness = 2741.5568f, visibilityThreshold = 0.001f)", "rest"),
    Written(
        "compose", thrown, "spring(dampingRatio = 0.61237244f, stiffness = 150f, visibilityThreshold = 0.001f)", "mass",
        "velocity", "rest"),
    // Given as a number it goes out as it was given.
    Written(
        "compose", "spring(dampingRatio = 0.8f, stiffness = 380f)",
        "spring(dampingRatio = 0.8f, stiffness = 380f, visibilityThreshold = 0.001f)", "rest"),
    Written("android", release, "SpringForce(1f).setDampingRatio(0.65f).setStiffness(322.2728f)", "rest"),
    Written(
        "flutter", release,
        "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 350), bounce: 0.35)"),
    // Dart's Duration would cut half a millisecond.
    Written(
        "flutter", "0.1205,0", "SpringDescription(mass: 1, stiffness: 2718.8525, damping: 104.28523)"),
    Written("flutter", thrown, "SpringDescription(mass: 2, stiffness: 300, damping: 30)", "velocity"),
    Written("motion", release, "{ type: \"spring\", visualDuration: 0.29166667, bounce: 0.35 }"),
    Written("motion", slow, "{ type: \"spring\", visualDuration: 0.41666667, bounce: 0 }", "flattened"),
    Written("motion", "0.5,0.97", "{ type: \"spring\", visualDuration: 0.41666667, bounce: 0.95 }", "clamped"),
    Written("motion-duration", release, "{ type: \"spring\", duration: 0.57859519, bounce: 0.35 }", "cut"),
    Written("motion-duration", press, "{ type: \"spring\", duration: 0.17634521, bounce: 0 }", "cut"),
    Written(
        "motion-physics", release, "{ type: \"spring\", stiffness: 322.2728, damping: 23.337545, mass: 1 }"),
    Written(
        "motion-physics", thrown, "{ type: \"spring\", stiffness: 300, damping: 30, mass: 2, velocity: 3 }",
        "velocity-unit"),
    Written("react-spring", release, "config: { mass: 1, tension: 322.2728, friction: 23.337545 }", "stepped", "rate"),
    Written(
        "react-spring", thrown, "config: { mass: 2, tension: 300, friction: 30, velocity: 0.003 }", "velocity-unit",
        "stepped", "rate"),
    Written(
        "react-native", release,
        "Animated.spring(value, { toValue: 1, mass: 1, stiffness: 322.2728, damping: 23.337545, useNativeDriver: true })"
    ),
    Written("origami", release, "tension 65.434474, friction 7.4458485"),
    Written("origami", press, "tension 733.74497, friction 34.573252"),
    Written("origami", thrown, "tension 17.845304, friction 4.6666667", "mass", "velocity"),
    Written("reanimated", release, "withSpring(1, { mass: 1, stiffness: 322.2728, damping: 23.337545 })"),
    Written("reanimated-duration", release, "withSpring(1, { duration: 697.01992, dampingRatio: 0.65 })"),
    Written("reanimated-duration", press, nil),
    Written("reanimated-duration", "0.2,0", "withSpring(1, { duration: 262.45308, dampingRatio: 1 })"),
    Written(
        "remotion", release, "spring({ frame, fps, config: { mass: 1, stiffness: 322.2728, damping: 23.337545 } })"),
    Written("anime", release, "spring({ bounce: 0.35, duration: 350 })", "rounded"),
    Written(
        "anime", thrown, "spring({ mass: 2, stiffness: 300, damping: 30, velocity: 3 })"),
    Written(
        "svelte", release, "new Spring(0, { stiffness: 0.073613909, damping: 0.322238 })", "stepped", "rate", "rest"),
    Written("svelte", press, "new Spring(0, { stiffness: 0.33891412, damping: 0.8254125 })", "stepped", "rate", "rest"),
    Written("svelte", "0.05,0.35", nil),
    Written("qt", release, "SpringAnimation { spring: 4.2736588; damping: 0.31161068 }", "stepped", "rest"),
    Written("qt", press, "SpringAnimation { spring: 20.115785; damping: 0.81278846 }", "stepped", "rest"),
    Written("gtk", release, "Adw.SpringParams.new(0.65, 1, 322.2728)", "cut"),
    Written("niri", release, "spring damping-ratio=0.65 stiffness=322 epsilon=0.0001", "rounded"),
    Written("niri", press, "spring damping-ratio=1.0 stiffness=2742 epsilon=0.0001", "rounded"),
    Written(
        "hyprland", release,
        "hl.curve(\"spring\", { type = \"spring\", mass = 1, stiffness = 322.2728, dampening = 23.337545 })"),
    Written("picom", release, "curve = \"spring(322.2728, 23.337545, 1)\";", "uncertain"),
    Written("webkit", thrown, "spring(2 300 30 3)"),
    Written("winui", release, "Period = TimeSpan.FromMilliseconds(350), DampingRatio = 0.65f", "uncertain"),
    Written("unreal", release, "Stiffness = 322.2728, CriticalDampingFactor = 0.65, Mass = 1"),
    Written(
        "unity", press, "Mathf.SmoothDamp(current, target, ref velocity, smoothTime: 0.038197186f)", "stepped", "rate",
        "uncertain"),
    Written("unity", release, nil),
    Written(
        "figma", release,
        "{ type: \"CUSTOM_SPRING\", easingFunctionSpring: { mass: 1, stiffness: 322.2728, damping: 23.337545, initialVelocity: 0 } }"
    ),
    Written(
        "after-effects", release,
        "1 - Math.exp(-11.668773*t)*(Math.cos(13.642307*t) + 0.8553372*Math.sin(13.642307*t))"),
    Written("after-effects", press, "1 - Math.exp(-52.359878*t)*(1 + 52.359878*t)"),
    Written(
        "after-effects", slow,
        "1 - Math.exp(-17.951958*t)*(Math.cosh(12.820262*t) + 1.4002801*Math.sinh(12.820262*t))"),
    Written(
        "after-effects", thrown,
        "1 - Math.exp(-7.5*t)*(Math.cos(9.6824584*t) + 0.464758*Math.sin(9.6824584*t))"),
    Written("css", "cubic-bezier(0.2, 0.8, 0.2, 1) 300ms", "cubic-bezier(0.2, 0.8, 0.2, 1) 300ms"),
    Written("css", "0.5,1", nil),
    Written("css-bezier", "0.35,0.5", nil),
    Written(
        "compose", "cubic-bezier(0.2, 0.8, 0.2, 1) 300ms",
        "tween(durationMillis = 300, easing = CubicBezierEasing(0.2f, 0.8f, 0.2f, 1f))"),
    Written("motion", "ease-out 200ms", "{ duration: 0.2, ease: [0, 0, 0.58, 1] }"),
    Written("gtk", "ease-out 200ms", nil),
]

/// The largest deviation of the played curve, published or replayed independently.
private let deviations: [(target: String, given: String, size: Double, tolerance: Double)] = [
    ("swiftui", release, 0.0221, 0.0001), ("swiftui", press, 0.0146, 0.0001),
    ("react-spring", release, 0.020, 0.0006), ("react-spring", press, 0.024, 0.0006),
    ("svelte", release, 0.0672, 0.0001), ("svelte", press, 0.1214, 0.0001),
    ("qt", release, 0.0648, 0.0001), ("qt", press, 0.1170, 0.0001),
    ("swiftui-physical", slow, 0.154, 0.001), ("niri", release, 0.0003, 0.0001), ("niri", press, 0.00004, 0.00001),
    ("anime", release, 0.000009, 0.000001), ("unity", press, 0.0004, 0.0001),
    ("css-bezier", release, 0.0442, 0.0001), ("css-bezier", press, 0.0130, 0.0002),
    ("compose", release, 0, 1e-12), ("gtk", press, 0, 1e-12),
]

/// When a target ends by its own rule.
private let ends: [(target: String, given: String, seconds: Double, tolerance: Double)] = [
    ("gtk", release, 0.59199, 1e-5), ("gtk", press, 0.13193, 1e-5), ("niri", release, 0.78931526, 1e-8),
    ("motion-duration", release, 0.57859519, 1e-8), ("compose", press, 0.17634521, 1e-8),
    ("swiftui", release, 0.516667, 1e-6),
]

@Suite("Targets")
struct TargetTests {
    private func target(_ id: String) throws -> Target {
        try #require(Target.all.first { $0.id == id }, "no target \(id)")
    }

    @Test("A target writes this, and loses that", arguments: written)
    private func writing(_ row: Written) throws {
        let writing = try target(row.target).write(try AnimationParser.parse(row.given).animation)
        #expect(writing.code == row.code)
        if row.code == nil {
            #expect(writing.reason?.isEmpty == false)
        } else {
            #expect(writing.losses.map(\.id) == row.losses)
        }
    }

    @Test("What is played is as far off as its own stepping, clamps and rounding make it", arguments: deviations)
    func deviation(_ id: String, _ given: String, _ size: Double, _ tolerance: Double) throws {
        let animation = try AnimationParser.parse(given).animation
        let exact = PlayedCurve.exact(animation)
        let played = try #require(try target(id).write(animation).played)
        let found = played.deviation(from: exact.value, horizon: played.end ?? exact.end ?? 1)
        #expect(abs(found.size - size) <= tolerance)
    }

    @Test("A target ends by its own rule", arguments: ends)
    func end(_ id: String, _ given: String, _ seconds: Double, _ tolerance: Double) throws {
        let end = try target(id).write(try AnimationParser.parse(given).animation).played?.end
        #expect(abs((end ?? 0) - seconds) <= tolerance)
    }

    private static let springs = [
        release, press, slow, thrown, "0.4,0.05", "spring(dampingRatio = 0.3f, stiffness = 70f)",
    ]

    @Test("What can be read comes back, or the loss is stated", arguments: Target.all.map(\.id), springs)
    func thereAndBack(_ id: String, _ given: String) throws {
        let animation = try AnimationParser.parse(given).animation
        let spring = try #require(animation.springBase)
        let writing = try target(id).write(animation)
        let readable: Set<String> = Set(Ecosystem.all.flatMap(\.targets).map(\.id)).subtracting([
            "css", "css-bezier", "web-animations",
        ])
        guard let code = writing.code, readable.contains(id) else { return }
        let losses = Set(writing.losses.map(\.id))
        guard losses.isDisjoint(with: ["flattened", "clamped", "rounded"]) else { return }
        let back = try #require(try AnimationParser.parse(code).animation.springBase, "\(code)")
        #expect(abs(back.duration - spring.duration) <= 1e-6 * spring.duration, "\(code)")
        #expect(abs(back.dampingRatio - spring.dampingRatio) <= 1e-6, "\(code)")
        if !losses.contains("mass"), spring.mass != 1 { #expect(back.mass == spring.mass, "\(code)") }
    }

    @Test(
        "A clamp bites just outside and not just inside",
        arguments: [
            ("motion", "0.5,0.95", false), ("motion", "0.5,0.950001", true), ("motion", "0.012,0", false),
            ("motion", "0.0119,0", true), ("motion", "12,0", false), ("motion", "12.1,0", true),
            ("anime", "0.041888,0", false), ("anime", "0.0418878,0", true), ("anime", "10,0", false),
            ("anime", "10.1,0", true), ("niri", "spring(dampingRatio = 0.1f, stiffness = 300f)", false),
            ("niri", "spring(dampingRatio = 0.099f, stiffness = 300f)", true),
            ("niri", "spring(dampingRatio = 10.1f, stiffness = 300f)", true), ("swiftui", "0.02962,0", false),
            ("swiftui", "0.02961,0", true),
        ])
    func clamps(_ id: String, _ given: String, _ isClamped: Bool) throws {
        let writing = try target(id).write(try AnimationParser.parse(given).animation)
        #expect(writing.losses.contains { $0.id == "clamped" } == isClamped)
    }

    @Test(
        "A spring just outside what a target holds is not written",
        arguments: [
            ("reanimated-duration", "0.1405,0", true), ("reanimated-duration", "0.1404,0", false),
            ("svelte", "0.056,0.35", true), ("svelte", "0.055,0.35", false), ("css-bezier", "0.35,0.35", true),
            ("css-bezier", "0.35,0.4", true), ("unity", "0.3,0.001", false), ("hyprland", "0.5,1", false),
        ])
    func domains(_ id: String, _ given: String, _ isHeld: Bool) throws {
        #expect((try target(id).write(try AnimationParser.parse(given).animation).code != nil) == isHeld)
    }

    @Test("docs/ecosystems.md has a row for every target, and for nothing else")
    func documented() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("docs/ecosystems.md"), encoding: .utf8)
        let section = try #require(
            text.components(separatedBy: "\n## Targets\n").last?.components(separatedBy: "\n## ").first)
        let named = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
            row.dropFirst(2).prefix { $0 != "|" }.split(separator: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }
        }
        #expect(Set(named) == Set(Target.all.map(\.id)))
        #expect(Set(named).count == named.count)
    }
}
