extension AdviceRule {
    /// A spring without damping swings for ever.
    static let neverSettles = AdviceRule("never-settles", .warning) { context, rule in
        context.pairs.flatMap { pair in
            (pair.isPressAndRelease ? pair.sides : pair.sidesOnce).filter(\.isUndamped).map { side in
                rule.finding(
                    side: side.label, about: side.subject,
                    "\(side.capitalizedName) never comes to rest. Give it some damping: a bounce below 1.")
            }
        }
    }
}
