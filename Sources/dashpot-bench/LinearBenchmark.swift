import Notation
import Springs

/// CSS `linear()` of a spring within 0.1 % of its travel, verified at 4001 samples.
enum LinearBenchmark {
    /// Prints the median time.
    static func run() {
        guard let spring = try? Spring(duration: 0.35, bounce: 0.35) else { return print("linear-invalid 0") }
        var stops = 0
        let seconds = median(runs: 9) { stops += CSSLinear(SpringMotion(spring), error: 0.001)?.stops ?? 0 }
        print("linear", stops > 0 ? seconds : .nan)
    }
}
