import Analysis
import Springs
import Testing

@Suite("Inspection")
struct InspectionTests {
    @Test("a record holds the values asked for, in the order asked for")
    func values() throws {
        let spring = try Spring(duration: 0.5, bounce: 1)
        let inspection = Inspection(
            [Animation(.spring(spring, blendDuration: 0)), .easeOut],
            metrics: [.settlingTime(0.02), .stiffness, .bounce])
        let records = try inspection.records()
        #expect(records[0].values == [.never, .number(spring.stiffness), .number(1)])
        #expect(records[0].regime == .undamped)
        #expect(records[1].values[1...] == [.missing, .missing] && records[1].regime == nil)
    }

    @Test("the velocity is added to the animation's own")
    func velocity() throws {
        let thrown = Animation(.interpolatingSpring(SpringPreset.smooth.spring, initialVelocity: 3))
        let inspection = Inspection([thrown], velocity: 2, metrics: [.initialVelocity])
        #expect(try inspection.records().map(\.values) == [[.number(5)]])
    }

    @Test("a frame rate that shows nothing is refused", arguments: [0, -60, .nan, .infinity] as [Double])
    func rate(rate: Double) {
        #expect(throws: PlayedMotionError.self) {
            try Inspection([.snappy], framesPerSecond: rate, metrics: [.bounce]).records()
        }
    }

    // Whatever a curve's length, its metrics are in proportion to it.
    @Test("any length of curve is inspected at once", arguments: [1e-300, 1e-9, 1, 3600, 1e9, 1e100, 1e300])
    func lengths(duration: Double) throws {
        for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .linear, .circularEaseInOut] {
            let inspection = Inspection(
                [Animation(.timingCurve(curve, duration: duration)), Animation(.timingCurve(curve, duration: 1))],
                metrics: Metric.all.filter { $0.scaling != .played })
            let records = try inspection.records()
            for (metric, pair) in zip(inspection.metrics, zip(records[0].values, records[1].values)) {
                guard let exponent = metric.scaling.exponent else { continue }
                guard let value = pair.0.number, let unit = pair.1.number else {
                    #expect(pair.0 == pair.1)
                    continue
                }
                let factor = [-1: 1 / duration, 0: 1, 1: duration][exponent] ?? .nan
                #expect(abs(value / factor - unit) <= 1e-12 * abs(unit), "\(metric.id)")
            }
        }
    }
}
