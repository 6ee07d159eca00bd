import Plotting
import Springs
import Testing

@testable import Figures

@Suite("Figures")
struct FigureTests {
    /// blur = 40 · (p > 0.5 ? |1 − p| : p) for 0 by way of 20 to 0.
    @Test(
        "a property follows progress straight or there and back",
        arguments: [
            (AnimatedValue("scale", from: 1, to: 0.96), 0.5, 0.98),
            (AnimatedValue("scale", from: 1, to: 0.96), 1.25, 0.95),
            (AnimatedValue("blur", from: 0, through: 20, to: 0), 0, 0),
            (AnimatedValue("blur", from: 0, through: 20, to: 0), 0.25, 10),
            (AnimatedValue("blur", from: 0, through: 20, to: 0), 0.5, 20),
            (AnimatedValue("blur", from: 0, through: 20, to: 0), 0.75, 10),
            (AnimatedValue("blur", from: 0, through: 20, to: 0), 1.25, 10),
            (AnimatedValue("blur", from: 0, through: 20, to: 0), -0.25, -10),
            (AnimatedValue("gap", from: 4, through: 10, to: 6), 0.75, 8),
        ])
    func progress(property: AnimatedValue, progress: Double, value: Double) {
        #expect(abs(property.value(at: progress) - value) < 1e-12)
    }

    /// On a drawing 1200 wide and 800 high the polyline must not stray by half a pixel from the motion.
    @Test("sampled curves are smooth at any size", arguments: [-0.5, 0, 0.35, 0.9, 0.98])
    func smooth(bounce: Double) throws {
        let motion = SpringMotion(try Spring(duration: 0.35, bounce: bounce))
        let samples = CurveSampler().samples(over: 0...2) { Sample($0, motion.state(at: $0).position) }
        let height = (samples.map(\.y).max() ?? 1) - (samples.map(\.y).min() ?? 0)
        var worst = 0.0
        for (a, b) in zip(samples, samples.dropFirst()) {
            for part in [0.25, 0.5, 0.75] {
                let x = a.x + (b.x - a.x) * part
                let straight = a.y + (b.y - a.y) * part
                // Upright distance times the cosine of the drawn slope is the distance as seen.
                let slope = (b.y - a.y) / height * 800 / ((b.x - a.x) / 2 * 1200)
                let seen = abs(motion.state(at: x).position - straight) / height * 800
                worst = max(worst, seen / (1 + slope * slope).squareRoot())
            }
        }
        #expect(worst < 0.5)
        #expect(samples.count < 3000)
    }

