import Words

extension AdviceRule {
    /// Two animations come within the band at the same time, as far as anyone can see.
    static let equallyFast = AdviceRule("equally-fast", .info) { context, rule in
        guard let pair = context.lead, let race = pair.race(context.thresholds), race.winner == nil else { return [] }
        let names = pair.isPressAndRelease ? "Press and release" : "\(pair.first.name) and \(pair.second.name)"
        return [
            rule.finding(
                "\(names) are equally fast: within \(Measure.percent(ofOne: race.band)) after \(Measure.time(race.last)).",
                [.init("settling_s", race.last), .init("band", race.band)],
                threshold: .init(context.thresholds.equalTime, .seconds))
        ]
    }
}
