import Foundation
import Springs
import TestSupport
import Testing

/// A row of Tests/References/motions.csv.
private struct MotionReference {
    let spring: Spring
    let velocity: Double
    let time: Double
    let expected: MotionState

    init(_ row: [String]) throws {
        let numbers = try row.dropFirst().map(number)
        let (a, b, c) = (numbers[0], numbers[1], numbers[2])
        spring =
            switch row[0] {
            case "response": try Spring(response: a, dampingRatio: b)
            case "bounce": try Spring(duration: a, bounce: b)
            default: try Spring(mass: a, stiffness: b, damping: c)
            }
        (velocity, time) = (numbers[3], numbers[4])
        expected = MotionState(position: numbers[5], velocity: numbers[6])
    }

    static func all() throws -> [MotionReference] {
        try CSVTable(reference: "motions.csv").rows.map(MotionReference.init)
    }

    /// The size of the motion: positions are of the order of 1 + |v₀|/ω₀.
    var scale: Double { 1 + abs(velocity) / spring.naturalFrequency }
    /// What a phase of 32 digits can be wrong by: matters after 10¹⁷ periods alone.
    var phaseError: Double { spring.naturalFrequency * time * 1e-32 }
}

@Suite("Spring motion")
struct SpringMotionTests {
    @Test("Position is within 1e-15 of the motion's size of the 80-digit reference")
    func position() throws {
        var worst = (error: 0.0, row: "")
        for reference in try MotionReference.all() {
            let motion = SpringMotion(reference.spring, velocity: reference.velocity)
            let error =
                abs(motion.state(at: reference.time).position - reference.expected.position) / reference.scale
                - reference.phaseError
            if !(error <= worst.error) { worst = (error, "\(reference)") }
        }
        #expect(worst.error <= 1e-15, "\(worst.row)")
    }

    @Test("Velocity is within 2e-15 of ω₀ times the motion's size of the reference's difference quotient")
    func velocity() throws {
        var worst = (error: 0.0, row: "")
        for reference in try MotionReference.all() {
            let motion = SpringMotion(reference.spring, velocity: reference.velocity)
            let size = reference.scale * reference.spring.naturalFrequency
            let error =
                abs(motion.state(at: reference.time).velocity - reference.expected.velocity) / size
                - reference.phaseError
            if !(error <= worst.error) { worst = (error, "\(reference)") }
        }
        #expect(worst.error <= 2e-15, "\(worst.row)")
    }

    @Test("The way done from rest keeps its digits at the smallest times")
    func smallTimes() throws {
        var worst = (error: 0.0, row: "")
        for reference in try MotionReference.all() where reference.velocity == 0 && reference.expected.position < 0.5 {
            let position = SpringMotion(reference.spring).state(at: reference.time).position
            let error = abs(position - reference.expected.position) / reference.expected.position
            if !(error <= worst.error), reference.expected.position > 0 { worst = (error, "\(reference)") }
        }
        #expect(worst.error <= 2e-15, "\(worst.row)")
    }

    static let springs: [Spring] = {
        let bounces = [1, 0.999, 0.65, 0.3, 1e-9, 0, -1e-9, -0.2, -0.9, -0.999999]
        return bounces.compactMap { try? Spring(duration: 0.5, bounce: $0) }
    }()

    @Test("The state after t₁ + t₂ is the state t₂ after the state at t₁", arguments: springs)
    func semigroup(_ spring: Spring) {
        let oscillator = DampedOscillator(spring)
        let start = MotionState(position: 0.25, velocity: -3)
        for (first, second) in [(0.03125, 0.0625), (0.25, 0.5), (1, 0.125), (2, 3)] {
            let whole = SpringMotion(oscillator, from: start, to: 2).state(at: first + second)
            let half = SpringMotion(oscillator, from: start, to: 2).state(at: first)
            let rest = SpringMotion(oscillator, from: half, to: 2).state(at: second)
            #expect(abs(whole.position - rest.position) <= 1e-14)
            #expect(abs(whole.velocity - rest.velocity) <= 1e-14 * spring.naturalFrequency)
        }
    }

