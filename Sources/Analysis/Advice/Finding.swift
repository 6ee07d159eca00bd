import Scenes
import Springs

/// Something about a press and its release that a designer can act on, with the numbers behind it.
///
/// Times are in seconds, shares in percent of the travel.
package enum Finding: Hashable, Sendable {
    /// One of the two animations.
    package enum Side: String, Hashable, Sendable {
        /// The animation on touch down.
        case press
        /// The animation on touch up.
        case release
    }

    /// A framework that reports settling durations.
    package enum Framework: String, Hashable, Sendable {
        /// `Spring.settlingDuration`.
        case swiftUI = "SwiftUI"
        /// `CASpringAnimation.settlingDuration`.
        case coreAnimation = "Core Animation"
    }

    /// One side comes within the band sooner.
    case faster(Side, settling: Double, other: Double, band: Double)
    /// Both come within the band at about the same time.
    case equallyFast(settling: Double, band: Double, tolerance: Double)
    /// How much of the press a tap shows: at the release, and at the deepest point after it.
    case tap(hold: Double, reachedPercent: Double, deepestPercent: Double, deepestAfter: Double)
    /// How far the overshoot of the release moves the edges of a control, in points, and whether that can be seen.
    case edgeMovement(EdgeMovement)
    /// A framework's reported settling duration is not when the motion ends.
    case reportedSettlingMisleads(
        Side, by: Framework, reported: Double, settling: Double, band: Double, ratio: Double)
    /// SwiftUI takes the animation of a change of scale away much earlier, or later, than the exact motion ends.
    case playedEndDiffers(
        Side, scale: ScaleChange, framesPerSecond: Double, end: Double, settling: Double, band: Double, ratio: Double)
    /// The written duration is not when the motion ends.
    case durationIsNotTheEnd(Side, duration: Double, settling: Double, band: Double, ratio: Double)
    /// Both directions use the same animation.
    case oneAnimationForBoth
    /// The press goes beyond its target.
    case pressBounces(overshootPercent: Double, threshold: Double)
    /// The press takes too long; a spring's duration, scaled, would be in time.
    case pressSettlesLate(settling: Double, band: Double, threshold: Double, durationInTime: Double?)
    /// An animation bounces although motion is to be reduced.
    case bouncesUnderReduceMotion(Side, overshootPercent: Double, threshold: Double)
    /// A side never comes to rest.
    case neverSettles(Side)

    /// A stable name for machines.
    package var id: String {
        switch self {
        case .faster: "faster"
        case .equallyFast: "equally-fast"
        case .tap: "tap"
        case .edgeMovement: "edge-movement"
        case .reportedSettlingMisleads: "reported-settling-misleads"
        case .playedEndDiffers: "played-end-differs"
        case .durationIsNotTheEnd: "duration-is-not-the-end"
        case .oneAnimationForBoth: "one-animation-for-both"
        case .pressBounces: "press-bounces"
        case .pressSettlesLate: "press-settles-late"
        case .bouncesUnderReduceMotion: "bounces-under-reduce-motion"
        case .neverSettles: "never-settles"
        }
    }

    /// Whether something should be changed; else it is a fact to know.
    package var isAdvice: Bool {
        switch self {
        case .faster, .equallyFast, .tap, .edgeMovement, .reportedSettlingMisleads, .playedEndDiffers,
            .durationIsNotTheEnd:
            false
        case .oneAnimationForBoth, .pressBounces, .pressSettlesLate, .bouncesUnderReduceMotion, .neverSettles: true
        }
    }

    /// A limit that a rule compared with.
    package struct Threshold: Hashable, Sendable {
        /// The number.
        package let value: Double
        /// Its unit: `s`, `percent`, `px`, `ratio`, `fraction` (of the travel).
        package let unit: String
    }

    /// The threshold the rule used; nil for a rule without one.
    package var threshold: Threshold? {
        switch self {
        case .faster(_, _, _, let band): Threshold(value: band, unit: "fraction")
        case .equallyFast(_, _, let tolerance): Threshold(value: tolerance, unit: "s")
        case .edgeMovement(let movement): Threshold(value: movement.visiblePixels, unit: "px")
        case .reportedSettlingMisleads(_, _, _, _, _, let ratio), .playedEndDiffers(_, _, _, _, _, _, let ratio),
            .durationIsNotTheEnd(_, _, _, _, let ratio):
            Threshold(value: ratio, unit: "ratio")
        case .pressBounces(_, let percent), .bouncesUnderReduceMotion(_, _, let percent):
            Threshold(value: percent, unit: "percent")
        case .pressSettlesLate(_, _, let seconds, _): Threshold(value: seconds, unit: "s")
        case .tap, .oneAnimationForBoth, .neverSettles: nil
        }
    }
}

/// How far an overshoot moves the edges of a control.
package struct EdgeMovement: Hashable, Sendable {
    /// The control.
    package let control: ControlSize
    /// The overshoot of the scale, beyond the released scale.
    package let scaleOvershoot: Double
    /// Points that each side edge moves out, and each top and bottom edge: half the size times the overshoot.
    package let sidePoints: Double, topPoints: Double
    /// Pixels in a point.
    package let pixelsPerPoint: Double
    /// The least movement that can be seen, in pixels.
    package let visiblePixels: Double

    /// The movement for an overshoot in percent of a change of scale.
    package init(
        overshootPercent: Double, scale: ScaleChange, control: ControlSize, pixelsPerPoint: Double = 3,
        visiblePixels: Double = 0.5
    ) {
        self.control = control
        scaleOvershoot = abs(scale.released - scale.pressed) * overshootPercent / 100
        sidePoints = control.width / 2 * scaleOvershoot
        topPoints = control.height / 2 * scaleOvershoot
        self.pixelsPerPoint = pixelsPerPoint
        self.visiblePixels = visiblePixels
    }

    /// The greater of the two movements in pixels.
    package var pixels: Double { max(sidePoints, topPoints) * pixelsPerPoint }

    /// Whether an edge moves far enough to be seen.
    package var isVisible: Bool { pixels >= visiblePixels }
}
