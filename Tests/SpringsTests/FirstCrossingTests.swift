import Testing

@testable import Springs

@Suite("First crossings and first turns")
struct FirstCrossingTests {
    // Tests/References/named_metrics.py: the critical spring, from which a bounce of ±1e-15 is not to be told.
    @Test(
        "a steep start backwards keeps every digit near critical damping",
        arguments: [0, 1e-300, 1e-28, 1e-20, 1e-16, -1e-300, -1e-28, -1e-20, -1e-16])
    func backwards(bounce: Double) throws {
        let metrics = StepMetrics(try Spring(duration: 1, bounce: bounce), velocity: -10)
        #expect(agrees(metrics.riseTime, "0.48581004952320306108", within: 1e-13))
        #expect(agrees(metrics.delayTime, "0.44659107006169549717", within: 1e-13))
        #expect(agrees(metrics.settlingTime(within: 0.02)?.seconds, "1.0889793593197474695", within: 1e-13))
        #expect(agrees(metrics.settlingTime(within: 0.01)?.seconds, "1.2159612435339190412", within: 1e-13))
        #expect(agrees(metrics.settlingTime(within: 0.001)?.seconds, "1.6268128312012315064", within: 1e-13))
        #expect(metrics.halfSwings == 1 && metrics.overshootPercent == nil)
    }

    // Where ω²y + av = v/t: 10/(ω² + 10ω) for ω = 2π, 50 digits.
    @Test("and so does the turn of what has been retargeted", arguments: [0, 1e-300, 1e-28, 1e-16, -1e-28, -1e-16])
    func turn(bounce: Double) throws {
        let spring = Animation(.spring(try Spring(duration: 1, bounce: bounce), blendDuration: 0))
        let course = ExactCourse(from: 3, [ValueChange(at: 0.25, to: 4, by: spring, velocity: -10)])
        let times = course.turningTimes(until: 9)
        #expect(times.count == 4 && times[0] == 0 && times[1] == 0.25 && times[3] == 9, "\(times)")
        #expect(agrees(times[2] - 0.25, "0.0977418976013990918251613", within: 1e-13))
    }

    // Stair k of n + 1 rises at (k − 1)/n with a jump at both ends: 3/6 at 2/5.
    @Test(
        "stairs that lie on a level or on a band are met at their beginning",
        arguments: [
            (5, StepCurve.Jump.both, 0.4, 1, 1), (4, .end, 0.5, 1, 1), (2, .start, 0, 0.5, 0.5),
            (3, .none, 1.0 / 3, 2.0 / 3, 2.0 / 3),
            (50, .end, 0.5, 0.98, 1), (49, .both, 24.0 / 49, 48.0 / 49, 1), (1_000_000, .end, 0.5, 0.98, 0.99),
            (1000, .end, 0.5, 0.98, 0.99), (100, .none, 0.5, 0.98, 0.99), (1, .start, 0, 0, 0),
        ] as [(Int, StepCurve.Jump, Double, Double, Double)])
    func stairs(count: Int, jump: StepCurve.Jump, delay: Double, twoPercent: Double, onePercent: Double) throws {
        let metrics = StepMetrics(.steps(try StepCurve(count: count, jump: jump)), duration: 1)
        #expect(agrees(metrics.delayTime, "\(delay)", within: 1e-15))
        #expect(agrees(metrics.settlingTime(within: 0.02)?.seconds, "\(twoPercent)", within: 1e-15))
        #expect(agrees(metrics.settlingTime(within: 0.01)?.seconds, "\(onePercent)", within: 1e-15))
    }

    /// Stops as CSS places them.
    private func linear(_ stops: [(Double, Double?)]) throws -> StepMetrics {
        let stops = stops.map { PiecewiseLinear.Stop(output: $0.0, position: $0.1) }
        return StepMetrics(.piecewiseLinear(try PiecewiseLinear(stops: stops)), duration: 1)
    }

    @Test("a piece that ends in a jump is crossed before it")
    func jumpBack() throws {
        let metrics = try linear([(0, nil), (1, 0.8), (0.5, 0.8)])
        #expect(agrees(metrics.riseTime, "0.64", within: 1e-15) && agrees(metrics.delayTime, "0.4", within: 1e-15))
        // It ends at 0.5 and jumps to the target when its time is over.
        #expect(metrics.settlingTime(within: 0.02) == .at(1))
        #expect(metrics.peakSpeed == nil)
    }

    @Test("what jumps at the start, in the middle or at the end is crossed there")
    func jumps() throws {
        let start = try linear([(0.3, nil), (1, nil)])
        #expect(agrees(start.delayTime, "\(2.0 / 7)", within: 1e-15))
        #expect(agrees(start.riseTime, "\(6.0 / 7)", within: 1e-15))
        let middle = try linear([(0, 0.5), (1, 0.5)])
        #expect(middle.riseTime == 0 && middle.delayTime == 0.5 && middle.settlingTime(within: 0.02) == .at(0.5))
        let end = try linear([(0, nil), (1.2, nil)])
        #expect(agrees(end.overshootPercent, "20", within: 1e-14) && end.peakTime == 1)
        let below = try linear([(0, nil), (-0.25, 0.5), (1, nil)])
        #expect(below.backswingPercent == 25 && below.halfSwings == 1)
        let one = try linear([(0.5, nil)])
        #expect(one.delayTime == 0 && one.settlingTime(within: 0.02) == .at(1))
    }

    @Test("a level piece on a band is inside it, above and below")
    func onBand() throws {
        func settling(_ level: Double, _ band: Double) throws -> Double? {
            try linear([(0, nil), (level, 0.5), (level, 0.8), (1, nil)]).settlingTime(within: band)?.seconds
        }
        #expect(try settling(0.98, 0.02) == 0.5)
        // From above the band was entered on the way up, at the other side of it.
        #expect(agrees(try settling(1.02, 0.02), "\(0.5 * 0.98 / 1.02)", within: 1e-15))
        #expect(agrees(try settling(1.001, 0.001), "\(0.5 * 0.999 / 1.001)", within: 1e-15))
    }

    @Test("a first dip backwards is a half-swing")
    func dip() throws {
        let spring = try Spring(duration: 0.35, bounce: 0.35)
        #expect(StepMetrics(spring).halfSwings == 1)
        #expect(StepMetrics(spring, velocity: -10).halfSwings == 2)
        #expect(StepMetrics(try Spring(duration: 0.35, bounce: -0.35), velocity: -10).halfSwings == 1)
    }
}
