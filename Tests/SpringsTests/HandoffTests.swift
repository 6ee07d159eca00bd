import TestSupport
import Testing

@testable import Springs

@Suite("Handing a press to its release")
struct HandoffTests {
    private func handoff(_ row: [String: String]) throws -> Handoff {
        func number(_ name: String) throws -> Double { try #require(Double(row[name] ?? "")) }
        let press = try Spring(duration: try number("press_duration"), bounce: try number("press_bounce"))
        let release = try Spring(duration: try number("release_duration"), bounce: try number("release_bounce"))
        return Handoff(
            HandedOverMotion(
                press: Animation(.spring(press, blendDuration: 0)),
                release: Animation(.spring(release, blendDuration: 0)), hold: try number("hold"),
                from: try number("start"), to: try number("pressed")))
    }

    @Test("extremes and end agree with 30-digit arithmetic")
    func table() throws {
        for row in try CSVTable(reference: "handoffs.csv").records {
            let handoff = try handoff(row)
            #expect(agrees(handoff.atRelease.position, row["value"], within: 1e-14), "\(row)")
            #expect(agrees(handoff.atRelease.velocity, row["velocity"], within: 1e-12), "\(row)")
            #expect(agrees(handoff.deepest.value, row["deepest"], within: 1e-13), "\(row)")
            #expect(agrees(handoff.deepest.timeAfterRelease, row["deepest_after"], within: 1e-11), "\(row)")
            #expect(agrees(handoff.rebound?.value, row["rebound"], within: 1e-13), "\(row)")
            #expect(agrees(handoff.rebound?.timeAfterRelease, row["rebound_after"], within: 1e-11), "\(row)")
            #expect(agrees(handoff.settling.seconds, row["settling"], within: 1e-11), "\(row)")
        }
    }

    @Test("position and velocity are continuous where one spring takes over another")
    func continuous() throws {
        let release = Animation(.spring(try Spring(duration: 0.3), blendDuration: 0), modifiers: [.speed(2)])
        let motion = HandedOverMotion(press: .snappy, release: release, hold: 0.1, from: 1, to: 0.96)
        let before = motion.state(at: 0.1)
        let after = motion.state(at: 0.1.nextUp)
        #expect(abs(before.position - after.position) < 1e-15)
        #expect(abs(before.velocity - after.velocity) < 1e-12)
    }

    @Test("after an eased press a spring starts without velocity")
    func afterEase() {
        let motion = HandedOverMotion(press: .linear, release: .smooth, hold: 0.175)
        #expect(abs(motion.state(at: 0.175).position - 0.5) < 1e-15)
        #expect(abs(motion.state(at: 0.175.nextUp).velocity) < 1e-12)
    }

    @Test("an eased release is layered over a press that goes on")
    func layered() {
        // Press and release run linearly over T = 0.35 s, released at T/2: a product of two straight lines.
        let motion = HandedOverMotion(press: .linear, release: .linear, hold: 0.175)
        let time = 0.28
        let expected = (time / 0.35) * (1 - (time - 0.175) / 0.35)
        #expect(abs(motion.state(at: time).position - expected) < 1e-15)
        // (t/T)(1 − (t − T/2)/T) has its maximum 9/16 at t = 3T/4, a quarter of T after the release.
        let handoff = Handoff(motion)
        #expect(abs(handoff.deepest.value - 0.5625) < 1e-14)
        #expect(abs(handoff.deepest.timeAfterRelease - 0.0875) < 1e-7)
        #expect(handoff.rebound == nil)
        // Beyond T the press is done and the release goes straight to 0 at 3T/2.
        #expect(abs((handoff.settling.seconds ?? 0) - (0.525 - 0.00035)) < 1e-12)
    }

    @Test("an undamped release never settles and swings as far as it was pressed")
    func undamped() throws {
        let release = Animation(.spring(try Spring(duration: 0.5, bounce: 1), blendDuration: 0))
        let handoff = Handoff(HandedOverMotion(press: .smooth, release: release, hold: 5))
        #expect(handoff.settling == .never)
        #expect(abs((handoff.rebound?.value ?? 0) + 1) < 1e-12)
    }

    @Test("a hold that is no time counts as none")
    func noHold() {
        let handoff = Handoff(HandedOverMotion(press: .snappy, release: .smooth, hold: .nan, from: 1, to: 0.96))
        #expect(handoff.fractionAtRelease == 0 && handoff.deepest.value == 1)
        #expect(handoff.settling == .at(0))
    }
}
