import TestSupport
import Testing

@testable import Springs

@Suite("Metrics of curves and whole animations")
struct AnimationMetricsTests {
    @Test("Bézier curves agree with polynomial roots at 100 digits")
    func curves() throws {
        for row in try CSVTable(reference: "curve-metrics.csv").records {
            func number(_ name: String) throws -> Double { try #require(Double(row[name] ?? "")) }
            let bezier = try CubicBezier(
                x1: try number("x1"), y1: try number("y1"), x2: try number("x2"), y2: try number("y2"))
            let metrics = StepMetrics(.cubicBezier(bezier), duration: 0.4)
            #expect(agrees(metrics.riseTime, row["rise"], within: 1e-13), "\(row)")
            #expect(agrees(metrics.delayTime, row["delay"], within: 1e-13), "\(row)")
            #expect(agrees(metrics.peakTime, row["peak_time"], within: 1e-13), "\(row)")
            #expect(agrees(metrics.overshootPercent, row["overshoot"], within: 1e-12), "\(row)")
            #expect(agrees(metrics.undershootPercent, row["undershoot"], within: 1e-12), "\(row)")
            #expect(agrees(metrics.backswingPercent, row["backswing"], within: 1e-12), "\(row)")
            #expect(agrees(metrics.settlingTime(within: 0.02)?.seconds, row["settle_2"], within: 1e-13), "\(row)")
            #expect(agrees(metrics.settlingTime(within: 0.001)?.seconds, row["settle_01"], within: 1e-12), "\(row)")
            #expect(agrees(metrics.peakSpeed, row["speed"], within: 1e-12), "\(row)")
            #expect(agrees(metrics.peakSpeedTime, row["speed_time"], within: 1e-10, absolute: 1e-12), "\(row)")
        }
    }

    @Test("a straight line rises in 80 % of its time")
    func straight() throws {
        let metrics = StepMetrics(.linear, duration: 2)
        #expect(abs((metrics.riseTime ?? 0) - 1.6) < 1e-15)
        #expect(metrics.delayTime == 1 && metrics.peakSpeed == 0.5 && metrics.overshootPercent == nil)
        #expect(abs((metrics.settlingTime(within: 0.02)?.seconds ?? 0) - 1.96) < 1e-15)
    }

    @Test("a vertical curve and a staircase have no greatest speed")
    func unbounded() throws {
        #expect(StepMetrics(.circularEaseOut, duration: 1).peakSpeed == nil)
        let stairs = StepMetrics(.steps(try StepCurve(count: 4)), duration: 1)
        #expect(stairs.peakSpeed == nil)
        #expect(stairs.delayTime == 0.5)
        #expect(stairs.settlingTime(within: 0.02) == .at(1))
    }

    @Test("a piecewise curve that swings like a spring has its peak, dip and half-swings")
    func piecewise() throws {
        let outputs: [Double] = [0, 1.2, 0.9, 1.05, 1]
        let linear = try PiecewiseLinear(stops: outputs.map { PiecewiseLinear.Stop(output: $0) })
        let metrics = StepMetrics(.piecewiseLinear(linear), duration: 1)
        #expect(metrics.peakTime == 0.25)
        #expect(abs((metrics.overshootPercent ?? 0) - 20) < 1e-12)
        #expect(abs((metrics.undershootPercent ?? 0) - 10) < 1e-12)
        #expect(metrics.halfSwings == 3)
        // The last piece falls from 1.05 to 1 in a quarter of a second: 1.02 at 3/5 of it.
        #expect(abs((metrics.settlingTime(within: 0.02)?.seconds ?? 0) - 0.9) < 1e-12)
        #expect(abs((metrics.peakSpeed ?? 0) - 4.8) < 1e-12)
    }

    @Test("delays move times and speeds divide them")
    func modifiers() throws {
        let spring = try Spring(duration: 0.35, bounce: 0.35)
        let plain = StepMetrics(spring)
        let base = Animation.Base.spring(spring, blendDuration: 0)
        let late = AnimationMetrics(Animation(base, modifiers: [.delay(1)])).step
        #expect(late.peakTime == plain.peakTime.map { $0 + 1 })
        #expect(late.riseTime == plain.riseTime)
        // A delay inside a speed is divided as well.
        let fast = AnimationMetrics(Animation(base, modifiers: [.delay(1), .speed(2)])).step
        #expect(fast.peakTime == plain.peakTime.map { $0 / 2 + 0.5 })
        #expect(fast.peakSpeed == plain.peakSpeed.map { $0 * 2 })
        #expect(fast.overshootPercent == plain.overshootPercent)
        let still = AnimationMetrics(Animation(base, modifiers: [.speed(0)])).step
        #expect(still.riseTime == nil && still.settling.allSatisfy { $0.settling == .never })
    }

    @Test("a repeat has the metrics of one play and a period")
    func repeats() throws {
        let metrics = AnimationMetrics(
            Animation(
                .timingCurve(.easeInOut, duration: 0.5),
                modifiers: [.repeated(count: 3, autoreverses: true), .speed(2), .delay(1)]))
        let repetition = try #require(metrics.repetition)
        #expect(repetition.period == 0.25 && repetition.count == 3 && repetition.autoreverses)
        #expect(metrics.end == 1.75)
        #expect(abs((metrics.step.delayTime ?? 0) - 1.125) < 1e-14)
    }

    @Test("an interpolating spring is measured as it runs: critically damped at most, with its initial velocity")
    func interpolating() throws {
        let over = try Spring(duration: 0.5, bounce: -0.5)
        let metrics = AnimationMetrics(Animation(.interpolatingSpring(over, initialVelocity: 0))).step
        #expect(metrics == StepMetrics(try Spring(response: 0.5, dampingRatio: 1)))
        let fast = Animation(.interpolatingSpring(try Spring(duration: 0.5), initialVelocity: 30))
        let thrown = AnimationMetrics(fast).step
        #expect((thrown.overshootPercent ?? 0) > 0 && thrown.peakSpeed == 30)
    }
}
