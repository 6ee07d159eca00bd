import Foundation
import Springs
import Testing

/// One set of numbers and what it is worth in the others. Published: Apple's documentation of `Spring`; the rest by hand
/// at 50 digits.
struct ParameterFact: CustomTestStringConvertible, Sendable {
    enum Given: Sendable {
        case duration(Double, bounce: Double)
        case physical(_ mass: Double, _ stiffness: Double, _ damping: Double)

        func spring() throws -> Spring {
            switch self {
            case .duration(let duration, let bounce): try Spring(duration: duration, bounce: bounce)
            case .physical(let mass, let stiffness, let damping):
                try Spring(mass: mass, stiffness: stiffness, damping: damping)
            }
        }
    }

    let given: Given
    let quantity: KeyPath<Spring, Double> & Sendable
    let value: Double
    let tolerance: Double

    init(_ given: Given, _ quantity: KeyPath<Spring, Double> & Sendable, _ value: Double, within tolerance: Double) {
        self.given = given
        self.quantity = quantity
        self.value = value
        self.tolerance = tolerance
    }

    var testDescription: String { "\(quantity) of \(given)" }
}

@Suite("Spring parameters")
struct SpringParametersTests {
    static let facts: [ParameterFact] = [
        .init(.duration(0.5, bounce: 0.3), \.stiffness, 157.9, within: 0.05),
        .init(.duration(0.5, bounce: 0.3), \.damping, 17.6, within: 0.05),
        .init(.duration(0.5, bounce: 0.3), \.mass, 1, within: 0),
        .init(.physical(1, 100, 10), \.duration, 0.63, within: 0.005),
        .init(.physical(1, 100, 10), \.bounce, 0.5, within: 1e-15),
        .init(.duration(0.35, bounce: 0.35), \.stiffness, 322.27280, within: 5e-6),
        .init(.duration(0.35, bounce: 0.35), \.damping, 23.337545, within: 5e-7),
        .init(.duration(0.12, bounce: 0), \.stiffness, 2741.5568, within: 5e-5),
        .init(.duration(0.12, bounce: 0), \.damping, 104.71976, within: 5e-6),
        .init(.duration(0.7, bounce: -0.2), \.stiffness, 80.57, within: 0.005),
        .init(.duration(0.7, bounce: -0.2), \.dampingRatio, 1.25, within: 1e-15),
    ]

    @Test("A spring has the published parameters", arguments: facts)
    func fact(_ fact: ParameterFact) throws {
        #expect(abs(try fact.given.spring()[keyPath: fact.quantity] - fact.value) <= fact.tolerance)
    }

    @Test(
        "Parameters come back after a tour through the other forms",
        arguments: [1e-9, 0.12, 0.35, 1, 20, 1e9],
        [-0.999999, -0.99, -0.5, -1e-9, 0, 1e-12, 0.3, 0.65, 0.999, 1])
    func roundTrip(duration: Double, bounce: Double) throws {
        let start = try Spring(duration: duration, bounce: bounce)
        let physical = try Spring(mass: start.mass, stiffness: start.stiffness, damping: start.damping)
        let ratio = try Spring(response: physical.response, dampingRatio: physical.dampingRatio)
        let end = try Spring(duration: ratio.duration, bounce: ratio.bounce)
        #expect(abs(end.duration - duration) <= 1e-12 * duration)
        #expect(abs(end.bounce - bounce) <= 1e-12)
        #expect(abs(physical.bounce - bounce) <= 1e-12)
    }

    @Test(
        "A spring described by mass, stiffness and damping keeps them to the last digit",
        arguments: [(0.5, 170.0, 26.0), (3, 1e-6, 1e6), (1e-3, 45000, 0)])
    func physical(mass: Double, stiffness: Double, damping: Double) throws {
        let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
        #expect(spring.mass == mass)
        #expect(spring.stiffness == stiffness)
        #expect(spring.damping == damping)
    }

    @Test(
        "A regime follows from the damping ratio",
        arguments: [
            (0, DampingRegime.undamped), (1e-9, .underdamped), (0.5, .underdamped), (1 - 1e-9, .underdamped),
            (1, .critical), (1 + 1e-9, .overdamped), (20, .overdamped),
        ] as [(Double, DampingRegime)])
    func regime(dampingRatio: Double, regime: DampingRegime) throws {
        #expect(try Spring(response: 0.5, dampingRatio: dampingRatio).dampingRegime == regime)
    }

    @Test(
        "A critical damping of 2√(km) counts as critical for any stiffness", arguments: [1.0, 170, 322.2728, 1e-7, 3e8])
    func criticalStiffness(_ stiffness: Double) throws {
        let damping = 2 * stiffness.squareRoot()
        #expect(try Spring(mass: 1, stiffness: stiffness, damping: damping).dampingRegime == .critical)
    }

    @Test("Overdamping is taken back to critical damping of the same frequency unless allowed")
    func overDamping() throws {
        let clamped = try Spring(mass: 2, stiffness: 200, damping: 90, allowOverDamping: false)
        #expect(clamped.dampingRegime == .critical)
        #expect(clamped.naturalFrequency == 10)
        #expect(clamped.mass == 2)
        #expect(try Spring(mass: 2, stiffness: 200, damping: 90, allowOverDamping: true).dampingRatio == 2.25)
        #expect(try Spring(mass: 2, stiffness: 200, damping: 10, allowOverDamping: false).damping == 10)
    }

