import Foundation
import Springs
import TestSupport
import Testing

@Suite("Sampling")
struct SamplingTests {
    private struct Run: Hashable {
        let duration: Double, bounce: Double, velocity: Double, rate: Double
    }

    @Test("A hundred thousand samples stay within 4e-16 of the motion's size of the 80-digit reference, with no drift")
    func bulk() throws {
        let rows = try CSVTable(reference: "samples.csv").rows.map { try $0.map(number) }
        let runs = Dictionary(grouping: rows) { Run(duration: $0[0], bounce: $0[1], velocity: $0[2], rate: $0[3]) }
        #expect(runs.count == 42)
        var worst = (position: 0.0, velocity: 0.0)
        for (run, rows) in runs {
            let spring = try Spring(duration: run.duration, bounce: run.bounce)
            let motion = SpringMotion(spring, velocity: run.velocity)
            let grid = try SampleGrid(framesPerSecond: run.rate, end: 100_000 / run.rate)
            let trajectory = motion.trajectory(on: grid)
            let positions = motion.positions(step: 1 / run.rate, count: grid.count)
            #expect(trajectory.positions.dropLast() == positions.dropLast())
            let size = 1 + abs(run.velocity) / spring.naturalFrequency
            for row in rows {
                let index = Int(row[4])
                worst.position = max(worst.position, abs(trajectory.positions[index] - row[5]) / size)
                worst.velocity = max(
                    worst.velocity, abs(trajectory.velocities[index] - row[6]) / size / spring.naturalFrequency)
            }
        }
        #expect(worst.position <= 4e-16)
        #expect(worst.velocity <= 4e-16)
    }

    @Test("Samples written into memory are those returned as arrays", arguments: [0, 1, 2, 511, 512, 513, 1300])
    func twins(count: Int) throws {
        let motion = SpringMotion(try Spring(duration: 0.35, bounce: 0.35), velocity: -2)
        var positions = [Double](repeating: .nan, count: count)
        var velocities = positions
        positions.withUnsafeMutableBufferPointer { positions in
            velocities.withUnsafeMutableBufferPointer { velocities in
                motion.sample(step: 0.001, into: positions, velocities: velocities)
            }
        }
        #expect(positions == motion.positions(step: 0.001, count: count))
        for index in 0..<count {
            let state = motion.state(at: Double(index) / 1000)
            #expect(abs(positions[index] - state.position) <= 1e-15)
            #expect(abs(velocities[index] - state.velocity) <= 4e-14)
        }
    }

    @Test("A sampled motion starts exactly at its start and ends exactly where its end is")
    func ends() throws {
        let motion = SpringMotion(
            DampedOscillator(try Spring(duration: 0.35, bounce: 0.35)), from: MotionState(position: 0.1, velocity: 1),
            to: 0.3)
        let trajectory = motion.trajectory(on: try SampleGrid(framesPerSecond: 60, end: 0.6005))
        #expect(trajectory.positions.first == 0.1)
        #expect(trajectory.velocities.first == 1)
        #expect(trajectory.positions.last == motion.state(at: 0.6005).position)
        #expect(trajectory.velocities.last == motion.state(at: 0.6005).velocity)
    }

    @Test("A motion long at rest stays at its target and is not slow about it", arguments: [0.0, 1])
    func rest(target: Double) throws {
        let motion = SpringMotion(
            DampedOscillator(try Spring(duration: 0.5, bounce: 0)), from: MotionState(position: 2, velocity: 0),
            to: target)
        let positions = motion.positions(step: 0.001, count: 100_000)
        #expect(positions.suffix(30_000).allSatisfy { $0 == target })
        #expect(positions.allSatisfy { $0 == target || abs($0 - target) > 1e-300 })
    }

    @Test("Any motion can be laid over a grid")
    func anyMotion() throws {
        let grid = try SampleGrid(count: 5, end: 1)
        let motion = AnimationMotion(Animation(.timingCurve(.linear, duration: 1)))
        #expect(motion.trajectory(on: grid).positions == [0, 0.25, 0.5, 0.75, 1])
        #expect(ScaledMotion(motion, from: 2, to: 4).trajectory(on: grid).velocities == [2, 2, 2, 2, 2])
    }
}

@Suite("Sample grid")
struct SampleGridTests {
    @Test("Frames are i/fps and the last row is the end")
    func frames() throws {
        #expect(try SampleGrid(framesPerSecond: 60, end: 0.1).times == [0, 1, 2, 3, 4, 5].map { $0 / 60 } + [0.1])
        #expect(
            try SampleGrid(framesPerSecond: 60, end: 0.105).times == [0, 1, 2, 3, 4, 5, 6].map { $0 / 60 } + [0.105])
        #expect(try SampleGrid(framesPerSecond: 60, end: 0).times == [0])
        #expect(try SampleGrid(framesPerSecond: 60, end: 0.001).times == [0, 0.001])
    }

    @Test("Steps of a decimal fraction of a second give the decimals themselves")
    func steps() throws {
        let grid = try SampleGrid(step: 0.001, end: 1.2)
        #expect(grid.count == 1201)
        #expect(grid.times == (0...1200).map { Double($0) / 1000 })
        #expect(try SampleGrid(step: 0.25, end: 0.8).times == [0, 0.25, 0.5, 0.75, 0.8])
        #expect(try SampleGrid(step: 0.3, end: 0.6).times == [0, 0.3, 0.6])
    }

    @Test("N samples are N rows from 0 to the end", arguments: [2, 3, 7, 1000])
    func counts(count: Int) throws {
        let times = try SampleGrid(count: count, end: 0.7).times
        #expect(times.count == count)
        #expect(times.first == 0)
        #expect(times.last == 0.7)
        #expect(zip(times, times.dropFirst()).allSatisfy(<))
    }

    @Test("No accumulated error: the millionth frame is where it belongs")
    func noAccumulation() throws {
        #expect(try SampleGrid(framesPerSecond: 60, end: 20_000).time(at: 1_000_000) == 1_000_000.0 / 60)
    }

    @Test("A request for too many samples is refused with the count")
    func tooMany() {
        #expect(throws: SampleGridError.tooMany(count: 100_000_000)) { try SampleGrid(count: 100_000_000, end: 1) }
        #expect(throws: SampleGridError.tooMany(count: 100_000_001)) { try SampleGrid(step: 1e-8, end: 1) }
        #expect(throws: SampleGridError.self) { try SampleGrid(step: 5e-324, end: 1e300) }
        #expect(throws: SampleGridError.self) { try SampleGrid(framesPerSecond: 1e300, end: 1e300) }
        #expect(throws: Never.self) { try SampleGrid(count: SampleGrid.maximumCount, end: 1) }
    }

    @Test("Rates, steps and ends that are no grid are refused", arguments: [-1, .nan, .infinity] as [Double])
    func refused(_ value: Double) {
        #expect(throws: SampleGridError.self) { try SampleGrid(framesPerSecond: value, end: 1) }
        #expect(throws: SampleGridError.self) { try SampleGrid(step: value, end: 1) }
        #expect(throws: SampleGridError.self) { try SampleGrid(step: 0.1, end: value) }
        #expect(throws: SampleGridError.self) { try SampleGrid(count: 10, end: value) }
        #expect(throws: SampleGridError.tooFew(count: 1)) { try SampleGrid(count: 1, end: 1) }
    }
}
