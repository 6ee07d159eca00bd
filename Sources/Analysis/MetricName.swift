import Springs
import Words

extension Metric {
    /// The metric that a person or a file names: a JSON name, or `settle@1%` and its kin.
    ///
    /// - Parameter list: where to look; every metric unless told otherwise.
    /// - Throws: ``MetricNameError`` with what may have been meant.
    package static func called(_ name: String, among list: [Metric] = all) throws(MetricNameError) -> Metric {
        if let metric = Metric(named: name, among: list) { return metric }
        // A number that is none still tells which kind was meant.
        if let family = families.first(where: { name.lowercased().hasPrefix($0.name + "@") }) {
            throw .numberOutOfRange(name, example: family.example)
        }
        let known = list.map(\.id) + families.map(\.example)
        let typed = String(name.map { $0 == "-" ? "_" : $0 })
        throw .unknown(name, meant: Suggestion.likeliest(for: typed, among: known))
    }
}

/// Why a name is no metric's.
package enum MetricNameError: Error, Hashable, Sendable {
    /// No metric is called that.
    case unknown(String, meant: [String])
    /// The number after the `@` is no share of the travel.
    case numberOutOfRange(String, example: String)
}

extension MetricNameError: CustomStringConvertible {
    /// One sentence: what was given, what is allowed, what to do.
    package var description: String {
        switch self {
        case .unknown(let name, let meant) where meant.isEmpty:
            "there is no metric '\(name)'; docs/metrics.md lists them"
        case .unknown(let name, let meant):
            "there is no metric '\(name)'; did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))?"
        case .numberOutOfRange(let name, let example):
            "'\(name)' needs a share of the travel above 0 and at most 100 %; write it as \(example)"
        }
    }
}
