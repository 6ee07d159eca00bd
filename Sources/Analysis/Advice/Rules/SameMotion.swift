extension AdviceRule {
    /// Two animations move alike, however they are spelled; of a scene that uses one animation for both
    /// ``oneAnimationForBoth`` speaks.
    static let sameMotion = AdviceRule("same-motion", .info) { context, rule in
        guard let pair = context.lead, pair.isSameMotion else { return [] }
        if case .variant = pair.hold, pair.first.animation == pair.second.animation { return [] }
        let kind = pair.first.animation.springBase == nil ? "curve" : "spring"
        let spelling = pair.first.animation == pair.second.animation ? "" : ", spelled in two ways"
        return [rule.finding("\(pair.first.capitalizedName) and \(pair.second.name) are the same \(kind)\(spelling).")]
    }
}