    @Test("times that are asked for are sampled exactly, ends included")
    func exact() {
        let samples = CurveSampler(steps: 7).samples(over: 0...1, including: [0.230283, 5]) { Sample($0, $0 * $0) }
        #expect(samples.first?.x == 0 && samples.last?.x == 1)
        #expect(samples.contains { $0.x == 0.230283 })
        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.x < $1.x })
    }

    // The closed forms, their derivatives' roots and their crossing, in 40 digits by mpmath.
    @Test(
        "two motions are farthest apart, and equal again, when arithmetic says so",
        arguments: [
            ((0.12, 0.0), (0.35, 0.35), 0.0549604362928953, 47.4161523938687, [0.1663878674536972]),
            ((0.5, 0.15), (0.5, 0.3), 0.2310558697880791, -9.073429014345911, []),
        ])
    func difference(
        _ one: (Double, Double), _ other: (Double, Double), _ time: Double, _ percent: Double, _ crossings: [Double]
    ) throws {
        let difference = MotionDifference(
            SpringMotion(try Spring(duration: one.0, bounce: one.1)),
            less: SpringMotion(try Spring(duration: other.0, bounce: other.1)), words: "", until: 0.55)
        let farthest = try #require(difference.farthest)
        #expect(abs(farthest - time) < 1e-9)
        #expect(abs(difference.value(at: farthest) - percent) < 1e-9)
        #expect(difference.crossings.count == crossings.count)
        for (found, wanted) in zip(difference.crossings, crossings) { #expect(abs(found - wanted) < 1e-9) }
    }

    @Test(
        "a phase portrait has at most four even times before the motion has settled",
        arguments: [
            (0.3346, [0.1, 0.2, 0.3]), (0.1, [0.02, 0.04, 0.06, 0.08]), (4.1, [1, 2, 3, 4]), (0, []), (.infinity, []),
        ] as [(Double, [Double])])
    func times(_ settled: Double, _ times: [Double]) {
        let found = PhasePortrait.times(until: settled)
        #expect(found.count == times.count)
        for (time, wanted) in zip(found, times) { #expect(abs(time - wanted) < 1e-12) }
    }

    @Test("a jump is drawn upright")
    func jump() {
        let samples = CurveSampler().samples(over: 0...4) { Sample($0, $0 < 1.8 ? 0 : 1) }
        let width = zip(samples, samples.dropFirst()).first { $0.y != $1.y }.map { $1.x - $0.x } ?? 1
        // Half a pixel of a drawing 1200 wide.
        #expect(width / 4 * 1200 < 0.5)
    }

    @Test("a range that is not finite or has no length gives no line")
    func badRanges() {
        #expect(CurveSampler().samples(over: 0...Double.infinity) { Sample($0, 0) }.isEmpty)
        #expect(CurveSampler().samples(over: 1...1) { Sample($0, 2) } == [Sample(1, 2)])
    }

    @Test(
        "the area that a curve enters unseen is shaded, and no other",
        arguments: [
            (0.0...1.0, [true, true]), (0.0...2.0, [true, false]), (-1.0...1.0, [false, true]),
            (-1.0...2.0, [false, false]),
        ])
    func shade(visible: ClosedRange<Double>, sides: [Bool]) {
        let panel = PropertyPanel("Opacity", visible: visible, curves: [Curve("") { -0.1 + $0 * 1.2 }])
            .panel(over: .time(domain: 0...1), duration: 1, sampler: CurveSampler())
        #expect(panel.bands.contains { $0.range.upperBound == visible.lowerBound } == sides[0])
        #expect(panel.bands.contains { $0.range.lowerBound == visible.upperBound } == sides[1])
        #expect(panel.bands.count == sides.filter { $0 }.count)
    }

    @Test("the legend does not repeat what the heading says")
    func words() throws {
        var figure = try ChartSamples.pressRelease()
        #expect(figure.chart.panels[0].series.filter(\.isInLegend).map(\.detail) == ["", ""])
        figure.title = "Press and release"
        #expect(
            figure.chart.panels[0].series.filter(\.isInLegend).map(\.detail) == [
                ChartSamples.pressWords, ChartSamples.releaseWords,
            ])
        #expect(figure.chart.legend == .header)
    }

    @Test("after a hold the release takes over where the press was")
    func handOff() throws {
        let hold = 0.08
        let from = SpringMotion(try Spring(duration: 0.12, bounce: 0)).state(at: hold)
        let release = SpringMotion(
            DampedOscillator(try Spring(duration: 0.35, bounce: 0.35)), from: from, to: 0)
        let chart = try ChartSamples.pressRelease(handOff: .init(after: hold, motion: release)).chart
        let (before, after) = (chart.panels[0].series[0].samples, chart.panels[0].series[1].samples)
        let last = try #require(before.last { $0.y.isFinite })
        let first = try #require(after.first { $0.y.isFinite })
        #expect(last.x == hold && first.x == hold)
        #expect(abs(last.y - first.y) < 1e-12)
        #expect(chart.panels[0].lines.contains { $0.orientation == .vertical && $0.value == hold })
        #expect(chart.panels[0].lines.contains { $0.label == "release at 80 ms" })
    }

    /// ζ = 0.65, ω₀ = 2π/0.35: every extreme of the swing lies at e^(−aπn/ω_d), below the envelope by √(1 − ζ²).
    @Test("the envelope touches no less than every swing", arguments: [1.0, 2, 3])
    func envelope(swing: Double) throws {
        let oscillator = DampedOscillator(try Spring(duration: 0.35, bounce: 0.35))
        let envelope = try #require(StepResponse.envelope(of: oscillator))
        let ratio = 0.65, rest = (1 - ratio * ratio).squareRoot()
        let natural = 2 * Double.pi / 0.35
        let time = Double.pi * swing / (natural * rest)
        let extreme = abs(
            1
                - SpringMotion(oscillator, from: MotionState(position: 0, velocity: 0), to: 1)
                .state(at: time).position)
        #expect(abs(envelope(time) * rest - extreme) < 1e-12)
        #expect(StepResponse.envelope(of: DampedOscillator(try Spring(duration: 0.35, bounce: 0))) == nil)
    }

    @Test(
        "values in words tell a thousandth of the panel's span",
        arguments: [(0.04, 4), (14.0, 1), (20, 1), (1, 2), (150, 0), (5000, 0), (1e-12, 12), (0, 2)])
    func decimals(span: Double, decimals: Int) {
        #expect(ValueText.decimals(span: span, magnitude: 1) == decimals)
    }

    @Test(
        "times in words",
        arguments: [
            (0.334634, AxisUnit.milliseconds, "335 ms"), (0.0071, .milliseconds, "7.1 ms"),
            (0.334634, .seconds, "0.335 s"), (1.234, .seconds, "1.23 s"),
        ])
    func times(seconds: Double, unit: AxisUnit, words: String) {
        #expect(ValueText.time(seconds, unit) == words)
    }
}
