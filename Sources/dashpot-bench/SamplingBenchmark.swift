import Springs

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// 10⁷ positions of the release spring every 60 ns, written over memory that is already there: through the table, from the
/// closed form, and memset over the same bytes as the floor. The three take turns.
func runSamplingBenchmark() {
    let count = 10_000_000
    let step = 6e-8
    guard let spring = try? Spring(duration: 0.35, bounce: 0.35) else { return }
    let motion = SpringMotion(spring)
    let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0)
    guard let start = memory.baseAddress else { return }

    let candidates: [(name: String, runs: Int, body: () -> Void)] = [
        ("memset", 15, { memset(start, 1, count * MemoryLayout<Double>.stride) }),
        ("table", 15, { motion.sample(step: step, into: memory) }),
        ("closed_form", 3, { for i in 0..<count { memory[i] = motion.state(at: Double(i) * step).position } }),
    ]
    var times: [String: [Double]] = [:]
    for round in 0..<15 {
        for candidate in candidates where round < candidate.runs {
            times[candidate.name, default: []].append(median(runs: 1, candidate.body))
        }
    }
    for candidate in candidates {
        guard let sorted = times[candidate.name]?.sorted() else { continue }
        print("sampling_\(candidate.name) \(sorted[sorted.count / 2])")
    }
}
