import CLibrary
import TestSupport
import Testing

@testable import Springs

@Suite("The spring behind a recording")
struct SpringFitTests {
    /// What analysis.md's Cramér–Rao bounds are for: 60 samples a second, noise of 1 % of the travel.
    private static func recording(
        _ spring: Spring, rate: Double = 60, noise: Double = 0.01, dice: inout Dice, from: Double = 0, to: Double = 1,
        velocity: Double = 0
    ) throws -> Recording {
        let start = 0.1 + dice.fraction() / rate
        let settled = StepMetrics(spring).settlingTime(within: 0.001)?.seconds ?? 1
        let count = Int((start + 1.2 * settled) * rate)
        let motion = SpringMotion(spring, velocity: velocity)
        let times = (0...count).map { Double($0) / rate }
        return try Recording(
            times: times,
            values: times.map { time in
                let way = time > start ? motion.state(at: time - start).position : 0
                return from + (to - from) * (way + noise * dice.normal())
            })
    }

    @Test(
        "the error is within 15 % of the least possible, and the intervals hold what they promise",
        arguments: [
            (0.12, 0.0, 0.076, 0.062), (0.35, 0.35, 0.0167, 0.0089), (0.5, 0.3, 0.0164, 0.0089),
            (0.5, -0.3, 0.075, 0.043),
        ])
    func efficient(duration: Double, bounce: Double, durationBound: Double, bounceBound: Double) throws {
        var dice = Dice(seed: 7)
        let spring = try Spring(duration: duration, bounce: bounce)
        var given = SpringFit.Given()
        given.model = .spring
        var (durationSquares, bounceSquares, held, bounceHeld, bounds) = (0.0, 0.0, 0, 0, 0.0)
        let count = 400
        for _ in 0..<count {
            let fit = try SpringFit(Self.recording(spring, dice: &dice), given: given)
            let found = try #require(fit.bounce)
            durationSquares += pow(fit.duration.value / duration - 1, 2)
            bounceSquares += pow(found.value - bounce, 2)
            held += fit.duration.interval?.contains(duration) == true ? 1 : 0
            bounceHeld += found.interval?.contains(bounce) == true ? 1 : 0
            bounds += (fit.duration.bound ?? 0) / Double(count)
        }
        #expect((durationSquares / Double(count)).squareRoot() <= 1.15 * durationBound)
        #expect((bounceSquares / Double(count)).squareRoot() <= 1.15 * bounceBound)
        #expect((368...392).contains(held), "\(held) of 400")
        #expect((368...392).contains(bounceHeld), "\(bounceHeld) of 400")
    }

    @Test("a press and its release are told apart, each with its spring", arguments: [0.0, 0.003])
    func twoMotions(noise: Double) throws {
        var dice = Dice(seed: 11)
        let (press, release) = (try Spring(duration: 0.3, bounce: 0), try Spring(duration: 0.5, bounce: 0.3))
        let (start, hold) = (0.1, 0.25)
        let down = SpringMotion(press)
        let handed = down.state(at: hold)
        let back = SpringMotion(DampedOscillator(release), from: handed, to: 0)
        let times = (0..<160).map { Double($0) / 120 }
        let values = times.map { time in
            let since = time - start
            let way =
                since <= 0 ? 0 : since < hold ? down.state(at: since).position : back.state(at: since - hold).position
            return 1 - 0.04 * way + 0.04 * noise * dice.normal()
        }
        let split = try SplitFit(Recording(times: times, values: values))
        #expect(split.motions.count == 2 && split.gain > 40)
        let tolerance = noise == 0 ? 1e-6 : 0.06
        for (motion, spring) in zip(split.motions, [press, release]) {
            #expect(abs(motion.duration.value / spring.duration - 1) < tolerance, "\(motion.duration.value)")
            #expect(abs((motion.bounce?.value ?? 9) - spring.bounce) < tolerance, "\(motion.bounce?.value ?? 9)")
        }
    }

    @Test("one motion is not cut in two")
    func oneMotion() throws {
        var dice = Dice(seed: 5)
        let spring = try Spring(duration: 0.35, bounce: 0.35)
        for _ in 0..<6 {
            #expect(try SplitFit(Self.recording(spring, rate: 60, dice: &dice)).motions.count == 1)
        }
    }

