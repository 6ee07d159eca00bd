import Plotting
import Testing

@Suite("Axes")
struct AxisTests {
    /// By hand: raw step = span / target; its leading digits up to √2 give 1, up to √10 give 2, up to √50 give 5.
    @Test(
        "ticks are multiples of 1, 2 or 5 times a power of ten",
        arguments: [
            (0.0...10.0, 10, [0.0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0),
            (0.0...10.0, 5, [0, 2, 4, 6, 8, 10], 0),
            (0.0...10.0, 2, [0, 5, 10], 0),
            (0.0...10.0, 1, [0, 10], 1),
            (0.0...1.0, 5, [0, 0.2, 0.4, 0.6, 0.8, 1], -1),
            (0.0...580.0, 12, [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550], 1),
            (0.957...1.006, 3, [0.96, 0.98, 1], -2),
            (-0.3...0.3, 6, [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3], -1),
            (-7.0 ... -1.0, 3, [-6, -4, -2], 0),
            (0.0...3e-12, 3, [0, 1e-12, 2e-12, 3e-12], -12),
            (-1e12...1e12, 4, [-1e12, -5e11, 0, 5e11, 1e12], 11),
            (0.0...7.0, 1, [0, 5], 0), (0.0...7.2, 1, [0], 1),
        ])
    func niceNumbers(domain: ClosedRange<Double>, target: Int, values: [Double], exponent: Int) {
        let ticks = TickGenerator(target: target).ticks(in: domain)
        #expect(ticks.values == values)
        #expect(ticks.exponent == exponent)
    }

    @Test(
        "domains without room for a step have one tick or none",
        arguments: [
            (3.0...3.0, [3.0]), (0.0...0.0, [0.0]), (1.0...1.0.nextUp, [1.0]), (0.0...Double.infinity, []),
        ])
    func degenerate(domain: ClosedRange<Double>, values: [Double]) {
        #expect(TickGenerator(target: 5).ticks(in: domain).values == values)
    }

    @Test("the widest domain of all has ticks within it", arguments: [1, 5, 40])
    func widest(target: Int) {
        let most = Double.greatestFiniteMagnitude
        let ticks = TickGenerator(target: target).ticks(in: -most...most).values
        #expect(!ticks.isEmpty)
        #expect(ticks.allSatisfy { $0.isFinite })
    }

    @Test(
        "the ticks of an axis share their decimals, which follow from the step",
        arguments: [
            (0.957...1.006, 3, ["0.96", "0.98", "1.00"]),
            (-0.3...0.3, 2, ["−0.2", "0.0", "0.2"]),
            (0.0...20000.0, 2, ["0", "10\u{00A0}000", "20\u{00A0}000"]),
            (0.0...2000.0, 2, ["0", "1000", "2000"]),
            (0.0...3e-12, 3, ["0", "1e−12", "2e−12", "3e−12"]),
            (0.0...1.2e12, 2, ["0", "0.5e12", "1.0e12"]),
            (42.5...42.5, 5, ["42.5"]),
        ])
    func labels(domain: ClosedRange<Double>, target: Int, words: [String]) {
        let ticks = TickGenerator(target: target).ticks(in: domain)
        let format = TickFormat(ticks)
        #expect(ticks.values.map(format.text) == words)
    }

    @Test(
        "a scale takes domains to ranges, either way round",
        arguments: [
            (0.0...10.0, 100.0, 200.0, 2.5, 125.0), (0.0...10.0, 200.0, 100.0, 2.5, 175.0),
            (5.0...5.0, 0.0, 10.0, 5.0, 5.0),
            (-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 0.0, 10.0, 0.0, 5.0),
            (0.0...1.0, 0.0, 10.0, 1e300, 1010.0), (0.0...1.0, 0.0, 10.0, -.infinity, -1000.0),
        ])
    func scale(domain: ClosedRange<Double>, start: Double, end: Double, value: Double, position: Double) {
        #expect(Scale(domain: domain, start: start, end: end).position(value) == position)
    }
}