    @Test(
        "A spring made for a settling duration reaches epsilon there",
        arguments: [0.01, 0.3, 0.825, 0.999, 1, 7], [0.01, 0.5, 3, 10])
    func settlingDuration(dampingRatio: Double, settlingDuration: Double) throws {
        let spring = try Spring(settlingDuration: settlingDuration, dampingRatio: dampingRatio)
        let ratio = min(dampingRatio, 1)
        #expect(spring.dampingRatio == ratio)
        // The exact roots: a logarithm, and for ζ = 1 (1 + u)e^(−u) = 0.001 at u = 9.2334134764516.
        let frequency =
            ratio < 1
            ? log(ratio / (1 - ratio * ratio).squareRoot() / 0.001) / (ratio * settlingDuration)
            : 9.2334134764516 / settlingDuration
        // Newton stops after a step of at most epsilon; the root is then better than one more epsilon.
        #expect(abs(spring.naturalFrequency - frequency) <= 0.001)
    }

    @Test("The settling duration is taken into 0.01…10 s", arguments: [(1e-4, 0.01), (99, 10)])
    func settlingClamp(given: Double, taken: Double) throws {
        let clamped = try Spring(settlingDuration: given, dampingRatio: 0.5)
        #expect(try clamped == Spring(settlingDuration: taken, dampingRatio: 0.5))
    }

    @Test("A damping ratio whose envelope starts below epsilon is refused", arguments: [0, 1e-6, 9e-4])
    func settlingRefused(_ dampingRatio: Double) {
        #expect(throws: SpringError.neverReachesEpsilon(dampingRatio: dampingRatio, epsilon: 0.001)) {
            try Spring(settlingDuration: 0.5, dampingRatio: dampingRatio)
        }
    }

    @Test("Numbers that make no spring are refused", arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
    func refused(_ value: Double) {
        #expect(throws: SpringError.self) { try Spring(duration: value, bounce: 0) }
        #expect(throws: SpringError.self) { try Spring(response: value, dampingRatio: 1) }
        #expect(throws: SpringError.self) { try Spring(mass: value, stiffness: 1, damping: 1) }
        #expect(throws: SpringError.self) { try Spring(mass: 1, stiffness: value, damping: 1) }
    }

    @Test(
        "Numbers that would overflow together are refused",
        arguments: [(1e-200, 1e200, 1.0), (1e200, 1e200, 1), (1e-200, 1e-200, 1), (1, 1, 1e200), (1, 1e-30, 1e5)])
    func beyondArithmetic(mass: Double, stiffness: Double, damping: Double) {
        #expect(throws: SpringError.beyondArithmetic) {
            try Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
    }

    @Test("Bounce above 1 is refused by the animation and taken as 1 by the struct")
    func structBounce() throws {
        #expect(throws: SpringError.bounceOutOfRange(1.5)) { try Spring(duration: 0.5, bounce: 1.5) }
        let (spring, warnings) = try Spring.swiftUIStruct(duration: 0.5, bounce: 1.5)
        #expect(spring.bounce == 1)
        #expect(warnings == [.structBounceClamped(bounce: 1.5)])
        #expect(throws: SpringError.bounceOutOfRange(-1)) { try Spring.swiftUIStruct(duration: 0.5, bounce: -1) }
    }

    @Test("Force pulls towards the target and against the motion, overdamped or not")
    func force() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 50)
        #expect(spring.force(target: 2, position: 1.5, velocity: 0.25) == 37.5)
    }

    // 9.2334134764516/ω₀ at 50 digits; SwiftUI's scan answers a multiple of 0.1 s.
    @Test(
        "A spring that is critical by rule is exactly critical",
        arguments: [(2.0, 300.0, 0.753905053381471, 0.8), (3, 1000, 0.505734884382473, 0.6)])
    func criticalByRule(_ mass: Double, _ stiffness: Double, _ settling: Double, _ scanned: Double) throws {
        let cut = try Spring(mass: mass, stiffness: stiffness, damping: 500, allowOverDamping: false)
        let ratio = try Spring(mass: mass, stiffness: stiffness, dampingRatio: 1)
        for spring in [cut, ratio] {
            #expect(spring.dampingDeficit == 0)
            #expect(spring.mass == mass)
            #expect(spring.stiffness == stiffness)
            let reported = ReportedSettling(spring)
            #expect(abs((reported.coreAnimation ?? 0) - settling) < 1e-12)
            #expect(abs(reported.swiftUI - scanned) < 1e-12)
        }
    }

    @Test("Mass, stiffness and damping ratio come back to the last digit")
    func stiffnessAndRatio() throws {
        let spring = try Spring(mass: 3, stiffness: 7, dampingRatio: 0.3)
        #expect(spring.mass == 3)
        #expect(spring.stiffness == 7)
        #expect(spring.dampingRatio == 0.3)
        #expect(spring.dampingDeficit == 0.7)
        // 0.6·√21
        #expect(abs(spring.damping - 2.749545416973504) < 1e-15)
        #expect(throws: SpringError.negative(parameter: "damping ratio", value: -1)) {
            try Spring(stiffness: 1, dampingRatio: -1)
        }
        #expect(throws: SpringError.beyondArithmetic) { try Spring(stiffness: 1, dampingRatio: 1e300) }
    }
}
