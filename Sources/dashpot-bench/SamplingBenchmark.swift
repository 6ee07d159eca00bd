import CLibrary
import Springs

/// 10⁷ positions of the release spring every 60 ns, written over memory that is already there: through the table, from the
/// closed form, and memset over the same bytes as the floor.
enum SamplingBenchmark {
    private static let count = 10_000_000
    private static let step = 6e-8

    /// Prints the median of runs that take turns.
    static func run() {
        guard let spring = try? Spring(duration: 0.35, bounce: 0.35) else { return }
        let motion = SpringMotion(spring)
        let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0)
        guard let start = memory.baseAddress else { return }

        let candidates: [(name: String, runs: Int, body: () -> Void)] = [
            ("sampling-memset", 15, { memset(start, 1, count * MemoryLayout<Double>.stride) }),
            ("sampling-table", 15, { motion.sample(step: step, into: memory) }),
            (
                "sampling-closed-form", 3,
                { for i in 0..<count { memory[i] = motion.state(at: Double(i) * step).position } }
            ),
        ]
        var times = [[Double]](repeating: [], count: candidates.count)
        for round in 0..<15 {
            for (index, candidate) in candidates.enumerated() where round < candidate.runs {
                times[index].append(median(runs: 1, candidate.body))
            }
        }
        for (candidate, times) in zip(candidates, times) {
            print(candidate.name, times.sorted()[times.count / 2])
        }
    }
}