    @Test("a curve is called what it is", arguments: [TimingCurve.easeInOut, .easeOut, .easeIn, .linear])
    func eases(curve: TimingCurve) throws {
        var dice = Dice(seed: 1)
        let times = (0..<90).map { Double($0) / 120 }
        for noise in [0, 0.004] {
            let values = times.map { curve.value(at: min(max($0 - 0.1, 0) / 0.4, 1)) + noise * dice.normal() }
            let fit = try SpringFit(Recording(times: times, values: values))
            #expect(fit.model == (curve == .linear ? .linear : .bezier), "\(noise) \(fit.scores)")
            #expect(abs(fit.duration.value - 0.4) < (noise == 0 ? 1e-4 : 0.05), "\(fit.duration.value)")
        }
    }

    @Test("still samples before the start change nothing")
    func stillLead() throws {
        var dice = Dice(seed: 21)
        let spring = try Spring(duration: 0.35, bounce: 0.35)
        let recording = try Self.recording(spring, noise: 0, dice: &dice)
        let padded = try Recording(
            times: (0..<60).map { Double($0 - 60) / 60 } + recording.times,
            values: Array(repeating: 0, count: 60) + recording.values)
        let (plain, led) = (try SpringFit(recording), try SpringFit(padded))
        #expect(abs(plain.duration.value - led.duration.value) < 1e-9)
    }

    @Test("duplicates, gaps and any order are taken as they are")
    func untidy() throws {
        var dice = Dice(seed: 2)
        let spring = try Spring(duration: 0.5, bounce: 0.3)
        let tidy = try Self.recording(spring, rate: 120, noise: 0, dice: &dice)
        let kept = tidy.times.indices.filter { $0 % 7 != 3 && !(30...36).contains($0) }
        let order = (kept + kept.prefix(20)).shuffled(using: &dice)
        let fit = try SpringFit(Recording(times: order.map { tidy.times[$0] }, values: order.map { tidy.values[$0] }))
        #expect(abs(fit.duration.value - 0.5) < 1e-9 && abs((fit.bounce?.value ?? 0) - 0.3) < 1e-9)
    }

    @Test("what cannot be fitted says why")
    func refused() throws {
        #expect(throws: RecordingError.constant(3)) {
            try Recording(times: (0..<20).map(Double.init), values: Array(repeating: 3, count: 20))
        }
        #expect(throws: RecordingError.oneTime(2)) {
            try Recording(times: Array(repeating: 2, count: 20), values: (0..<20).map(Double.init))
        }
        #expect(throws: RecordingError.notFinite(sample: 4)) {
            try Recording(times: [0, 1, 2, 3, 4, 5], values: [0, 0, 0, .nan, 1, 1])
        }
        var dice = Dice(seed: 9)
        let times = (0..<80).map { Double($0) / 60 }
        #expect(throws: FitError.self) {
            try SpringFit(Recording(times: times, values: times.map { _ in dice.normal() }))
        }
        var given = SpringFit.Given()
        given.velocity = nil
        #expect(throws: FitError.velocityNeedsStart) {
            try SpringFit(Recording(times: times, values: times), given: given)
        }
    }

    @Test(
        "exact data comes back",
        arguments: [(0.12, 0.0), (0.35, 0.35), (0.5, -0.3), (1.2, 0.85)], [(0.0, 1.0), (18, 32), (1, 0.96), (-5, 300)])
    func exact(spring: (Double, Double), ends: (Double, Double)) throws {
        var dice = Dice(seed: 3)
        let made = try Spring(duration: spring.0, bounce: spring.1)
        let fit = try SpringFit(
            Self.recording(made, rate: 240, noise: 0, dice: &dice, from: ends.0, to: ends.1))
        #expect(abs(fit.duration.value / spring.0 - 1) < 1e-9, "\(fit.duration.value)")
        #expect(abs((fit.bounce?.value ?? 9) - spring.1) < 1e-9, "\(fit.bounce?.value ?? 9)")
        #expect(abs(fit.from - ends.0) + abs(fit.to - ends.1) < 1e-8)
    }
}