    @Test("Energy ½mv² + ½ky² never rises", arguments: springs)
    func energy(_ spring: Spring) {
        // About a target of 0, where the displacement keeps its digits to the end.
        let motion = SpringMotion(
            DampedOscillator(spring), from: MotionState(position: -1, velocity: 20), to: 0)
        var previous = Double.infinity
        var rises: [Double] = []
        for index in 0...4000 {
            let state = motion.state(at: Double(index) * 0.002)
            let energy =
                0.5 * spring.mass * state.velocity * state.velocity
                + 0.5 * spring.stiffness * state.position * state.position
            if energy > previous * (1 + 4e-15) { rises.append(energy / previous - 1) }
            previous = energy
        }
        #expect(rises.isEmpty)
    }

    @Test("Mass, stiffness and damping in proportion give the same motion", arguments: [1e-3, 0.25, 3, 70])
    func proportion(_ factor: Double) throws {
        let one = SpringMotion(try Spring(mass: 1, stiffness: 170, damping: 15), velocity: 2)
        let scaled = SpringMotion(
            try Spring(mass: factor, stiffness: 170 * factor, damping: 15 * factor), velocity: 2)
        for time in [0.01, 0.1, 0.4, 1.5] {
            #expect(abs(one.state(at: time).position - scaled.state(at: time).position) <= 1e-14)
        }
    }

    @Test("A heavier mass on the same spring is slower: time scales by √m", arguments: [0.25, 4, 16])
    func heavier(_ mass: Double) throws {
        let light = SpringMotion(try Spring(mass: 1, stiffness: 100, damping: 5))
        let slow = mass.squareRoot()
        let heavy = SpringMotion(try Spring(mass: mass, stiffness: 100, damping: 5 * slow))
        for time in [0.05, 0.2, 0.7] {
            #expect(abs(light.state(at: time).position - heavy.state(at: time * slow).position) <= 1e-14)
        }
    }

    @Test("Motion passes critical damping without a step", arguments: [1e-3, 0.05, 0.3, 0.5, 1.7, 6])
    func continuity(time: Double) throws {
        let critical = SpringMotion(try Spring(duration: 0.5, bounce: 0)).state(at: time).position
        // |∂x/∂b| = |∂x/∂ζ| ≤ 1 for these times, so the distance is at most that of the bounces.
        for bounce in [1e-3, 1e-6, 1e-9, 1e-12, 1e-15, 1e-17, 1e-300] {
            for signed in [bounce, -bounce] {
                let position = SpringMotion(try Spring(duration: 0.5, bounce: signed)).state(at: time).position
                #expect(abs(position - critical) <= 1.01 * bounce + 4e-16)
            }
        }
    }

    @Test("Series and direct formula meet without a step", arguments: springs)
    func noThreshold(_ spring: Spring) {
        let oscillator = DampedOscillator(spring)
        // Crosses z = 1, wt = 1, 2wt = 1 and C = ½; travel is smooth, so its second difference is tiny.
        let step = 0.0005
        for index in 1..<800 {
            let time = Double(index) * step
            let (a, b, c) = (time - step / 1e3, time, time + step / 1e3)
            let bend = oscillator.travel(at: a) - 2 * oscillator.travel(at: b) + oscillator.travel(at: c)
            let bound = pow(spring.naturalFrequency * step / 1e3, 2) * 1.1
            #expect(abs(bend) <= bound + 1e-15)
        }
    }

    @Test(
        "The initial state holds up to time 0, and a late time is at the target exactly", arguments: springs.dropFirst()
    )
    func ends(_ spring: Spring) {
        let start = MotionState(position: 0.96, velocity: 1.5)
        let motion = SpringMotion(DampedOscillator(spring), from: start, to: 1)
        #expect(motion.state(at: 0) == start)
        #expect(motion.state(at: -1) == start)
        #expect(motion.state(at: 1e9) == MotionState(position: 1, velocity: 0))
        #expect(motion.state(at: .infinity) == MotionState(position: 1, velocity: 0))
    }
}
