/// Metrics that have a number in their name: a band, a level.
extension Metric {
    /// The last time the value is further than a band from the target.
    ///
    /// - Parameter band: a fraction of the travel: 0.02 is the 2 % band.
    public static func settlingTime(_ band: Double) -> Metric {
        let percent = percent(band)
        return Metric(
            "settling_time_\(idPart(percent))_percent_s", "settling time, \(percent) %", short: "settles \(percent) %",
            unit: .seconds, topic: .ending, scaling: .instant,
            definition: "the last time the value is more than \(percent) % of the travel from the target"
        ) { context in
            MetricValue(time: context.metrics.step.settlingTime(within: band)?.seconds)
        }
    }

    /// The first time the value is at a level.
    ///
    /// - Parameter level: a fraction of the travel above 0: 0.9 is 90 %.
    public static func reachTime(_ level: Double) -> Metric {
        let percent = percent(level)
        return Metric(
            "reach_time_\(idPart(percent))_percent_s", "reach time, \(percent) %", short: "\(percent) % at",
            unit: .seconds, topic: .motion, scaling: .instant, definition: "the first crossing of \(percent) %"
        ) { MetricValue($0.metrics.step.reachTime(of: level)) }
    }

    /// A kind of metric with a number of one's own.
    public struct Family: Sendable {
        /// The word before the `@`.
        public let name: String
        /// An example of a whole name.
        public let example: String
        let make: @Sendable (Double) -> Metric
    }

    /// The kinds that take a number: `settle@1%`, `reach@90%`.
    public static let families: [Family] = [
        Family(name: "settle", example: "settle@1%", make: settlingTime),
        Family(name: "reach", example: "reach@90%", make: reachTime),
    ]

    /// The metric of a name: its JSON name, or a kind with a number such as `settle@1%`, `settle@0.01`, `reach@90%`, where
    /// the number is above 0 and at most 100 %. Case does not count, and `-` stands for `_`.
    ///
    /// - Parameter list: where to look; every metric unless told otherwise.
    public init?(named name: String, among list: [Metric] = all) {
        let name = String(name.lowercased().map { $0 == "-" ? "_" : $0 })
        if let known = list.first(where: { $0.id == name }) {
            self = known
            return
        }
        for family in Self.families {
            if name.hasPrefix(family.name + "@"), let share = Self.share(name.dropFirst(family.name.count + 1)) {
                let made = family.make(share)
                self = list.first { $0.id == made.id } ?? made
                return
            }
            // The JSON name of such a metric gives its number too: settling_time_5_percent_s.
            let parts = family.make(0.5).id.split(separator: "50", maxSplits: 1)
            guard parts.count == 2, name.hasPrefix(parts[0]), name.hasSuffix(parts[1]) else { continue }
            let digits = name.dropFirst(parts[0].count).dropLast(parts[1].count)
            if let share = Self.share(digits.map { $0 == "_" ? "." : $0 } + "%") {
                self = family.make(share)
                return
            }
        }
        return nil
    }

    /// A share of the travel as people type it: `1%`, `0.01`.
    private static func share(_ text: some StringProtocol) -> Double? {
        let isPercent = text.hasSuffix("%")
        let digits = isPercent ? String(text.dropLast()) : String(text)
        guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits) else {
            return nil
        }
        let share = isPercent ? number / 100 : number
        return share > 0 && share <= 1 ? share : nil
    }

    /// A share in percent with at most six decimals: 2, 0.1.
    private static func percent(_ share: Double) -> String {
        let value = (share * 1e8).rounded() / 1e6
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    private static func idPart(_ percent: String) -> String { String(percent.map { $0 == "." ? "_" : $0 }) }
}
