import Springs

/// Every metric of 1000 springs, and the frames that SwiftUI plays of them until they end.
enum MetricsBenchmark {
    private static let count = 1000

    /// Prints the median time for all the springs.
    static func run() {
        let springs = (0..<count).compactMap { index in
            let fraction = Double(index) / Double(count)
            return try? Spring(duration: 0.1 + fraction, bounce: 1.4 * fraction - 0.5)
        }
        var sum = 0.0
        let measured = median(runs: 9) {
            for spring in springs { sum += StepMetrics(spring).riseTime ?? 0 }
        }
        let played = median(runs: 9) {
            for spring in springs {
                let animation = Animation(.spring(spring, blendDuration: 0))
                sum += (try? PlayedMotion.times(of: animation).end ?? 0) ?? 0
            }
        }
        print("metrics", measured)
        print("metrics-played", played)
        if sum.isNaN { print("metrics-invalid", sum) }
    }
}
