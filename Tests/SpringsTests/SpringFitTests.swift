import CLibrary
import Testing

@testable import Springs

@Suite("The spring behind a recording")
struct SpringFitTests {
    /// What analysis.md's Cramér–Rao bounds are for: 60 samples a second, noise of 1 % of the travel.
    private static func recording(
        _ spring: Spring, rate: Double = 60, noise: Double = 0.01, dice: inout Noise, from: Double = 0, to: Double = 1,
        velocity: Double = 0
    ) throws -> Recording {
        let start = 0.1 + dice.uniform() / rate
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
        var dice = Noise(seed: 7)
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

    @Test(
        "exact data comes back",
        arguments: [(0.12, 0.0), (0.35, 0.35), (0.5, -0.3), (1.2, 0.85)], [(0.0, 1.0), (18, 32), (1, 0.96), (-5, 300)])
    func exact(spring: (Double, Double), ends: (Double, Double)) throws {
        var dice = Noise(seed: 3)
        let made = try Spring(duration: spring.0, bounce: spring.1)
        let fit = try SpringFit(
            Self.recording(made, rate: 240, noise: 0, dice: &dice, from: ends.0, to: ends.1))
        #expect(abs(fit.duration.value / spring.0 - 1) < 1e-9, "\(fit.duration.value)")
        #expect(abs((fit.bounce?.value ?? 9) - spring.1) < 1e-9, "\(fit.bounce?.value ?? 9)")
        #expect(abs(fit.from - ends.0) + abs(fit.to - ends.1) < 1e-8)
    }
}

/// Seeded noise.
struct Noise {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func uniform() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }

    /// Box and Muller's normal deviate.
    mutating func normal() -> Double {
        (-2 * log(1 - uniform())).squareRoot() * cos(2 * .pi * uniform())
    }
}
