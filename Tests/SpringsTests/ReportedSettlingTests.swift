import Testing

@testable import Springs

@Suite("Reported settling durations")
struct ReportedSettlingTests {
    @Test("Core Animation's documented examples", arguments: [(5.0, 2.854975), (10, 1.472700), (15, 1.022094)])
    func coreAnimation(damping: Double, seconds: Double) throws {
        let reported = ReportedSettling(try Spring(mass: 1, stiffness: 100, damping: damping))
        let value = try #require(reported.coreAnimation)
        #expect(abs(value - seconds) < 5e-7)
    }

    @Test("Core Animation's critically damped spring is the root of (1 + u)e^(−u) = 0.001")
    func coreAnimationCritical() throws {
        let spring = try Spring(duration: 0.5)
        let value = try #require(ReportedSettling(spring).coreAnimation)
        #expect(abs(value * spring.naturalFrequency - 9.2334134764516) < 1e-12)
    }

    @Test("the release spring has one number a framework")
    func release() throws {
        let reported = ReportedSettling(try Spring(duration: 0.35, bounce: 0.35))
        #expect(abs(reported.swiftUI - 0.8096) < 5e-5)
        #expect(abs((reported.coreAnimation ?? 0) - 0.6450) < 5e-5)
    }

    // 2√(km) is seldom a double; a ratio may come from a division.
    @Test("a critical spring has one answer, however it is spelled", arguments: [-3.0, 0, 4])
    func oneCritical(velocity: Double) throws {
        let nudges = [-1e-13, -1e-15, 0, 1e-15, 1e-13]
        for duration in [0.12, 0.35, 1, 7] {
            let critical = ReportedSettling(try Spring(duration: duration), velocity: velocity)
            let frequency = 2 * Double.pi / duration
            for nudge in nudges {
                for spring in [
                    try Spring(duration: duration, bounce: nudge),
                    try Spring(response: duration, dampingRatio: 1 + nudge),
                    try Spring(mass: 3, stiffness: 3 * frequency * frequency, damping: 6 * frequency * (1 + nudge)),
                    try Spring(stiffness: frequency * frequency, dampingRatio: 1 + nudge),
                ] {
                    let reported = ReportedSettling(spring, velocity: velocity)
                    #expect(reported.swiftUI == critical.swiftUI, "\(spring.description)")
                    #expect((reported.coreAnimation == nil) == (velocity != 0), "\(spring.description)")
                    if let time = reported.coreAnimation {
                        #expect(abs(time * frequency - 9.2334134764516) < 1e-9, "\(spring.description)")
                    }
                    let interpolating = AnimationMotion(
                        Animation(.interpolatingSpring(spring, initialVelocity: velocity)))
                    #expect(interpolating.end == critical.swiftUI, "\(spring.description)")
                    var context = try MetricContext(Animation(.spring(spring, blendDuration: 0)), velocity: velocity)
                    #expect(Metric.dampedFrequency.value(in: &context) == .missing, "\(spring.description)")
                }
            }
        }
    }

    @Test("SwiftUI's scan adds tenths in floating point")
    func scan() throws {
        #expect(ReportedSettling(try Spring(duration: 0.5)).swiftUI == 0.7999999999999999)
    }

    @Test("SwiftUI reports infinity without damping and 0 when nothing settles within 102.4 s")
    func extremes() throws {
        #expect(ReportedSettling(try Spring(duration: 0.5, bounce: 1)).swiftUI == .infinity)
        #expect(ReportedSettling(try Spring(duration: 0.5, bounce: 1)).coreAnimation == nil)
        #expect(ReportedSettling(try Spring(duration: 200)).swiftUI == 0)
        #expect(ReportedSettling(try Spring(duration: 0.5, bounce: -0.5)).coreAnimation == nil)
    }

    // A critical spring is within 0.001 from u/ω₀ on, (1 + u)e^(−u) = 0.001, so from u·duration/2π.
    @Test(
        "SwiftUI reports 0 as well when the scan ends within a second of settling",
        arguments: [(100.05, 100.1), (101.05, 101.1), (101.55, 0), (102.05, 0), (102.45, 0)])
    func scanRunsOut(settles: Double, reported: Double) throws {
        let spring = try Spring(duration: settles * 2 * .pi / 9.2334134764516)
        #expect(abs(ReportedSettling(spring).swiftUI - reported) < 1e-9)
    }

    @Test("a critical spring thrown forwards settles after its swing back, not at its first pass")
    func passingThrough() throws {
        // The motion passes the target once; a sample near that crossing must not count.
        let spring = try Spring(duration: 1)
        let reported = ReportedSettling(spring, velocity: 60)
        let truth = try #require(StepMetrics(spring, velocity: 60).settlingTime(within: 0.001)?.seconds)
        #expect(reported.swiftUI >= truth && reported.swiftUI < truth + 0.1)
    }
}
