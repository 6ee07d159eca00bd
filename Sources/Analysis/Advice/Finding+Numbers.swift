extension Finding {
    /// A number with the name under which machine-readable output shows it, unit included.
    package struct Number: Hashable, Sendable {
        /// The name, such as `settling_s`.
        package let name: String
        /// The value.
        package let value: Double

        init(_ name: String, _ value: Double) {
            self.name = name
            self.value = value
        }
    }

    /// Which of the two animations it is about, where it is about one.
    package var side: Side? {
        switch self {
        case .faster(let side, _, _, _), .reportedSettlingMisleads(let side, _, _, _, _, _),
            .playedEndDiffers(let side, _, _, _, _, _, _), .durationIsNotTheEnd(let side, _, _, _, _),
            .bouncesUnderReduceMotion(let side, _, _), .neverSettles(let side):
            side
        case .pressBounces, .pressSettlesLate: .press
        case .edgeMovement: .release
        case .equallyFast, .tap, .oneAnimationForBoth: nil
        }
    }

    /// The numbers behind the sentence, unrounded.
    package var numbers: [Number] {
        switch self {
        case .faster(_, let settling, let other, let band):
            let lead = other - settling
            return [
                Number("settling_s", settling), Number("other_settling_s", other), Number("band", band),
                Number("frames_at_60_hz", lead * 60), Number("frames_at_120_hz", lead * 120),
            ]
        case .equallyFast(let settling, let band, _):
            return [Number("settling_s", settling), Number("band", band)]
        case .tap(let hold, let reached, let deepest, let after):
            return [
                Number("hold_s", hold), Number("reached_percent", reached), Number("deepest_percent", deepest),
                Number("deepest_after_release_s", after),
            ]
        case .edgeMovement(let movement):
            return [
                Number("scale_overshoot", movement.scaleOvershoot), Number("side_pt", movement.sidePoints),
                Number("top_pt", movement.topPoints), Number("greatest_px", movement.pixels),
            ]
        case .reportedSettlingMisleads(_, _, let reported, let settling, let band, _):
            return [Number("reported_s", reported), Number("settling_s", settling), Number("band", band)]
        case .playedEndDiffers(_, _, let rate, let end, let settling, let band, _):
            return [
                Number("played_end_s", end), Number("frames_per_second", rate), Number("settling_s", settling),
                Number("band", band),
            ]
        case .durationIsNotTheEnd(_, let duration, let settling, let band, _):
            return [Number("duration_s", duration), Number("settling_s", settling), Number("band", band)]
        case .pressBounces(let overshoot, _), .bouncesUnderReduceMotion(_, let overshoot, _):
            return [Number("overshoot_percent", overshoot)]
        case .pressSettlesLate(let settling, let band, _, let duration):
            return [Number("settling_s", settling), Number("band", band)]
                + (duration.map { [Number("duration_in_time_s", $0)] } ?? [])
        case .oneAnimationForBoth, .neverSettles:
            return []
        }
    }
}
