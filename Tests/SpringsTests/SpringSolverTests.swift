import TestSupport
import Testing

@testable import Springs

@Suite("Springs with given numbers")
struct SpringSolverTests {
    /// Made by Tests/References/solutions.py.
    static let solutions = (try? CSVTable(reference: "solutions.csv").records) ?? []

    private static func wish(_ id: String, _ value: Double) throws -> SpringWish {
        try SpringWish(try #require(Metric(named: id)), value)
    }

    @Test("every solution of a brute-force search is found, and no other", arguments: solutions)
    func bruteForce(row: [String: String]) throws {
        let wishes = try ["first", "second"].map {
            try Self.wish(row[$0] ?? "", try number(row["\($0)_value"] ?? ""))
        }
        let expected = try (row["solutions"] ?? "").split(separator: ";").map {
            try $0.split(separator: ":").map(number)
        }
        let found = try SpringSolver(wishes[0], wishes[1]).springs.filter { (-0.95...0.97).contains($0.bounce) }
        #expect(found.count == expected.count, "\(found.map { ($0.duration, $0.bounce) })")
        for (spring, values) in zip(found, expected) {
            #expect(abs(spring.duration / values[0] - 1) < 1e-6 && abs(spring.bounce - values[1]) < 1e-6)
        }
    }

    @Test("the order of two wishes does not matter")
    func order() throws {
        let (one, other) = (try Self.wish("peak_time_s", 0.2), try Self.wish("settling_time_2_percent_s", 0.45))
        let springs = try SpringSolver(one, other).springs
        let swapped = try SpringSolver(other, one).springs
        #expect(springs.count == swapped.count && !springs.isEmpty)
        for (a, b) in zip(springs, swapped) {
            #expect(a.duration ≈ (b.duration ± 1e-12))
            #expect(a.bounce ≈ (b.bounce ± 1e-12))
        }
    }

    /// Published and rounded: an overshoot of 10 % is ζ 0.591155.
    @Test("an overshoot of 10 % within 1 % after 0.4 s is .spring(duration: 0.403830, bounce: 0.408845)")
    func published() throws {
        let springs = try SpringSolver(
            Self.wish("overshoot_percent", 10), Self.wish("settling_time_1_percent_s", 0.4)
        ).springs
        let spring = try #require(springs.first)
        #expect(springs.count == 1)
        #expect(spring.duration ≈ (0.403830 ± 5e-7))
        #expect(spring.bounce ≈ (0.408845 ± 5e-7))
        #expect(spring.dampingRatio ≈ (0.591155 ± 5e-7))
        let critical = try SpringSolver(Self.wish("bounce", 0), Self.wish("settling_time_2_percent_s", 0.9285)).springs
        #expect(critical.count == 1)
        #expect((critical.first?.duration ?? 0) ≈ (1 ± 1e-4))
    }

    @Test(
        "a description comes back to the last digit",
        arguments: [
            ("duration_s", 0.35, "bounce", 0.35), ("response_s", 0.4, "damping_ratio", 0.7),
            ("stiffness", 170, "damping", 26), ("stiffness", 100, "damping_ratio", 1.5),
            ("bounce", -0.3, "duration_s", 0.1),
        ])
    func descriptions(first: String, one: Double, second: String, other: Double) throws {
        let wishes = (try Self.wish(first, one), try Self.wish(second, other))
        for mass in [1.0, 2] {
            let solver = try SpringSolver(wishes.0, wishes.1, mass: mass)
            let spring = try #require(solver.springs.first)
            #expect(solver.springs.count == 1 && spring.mass == mass)
            let isExact = mass == 1 || first == "stiffness"
            for (metric, value) in [(wishes.0.metric, one), (wishes.1.metric, other)] {
                let reached = try #require(solver.number(metric, of: spring))
                #expect(reached ≈ (value ± (isExact ? 0 : 1e-14)), "\(metric.id)")
            }
        }
    }

    @Test("what is found has what was asked for, thrown or not, heavy or not", arguments: [0.0, 2, -3], [1.0, 2.5])
    func residuals(velocity: Double, mass: Double) throws {
        var dice = Dice(seed: 4)
        let ids = [
            "overshoot_percent", "settling_time_2_percent_s", "peak_time_s", "rise_time_s", "delay_time_s",
            "peak_velocity", "damping", "bounce", "duration_s",
        ]
        for _ in 0..<(velocity == 0 ? 8 : 2) {
            let spring = try Spring(duration: 0.1 + dice.fraction(), bounce: 0.05 + 0.7 * dice.fraction())
            let first = dice.pick(ids)
            let second = dice.pick(ids.filter { $0 != first })
            guard velocity != 0 || ![first, second].allSatisfy(["overshoot_percent", "bounce"].contains) else {
                continue
            }
            var context = try MetricContext(
                Animation(
                    .spring(
                        try Spring(
                            mass: mass, stiffness: spring.stiffness * mass, dampingRatio: spring.dampingRatio),
                        blendDuration: 0)), velocity: velocity)
            let wishes = try [first, second].map { id -> SpringWish in
                let metric = try #require(Metric(named: id))
                return try SpringWish(metric, try #require(metric.value(in: &context).number))
            }
            let solver = try SpringSolver(wishes[0], wishes[1], mass: mass, velocity: velocity)
            #expect(
                solver.springs.contains {
                    abs($0.duration / spring.duration - 1) < 1e-5 && abs($0.bounce - spring.bounce) < 1e-5
                }, "\(first) \(second) of \(spring.duration), \(spring.bounce): \(solver.springs)")
            for found in solver.springs {
                for wish in wishes {
                    let reached = try #require(solver.number(wish.metric, of: found))
                    #expect(abs(wish.miss(reached)) < 1e-6, "\(wish.metric.id) \(reached)")
                }
            }
        }
    }

    @Test("an impossible pair says why, and which spring is nearest")
    func refusals() throws {
        let overshoot = try Self.wish("overshoot_percent", 10)
        let still = try Self.wish("bounce", 0)
        guard case .contradiction(let held, let wish, 0, let needed) = try SpringSolver(overshoot, still).refusal else {
            return #expect(Bool(false))
        }
        #expect(held == still && wish == overshoot)
        #expect((needed ?? 0) ≈ (0.408845 ± 5e-7))
        let (half, third) = (try Self.wish("duration_s", 0.5), try Self.wish("response_s", 0.3))
        #expect(
            try SpringSolver(half, third).refusal
                == .contradiction(held: half, wish: third, implied: 0.5, needed: 0.3))
        let peak = try Self.wish("peak_time_s", 0.2)
        #expect(try SpringSolver(peak, still).refusal == .missing(held: still, wish: peak))
        // T(2 %) is never shorter than the rise.
        let rise = try Self.wish("rise_time_s", 0.2)
        let settle = try Self.wish("settling_time_2_percent_s", 0.1)
        guard case .outside(_, _, let range, let nearest) = try SpringSolver(settle, rise).refusal else {
            return #expect(Bool(false))
        }
        #expect(range.upperBound < 0.1 && nearest.duration > 0)
    }

    @Test("a wish that no spring can have, and one that says what another says, are refused at the door")
    func door() throws {
        #expect(throws: SpringWishError.notPositive(.peakTime, 0)) { try SpringWish(.peakTime, 0) }
        #expect(throws: SpringWishError.negative(.overshoot, -1)) { try SpringWish(.overshoot, -1) }
        #expect(throws: SpringWishError.bounceOutOfRange(-1)) { try SpringWish(.bounce, -1) }
        #expect(throws: SpringWishError.notSolvable(.playedEnd)) { try SpringWish(.playedEnd, 1) }
        #expect(throws: SpringWishError.notSolvable(.mass)) { try SpringWish(.mass, 1) }
        let (bounce, ratio) = (try SpringWish(.bounce, 0.3), try SpringWish(.dampingRatio, 0.7))
        #expect(throws: SpringWishError.superfluous(bounce, ratio)) { try SpringSolver(bounce, ratio) }
    }
}
