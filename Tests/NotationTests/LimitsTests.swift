import Notation
import Testing

@Suite("Numbers beyond what can be computed with")
struct LimitsTests {
    @Test(
        "are refused",
        arguments: [
            ".spring().delay(1e308)", ".snappy.delay(1.1e9)", ".timingCurve(0, 1e308, 1, -1e308)",
            // Every notation in which an eased curve has a duration, or anything a delay.
            ".easeOut(duration: 1e100)", ".timingCurve(0, 0, 1, 1, duration: 1.1e9)",
            ".timingCurve(.circularEaseIn, duration: 1e100)", "ease 1e100s", "ease 1.1e12ms", "ease 1s 1e100s",
            "{ duration: 1e100, ease: \"linear\" }", "{ type: \"spring\", bounce: 0.1, delay: 1e100 }",
            "{ duration: 1e100, clamp: true }", "tween(durationMillis = 1e100)", "tween(300, 1e100, LinearEasing)",
            "UIView.animate(withDuration: 1e100) {", "UIView.animate(springDuration: 1, delay: 1e100) {",
            "Animated.spring(y, { toValue: 1, delay: 1e100 })", "withSpring(1, { duration: 1e100 })",
        ])
    func refused(text: String) {
        let error = #expect(throws: NotationError.self) { try AnimationParser.parse(text) }
        // One short sentence: no hundred zeros.
        #expect((error?.description.count ?? 999) < 120)
    }

    @Test("the largest are read", arguments: [".snappy.delay(1e9)", ".timingCurve(0, 1e6, 1, -1e6)", "ease 1e9s"])
    func read(text: String) throws {
        #expect(try AnimationParser.parse(text).warnings.isEmpty)
    }

    // SwiftUI keeps the settling duration in 0.01…10 s and the damping ratio at 1 or less.
    @Test(
        "what SwiftUI cuts is told",
        arguments: [
            ("Spring(settlingDuration: 60, dampingRatio: 0.5)", ["settlingDuration 60 is taken as 10"]),
            ("Spring(settlingDuration: 0.001, dampingRatio: 0.5)", ["settlingDuration 0.001 is taken as 0.01"]),
            ("Spring(settlingDuration: 1, dampingRatio: 2)", ["dampingRatio 2 is taken as 1"]),
            ("Spring(settlingDuration: 1, dampingRatio: 0.5)", []),
        ] as [(String, [String])])
    func cut(text: String, told: [String]) throws {
        let warnings = try AnimationParser.parse(text).warnings.map { String($0.description.prefix { $0 != "," }) }
            .filter { $0.contains("is taken as") }
        #expect(warnings == told)
    }
}
