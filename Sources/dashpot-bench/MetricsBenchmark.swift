import Springs

/// Every metric that `inspect` shows of 1000 springs, and all but those that SwiftUI's frames have to be played for.
enum MetricsBenchmark {
    private static let count = 1000

    /// Prints the median times for all the springs.
    static func run() {
        let animations = (0..<count).compactMap { index -> Animation? in
            let fraction = Double(index) / Double(count)
            let spring = try? Spring(duration: 0.1 + fraction, bounce: 1.4 * fraction - 0.5)
            return spring.map { Animation(.spring($0, blendDuration: 0)) }
        }
        let exact = Metric.all.filter { $0.scaling != .played }
        let few = Metric.all.filter { $0 == .overshoot || $0 == .settlingTime(0.02) }
        var sum = 0.0
        for (name, metrics) in [("metrics", exact), ("metrics-played", Metric.all), ("metrics-two", few)] {
            let seconds = median(runs: 9) {
                for animation in animations {
                    guard var context = try? MetricContext(animation) else { continue }
                    for metric in metrics { sum += metric.value(in: &context).number ?? 0 }
                }
            }
            print(name, seconds)
        }
        if sum.isNaN { print("metrics-invalid", sum) }
    }
}
