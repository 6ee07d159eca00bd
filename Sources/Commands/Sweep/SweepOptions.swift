import Analysis
import Arguments
import Springs
import Words

/// The options that say which springs and which metrics `sweep` looks at.
enum SweepOptions {
    private static let axes: [(parameter: SpringParameter, option: Option<ValueRange?>)] = [
        (.duration, axis(.duration, "0.1...1", "The undamped period in seconds.")),
        (.response, axis(.response, "0.1...1", "The same by its other name.")),
        (.stiffness, axis(.stiffness, "100...400", "The stiffness in N/m.")),
        (.bounce, axis(.bounce, "-0.5...0.9", "The bounce.")),
        (.dampingRatio, axis(.dampingRatio, "0.3...1.5", "The damping ratio.")),
        (.damping, axis(.damping, "5...40", "The damping in N·s/m.")),
        (.mass, axis(.mass, "1,2,4", "The mass in kg.")),
        (.velocity, axis(.velocity, "0...10", "The velocity at the start in travels per second.")),
    ]

    private static func axis(_ parameter: SpringParameter, _ example: String, _ help: String) -> Option<ValueRange?> {
        Option(parameter.rawValue, ValueRange.format(example), help: help)
    }

    static let steps = Option(
        "steps", .size(2...4000), default: PixelSize(width: 41, height: 29),
        help: "How many values the two ranges are walked in, the first and the second.")
    static let log = Option.flag("log", help: "Walk ranges by ratios instead of differences.")
    static let metrics = Option(
        "metrics", MetricList.format,
        help: "What is computed, by JSON names or settle@1%; 'dashpot help metrics' lists them."
    ).showingDefault("settling_time_2_percent_s,overshoot_percent")
    static let threads = Option("threads", .integer(.within(1...256)), help: "How many threads work.")
        .showingDefault("as many as there are processors")

    static let all: [OptionSpec] =
        OptionSpec.group("Springs: two ranges, the rest one value each") { axes.map(\.option.spec) }
        + OptionSpec.group("Grid") {
            steps
            log
            metrics
            threads
        }

    /// The grid that the command line asks for.
    static func sweep(_ arguments: inout ArgumentReader) throws -> Sweep {
        let steps = try arguments[steps]
        let hasSteps = try arguments.isGiven(Self.steps)
        let isLogarithmic = try arguments[log]
        var given: [(parameter: SpringParameter, range: ValueRange)] = []
        for axis in axes { if let range = try arguments[axis.option] { given.append((axis.parameter, range)) } }
        let spans = given.filter { if case .span = $0.range { true } else { false } }
        if isLogarithmic {
            guard !spans.isEmpty else {
                throw InputError.conflict("--log walks ranges and none is given; leave it out")
            }
            for case (let parameter, .span(let low, _)) in spans where low <= 0 {
                throw InputError.conflict(
                    "--log walks by ratios and --\(parameter.rawValue) begins at \(NumberText.shortest(low)); begin above 0"
                )
            }
        }
        if spans.isEmpty, hasSteps {
            throw InputError.conflict("--steps walks ranges and none is given; leave it out")
        }
        var counts = [steps.width, steps.height][...]
        let axes = given.map { parameter, range in
            var count = 1
            if case .list(let values) = range { count = values.count }
            // The place among what changes decides which number of steps it has.
            let isChanging = if case .span = range { true } else { count > 1 }
            let own = isChanging ? counts.popFirst() ?? steps.height : 1
            return Sweep.Axis(parameter, range.values(own, isLogarithmic: isLogarithmic))
        }
        return try Sweep(axes, metrics: try arguments[metrics] ?? Sweep.standardMetrics)
    }
}

/// Metrics by name, parted by commas.
enum MetricList {
    static let format = ValueFormat<[Metric]>(
        placeholder: "NAME,...", allowed: "names of metrics parted by commas",
        completion: [.words(Metric.all.map(\.id))], write: { $0.map(\.id).joined(separator: ",") }
    ) { word throws(ValueRefusal) in
        var metrics: [Metric] = []
        for name in word.split(separator: ",", omittingEmptySubsequences: false) {
            do throws(MetricNameError) {
                metrics.append(try Metric.called(String(name)))
            } catch { throw ValueRefusal("\(error)") }
        }
        return metrics
    }
}

/// A part of several: `2/8`.
struct Shard: Sendable {
    let number: Int
    let count: Int

    static let format = ValueFormat<Shard>(
        placeholder: "I/N", allowed: "a part and how many there are, such as 1/8", write: { "\($0.number)/\($0.count)" }
    ) { word throws(ValueRefusal) in
        let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...1_000_000).contains(count),
            (1...count).contains(number)
        else { throw ValueRefusal() }
        return Shard(number: number, count: count)
    }
}
