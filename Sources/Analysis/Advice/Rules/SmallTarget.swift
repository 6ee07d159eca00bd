import Words

extension AdviceRule {
    /// The control is too small for a finger.
    static let smallTarget = AdviceRule("small-target", .warning) { context, rule in
        let (size, least) = (context.control, context.thresholds.touchTarget)
        guard context.playback != nil, min(size.width, size.height) < least else { return [] }
        let words = { (number: Double) in NumberText.rounded(number, decimals: 3) }
        return [
            rule.finding(
                "The control is \(words(size.width)) × \(words(size.height)) pt; a touch target wants at least "
                    + "\(words(least)) × \(words(least)) pt.",
                [.init("width_pt", size.width), .init("height_pt", size.height)], threshold: .init(least, .points))
        ]
    }
}
