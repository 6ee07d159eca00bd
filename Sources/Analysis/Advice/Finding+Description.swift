extension Finding: CustomStringConvertible {
    /// One or two plain sentences.
    package var description: String {
        switch self {
        case .faster(let side, let settling, let other, let band):
            let lead = other - settling
            return "The \(side.rawValue) is faster: within \(PlainNumber.band(band)) after "
                + "\(PlainNumber.milliseconds(settling)) against \(PlainNumber.milliseconds(other)), "
                + "\(PlainNumber.frames(lead, at: 60)) sooner at 60 Hz and "
                + "\(PlainNumber.frames(lead, at: 120)) at 120 Hz."
        case .equallyFast(let settling, let band, _):
            return "Press and release are equally fast: within \(PlainNumber.band(band)) after "
                + "\(PlainNumber.milliseconds(settling))."
        case .tap(let hold, let reached, let deepest, let after):
            let start = "A tap of \(PlainNumber.milliseconds(hold)) shows \(PlainNumber.percent(reached)) of the press"
            guard after > 0, deepest > reached else { return start + ", and turns back at once." }
            return start + " when it ends and \(PlainNumber.percent(deepest)) at the deepest, "
                + "\(PlainNumber.milliseconds(after)) later."
        case .edgeMovement(let movement):
            return Self.sentence(movement)
        case .reportedSettlingMisleads(let side, let framework, let reported, let settling, let band, _):
            return "\(framework.rawValue) reports that the \(side.rawValue) settles in "
                + "\(PlainNumber.milliseconds(reported)); it is within \(PlainNumber.band(band)) after \(PlainNumber.milliseconds(settling)). "
                + "Time nothing by the reported figure."
        case .playedEndDiffers(let side, let scale, let rate, let end, let settling, let band, _):
            let change = "\(PlainNumber.shortest(scale.released)) to \(PlainNumber.shortest(scale.pressed))"
            return "On screen at \(PlainNumber(rate, decimals: 0)) Hz SwiftUI ends the \(side.rawValue) of a scale of "
                + "\(change) after \(PlainNumber.milliseconds(end)), where the exact motion is within "
                + "\(PlainNumber.band(band)) after \(PlainNumber.milliseconds(settling)): "
                + "its end test is in the property's own units."
        case .durationIsNotTheEnd(let side, let duration, let settling, let band, _):
            return "The \(side.rawValue) has a duration of \(PlainNumber.milliseconds(duration)) and is within "
                + "\(PlainNumber.band(band)) only after \(PlainNumber.milliseconds(settling)). "
                + "Duration is a spring's pace, not its end."
        case .oneAnimationForBoth:
            return "Press and release use one animation, which feels sluggish going in or twitchy coming out. "
                + "Give the press a shorter spring without bounce."
        case .pressBounces(let overshoot, _):
            return "The press overshoots by \(PlainNumber.percent(overshoot)) of its travel. "
                + "A press feels firmer with a bounce of 0; keep the bounce for the release."
        case .pressSettlesLate(let settling, let band, let threshold, let duration):
            let late =
                "The press is within \(PlainNumber.band(band)) only after \(PlainNumber.milliseconds(settling)), later than "
                + "\(PlainNumber.milliseconds(threshold))."
            guard let duration else { return late + " Shorten it." }
            return late + " A duration of \(PlainNumber.milliseconds(duration)) with the same bounce is in time."
        case .bouncesUnderReduceMotion(let side, let overshoot, _):
            return "The \(side.rawValue) bounces by \(PlainNumber.percent(overshoot)) under Reduce Motion. "
                + "Drop the travel there, or use a bounce of 0."
        case .neverSettles(let side):
            return "The \(side.rawValue) never comes to rest. Give it some damping: a bounce below 1."
        }
    }

    private static func sentence(_ movement: EdgeMovement) -> String {
        let points = { (value: Double) in "\(PlainNumber(value, decimals: 2)) pt" }
        let whole = { (value: Double) in PlainNumber(value, decimals: 0).description }
        let size = "\(whole(movement.control.width)) × \(whole(movement.control.height)) pt"
        let pixels = "\(PlainNumber(movement.pixels, decimals: 2)) px at \(whole(movement.pixelsPerPoint))x"
        return "The overshoot of the release moves the side edges of a \(size) control by "
            + "\(points(movement.sidePoints)) and its top and bottom by \(points(movement.topPoints)), at most \(pixels): "
            + (movement.isVisible ? "it can be seen." : "too little to be seen.")
    }
}
