import Words

extension AdviceRule {
    /// How far the overshoot of the release moves the edges of a control whose scale it moves, and whether that can be seen.
    static let edgeMovement = AdviceRule("edge-movement", .info) { context, rule in
        guard let pair = context.lead, pair.isPressAndRelease, let scale = context.scale else { return [] }
        let overshoot = scale.travel * pair.second.overshootPercent / 100
        let (width, height) = (context.control.width, context.control.height)
        // Half of what the control grows by, on either side.
        let (side, top) = (width / 2 * overshoot, height / 2 * overshoot)
        let pixels = max(side, top) * context.thresholds.pixelsPerPoint
        guard pixels >= context.thresholds.leastPixels else { return [] }
        let isVisible = pixels >= context.thresholds.visiblePixels
        let points = { (value: Double) in "\(NumberText.fixed(value, decimals: 2)) pt" }
        let size = "\(NumberText.rounded(width, decimals: 3)) × \(NumberText.rounded(height, decimals: 3)) pt"
        let (verb, seen) =
            scale.isAssumed
            ? ("would move", isVisible ? "it could be seen" : "too little to be seen")
            : ("moves", isVisible ? "it can be seen" : "too little to be seen")
        return [
            rule.finding(
                side: pair.second.label, about: "scale",
                "The overshoot of \(scale.phrase) \(verb) the side edges of a \(size) control by \(points(side)) and its top "
                    + "and bottom by \(points(top)), at most \(NumberText.fixed(pixels, decimals: 2)) px at "
                    + "\(NumberText.rounded(context.thresholds.pixelsPerPoint, decimals: 3))x: \(seen).",
                [
                    .init("scale_overshoot", overshoot), .init("side_pt", side), .init("top_pt", top),
                    .init("greatest_px", pixels),
                ], threshold: .init(context.thresholds.visiblePixels, .pixels))
        ]
    }
}
