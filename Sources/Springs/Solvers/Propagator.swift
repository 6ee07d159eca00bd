/// The oscillator's two fundamental solutions on the first steps of an even grid, which carry a state any number of those
/// steps on: y(t₀ + k·dt) = y₀·C(k·dt) + v₀·S(k·dt).
///
/// Sampling takes one closed-form state a block and two products a sample from there, so errors do not add up from block
/// to block.
struct Propagator {
    /// Samples a block: the tables then stay in the first-level cache.
    static let blockLength = 512
    /// Displacements and velocities below this count as rest: numbers below a double's normal range take a hundred times
    /// as long to compute with.
    static let restThreshold = 1e-290

    /// The tables C, S, C′ and S′.
    private let c: [Double], s: [Double], cRate: [Double], sRate: [Double]
    private let oscillator: DampedOscillator
    private let times: EvenTimes

    /// The tables for sampling `count` times of a grid.
    init(_ oscillator: DampedOscillator, times: EvenTimes, count: Int) {
        self.oscillator = oscillator
        self.times = times
        let responses = (0..<min(count, Self.blockLength)).map { oscillator.response(at: times.exactLength(of: $0)) }
        c = responses.map(\.displacement.position)
        s = responses.map(\.velocity.position)
        cRate = responses.map(\.displacement.velocity)
        sRate = responses.map(\.velocity.velocity)
    }

    /// Fills `output` with target + y for a motion that starts from `initial`, measured from the target.
    func fillPositions(_ output: UnsafeMutableBufferPointer<Double>, from initial: MotionState, to target: Double) {
        fill(output, from: initial, c, s, offset: target)
    }

    /// Fills `output` with the velocities of a motion that starts from `initial`, measured from its target.
    func fillVelocities(_ output: UnsafeMutableBufferPointer<Double>, from initial: MotionState) {
        fill(output, from: initial, cRate, sRate, offset: 0)
    }

    private func fill(
        _ output: UnsafeMutableBufferPointer<Double>, from initial: MotionState, _ first: [Double], _ second: [Double],
        offset: Double
    ) {
        first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                for start in stride(from: 0, to: output.count, by: Self.blockLength) {
                    let block = UnsafeMutableBufferPointer(
                        rebasing: output[start..<min(start + Self.blockLength, output.count)])
                    let anchor = anchor(at: start, from: initial)
                    combine(block, anchor.position, first, anchor.velocity, second, offset)
                }
            }
        }
    }

    private func anchor(at index: Int, from initial: MotionState) -> MotionState {
        let response = oscillator.response(at: times.exactTime(at: index))
        let position =
            initial.position * response.displacement.position + initial.velocity * response.velocity.position
        let velocity =
            initial.position * response.displacement.velocity + initial.velocity * response.velocity.velocity
        let isAtRest = abs(position) < Self.restThreshold && abs(velocity) < Self.restThreshold
        return isAtRest ? MotionState(position: 0, velocity: 0) : MotionState(position: position, velocity: velocity)
    }

    /// output[k] = offset + (a·first[k] + b·second[k]). The compiler makes vectors of this loop.
    private func combine(
        _ output: UnsafeMutableBufferPointer<Double>, _ a: Double, _ first: UnsafeBufferPointer<Double>, _ b: Double,
        _ second: UnsafeBufferPointer<Double>, _ offset: Double
    ) {
        let count = output.count
        guard let output = output.baseAddress, let first = first.baseAddress, let second = second.baseAddress else {
            return
        }
        for k in 0..<count {
            output[k] = offset + (a * first[k] + b * second[k])
        }
    }
}
