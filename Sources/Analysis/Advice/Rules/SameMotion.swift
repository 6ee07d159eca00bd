extension AdviceRule {
    /// Two versions move alike, however they are spelled.
    static let sameMotion = AdviceRule("same-motion", .info) { context, rule in
        guard let pair = context.lead, !pair.isPressAndRelease, pair.isSameMotion else { return [] }
        let kind = pair.first.animation.springBase == nil ? "curve" : "spring"
        let spelling = pair.first.animation == pair.second.animation ? "" : ", spelled in two ways"
        return [rule.finding("\(pair.first.name) and \(pair.second.name) are the same \(kind)\(spelling).")]
    }
}
