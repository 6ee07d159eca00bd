import Foundation
import Scenes
import Springs
import TestSupport
import Testing

@Suite("Retargeting")
struct RetargetingTests {
    @Test("follows an ODE integrator through quick taps, for every property")
    func quickTaps() throws {
        let table = try CSVTable(reference: "retargets.csv").rows
        #expect(table.count == 240)
        for row in table {
            let name = row[0]
            let numbers = try row.dropFirst().map { try #require(Double($0)) }
            let (rest, pressed) = (numbers[0], numbers[1])
            let press = try Samples.spring(numbers[2], numbers[3])
            let release = try Samples.spring(numbers[4], numbers[5])
            let scene = try Samples.scene(
                values: [rest, pressed, rest, pressed], changes: [press, release, press],
                at: [0, numbers[6], numbers[7]])
            let track = try Playback(scene).tracks[0]
            let state = track.state(at: numbers[8])
            let travel = abs(pressed - rest)
            // The integrator keeps 13 digits a step.
            #expect(state.position ≈ (numbers[9] ± 2e-12 * travel), "\(name) at \(numbers[8])")
            #expect(state.velocity ≈ (numbers[10] ± 1e-10 * travel), "\(name) at \(numbers[8])")
        }
    }

    @Test("layers everything else as the formula says, to any depth")
    func layers() throws {
        let cases = try Self.cases()
        let table = try CSVTable(reference: "layers.csv").rows
        #expect(Set(table.map { $0[0] }) == Set(cases.keys))
        for row in table {
            let track = try Playback(#require(cases[row[0]])).tracks[0]
            let time = try #require(Double(row[1]))
            let state = track.state(at: time)
            #expect(try state.position ≈ (#require(Double(row[2])) ± 1e-12), "\(row[0]) at \(time)")
            #expect(try state.velocity ≈ (#require(Double(row[3])) ± 1e-9), "\(row[0]) at \(time)")
        }
    }

    /// The scenes of the table; a delay stands with the time it was asked for.
    private static func cases() throws -> [String: Scene] {
        let spring = try Samples.spring(0.35, 0.35)
        let eased = Samples.curve(.easeInOut, 0.4)
        func modified(_ change: Change, _ modifier: Animation.Modifier) -> Change {
            if case .animated(let animation) = change { .animated(animation.modified(by: modifier)) } else { change }
        }
        func scene(_ values: [Double], _ changes: [Change], _ times: [Double]) throws -> Scene {
            try Samples.scene(values: values, changes: changes, at: times)
        }
        let waved = try Samples.interpolatingSpring(1, 0)
        let wave = try Samples.interpolatingSpring(0.5, 0.2)
        let long = try Samples.spring(0.5, 0.15)
        return [
            "ease over spring": try scene([0, 10, 4], [spring, Samples.curve(.easeInOut, 0.3)], [0, 0.1]),
            "linear over spring": try scene([0, 10, -2], [spring, Samples.curve(.linear, 0.25)], [0, 0.08]),
            "interpolating over spring": try scene([0, 10, 3], [spring, wave], [0, 0.06]),
            "ease over ease": try scene([0, 10, 2], [eased, Samples.curve(.easeInOut, 0.3)], [0, 0.15]),
            "spring over ease": try scene([0, 10, 0], [eased, spring], [0, 0.2]),
            "interpolating over ease": try scene(
                [0, 10, 5], [eased, Samples.interpolatingSpring(0.5, 0.3, velocity: 2)], [0, 0.25]),
            "interpolating over interpolating": try scene([1, 0, 1], [waved, waved], [0, 0.3]),
            "overdamped interpolating": try scene([0, 1], [Samples.interpolatingSpring(0.4, -0.5)], [0]),
            "three deep": try scene(
                [0, 10, 3, 8], [spring, wave, Samples.curve(.easeInOut, 0.5)], [0, 0.06, 0.2]),
            "spring over three": try scene(
                [0, 10, 3, 8, 1],
                [spring, wave, Samples.curve(.easeInOut, 0.5), Samples.spring(0.4, 0.2)], [0, 0.06, 0.2, 0.3]),
            "delayed spring over ease": try scene([0, 10, 0], [eased, modified(spring, .delay(0.1))], [0, 0.1]),
            "delayed spring over spring": try scene([0, 10, 0], [spring, modified(long, .delay(0.1))], [0, 0.05]),
            "fast spring over spring": try scene([0, 10, 0], [spring, modified(long, .speed(2))], [0, 0.1]),
            "fast ease over spring": try scene(
                [0, 10, 4], [spring, modified(Samples.curve(.easeInOut, 0.6), .speed(2))], [0, 0.1]),
        ]
    }

    @Test("keeps the position wherever an animation begins, and the velocity from spring to spring")
    func continuity() throws {
        let changes = [
            try Samples.spring(0.3, 0.4), Samples.curve(.easeIn, 0.3), try Samples.interpolatingSpring(0.4, 0.3),
            try Samples.spring(0.5, -0.3),
        ]
        for first in changes {
            for second in changes {
                for third in changes {
                    let scene = try Samples.scene(
                        values: [0, 7, -3, 5], changes: [first, second, third], at: [0, 0.13, 0.21])
                    let track = try Playback(scene).tracks[0]
                    for time in [0.13, 0.21] {
                        let before = track.state(before: time)
                        let after = track.state(at: time)
                        #expect(before.position ≈ (after.position ± 1e-13))
                    }
                    if case .animated(let one) = first, case .spring = one.base, case .animated(let two) = second,
                        case .spring = two.base
                    {
                        #expect(track.state(before: 0.13).velocity ≈ (track.state(at: 0.13).velocity ± 1e-11))
                    }
                }
            }
        }
    }

    @Test("jumps without an animation, and stops what ran")
    func jump() throws {
        let scene = try Samples.scene(values: [0, 1, 5], changes: [Samples.spring(0.3, 0.5), .jump], at: [0, 0.1])
        let track = try Playback(scene).tracks[0]
        #expect(track.jumps.count == 1)
        #expect(track.jumps[0].to == 5)
        #expect(track.state(at: 0.1) == MotionState(position: 5, velocity: 0))
        #expect(track.state(at: 0.2) == MotionState(position: 5, velocity: 0))
        #expect(track.settlingTime() == 0.1)
    }

    @Test("lets a value that stays what it was go on as it does")
    func unchanged() throws {
        let property = AnimatedProperty("value")
        let scene = try Samples.scene(
            property, values: [0, 1, 1], changes: [Samples.spring(0.3, 0.5), .jump], at: [0, 0.1])
        let once = try Samples.scene(property, values: [0, 1], changes: [Samples.spring(0.3, 0.5)], at: [0])
        #expect(try Playback(scene).tracks[0].course == Playback(once).tracks[0].course)
    }
}
