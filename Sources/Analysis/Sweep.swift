import Springs
import Words

/// The question of `sweep`: metrics over a grid of two parameters.
package struct Sweep: Sendable {
    /// A parameter with the values it takes.
    package struct Axis: Sendable, Hashable {
        package let parameter: SpringParameter
        package let values: [Double]

        package init(_ parameter: SpringParameter, _ values: [Double]) {
            self.parameter = parameter
            self.values = values
        }
    }

    /// The two parameters that change; cells go by the first, and within one value of it by the second.
    package let first: Axis
    package let second: Axis
    /// What is computed of each spring.
    package let metrics: [Metric]
    private let fixed: SpringParameters

    /// The metrics unless told otherwise: the 2 % settling time over the overshoot.
    package static let standardMetrics = [Metric.settlingTime(0.02), .overshoot]

    /// A grid of springs.
    ///
    /// - Parameters:
    ///   - axes: the parameters; two of them take several values.
    ///   - metrics: what is computed.
    /// - Throws: ``SweepError``.
    package init(_ axes: [Axis], metrics: [Metric] = standardMetrics) throws(SweepError) {
        for (index, axis) in axes.enumerated() {
            guard let other = axes[..<index].first(where: { $0.parameter.role == axis.parameter.role }) else {
                continue
            }
            throw .sameRole(other.parameter, axis.parameter)
        }
        let changing = axes.filter { $0.values.count > 1 }
        guard changing.count == 2 else { throw .notTwo(changing.map(\.parameter)) }
        (first, second) = (changing[0], changing[1])
        if let taken = metrics.first(where: { [changing[0], changing[1]].map(\.parameter.metric).contains($0) }) {
            throw .parameterAsMetric(taken)
        }
        if let twice = metrics.indices.first(where: { metrics[..<$0].contains(metrics[$0]) }) {
            throw .metricTwice(metrics[twice])
        }
        self.metrics = metrics
        var fixed = SpringParameters()
        for axis in axes where axis.values.count == 1 { fixed.set(axis.parameter, axis.values[0]) }
        self.fixed = fixed
    }

    /// How many springs there are.
    package var count: Int { first.values.count * second.values.count }

    /// The names of the columns: the two parameters, then the metrics.
    package var columns: [String] { [first.parameter.metric.id, second.parameter.metric.id] + metrics.map(\.id) }

    /// One of `shards` parts of the cells, which together are all of them in their order; parts count from 1.
    package func cells(ofShard shard: Int, of shards: Int) -> Range<Int> {
        count * (shard - 1) / shards..<count * shard / shards
    }

    /// The parameters and metrics of a cell, as many as there are columns; what does not exist is not a number.
    ///
    /// - Returns: whether there is such a spring.
    package func compute(_ cell: Int, into numbers: inout [Double]) -> Bool {
        let (x, y) = (first.values[cell / second.values.count], second.values[cell % second.values.count])
        numbers[0] = x
        numbers[1] = y
        for index in metrics.indices { numbers[index + 2] = .nan }
        var parameters = fixed
        parameters.set(first.parameter, x)
        parameters.set(second.parameter, y)
        guard let spring = try? parameters.spring(),
            var context = try? MetricContext(
                Animation(.spring(spring, blendDuration: 0)), velocity: parameters.velocity)
        else { return false }
        for (index, metric) in metrics.enumerated() {
            numbers[index + 2] = metric.value(in: &context).number ?? .nan
        }
        return true
    }
}

/// Why a sweep has no grid.
package enum SweepError: Error, Hashable, Sendable {
    /// Not two parameters take several values.
    case notTwo([SpringParameter])
    /// Two parameters say the same of a spring.
    case sameRole(SpringParameter, SpringParameter)
    /// A metric is one of the two parameters.
    case parameterAsMetric(Metric)
    /// A metric is asked for twice.
    case metricTwice(Metric)
}

extension SweepError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    package var description: String {
        switch self {
        case .notTwo(let parameters) where parameters.isEmpty:
            "a sweep changes two parameters and none has several values; give two ranges, such as --duration 0.1...1 and "
                + "--bounce 0...0.5"
        case .notTwo(let parameters):
            "a sweep changes two parameters and \(parameters.map(\.rawValue).listed()) "
                + (parameters.count == 1
                    ? "alone has several values; give a second range" : "have several values; give two")
        case .sameRole(let one, let other):
            "\(one.rawValue) and \(other.rawValue) say the same of a spring; leave one out"
        case .parameterAsMetric(let metric): "\(metric.id) is a column already; leave it out of the metrics"
        case .metricTwice(let metric): "\(metric.id) is asked for twice; leave one out"
        }
    }
}
