import Springs

/// The answer about a tap: how far a press has come when it is let go, how far it still goes, and when all is over.
package struct TapStudy: Hashable, Sendable {
    /// The question: a press from rest that is held for a time, and its release.
    package struct Request: Hashable, Sendable {
        /// The animation on touch down.
        package var press: Animation
        /// The animation on touch up.
        package var release: Animation
        /// Seconds from touch down to touch up.
        package var hold: Double
        /// Travels per second at touch down.
        package var velocity = 0.0
        /// The property whose frames are played; a bare number from 0 to 1 unless told otherwise.
        package var move = PropertyMove.value()
        /// Whether the frames that SwiftUI plays are studied instead of the exact motion.
        package var isPlayed = false
        /// Frames a second of the played motion.
        package var framesPerSecond = 60.0

        /// A question about the exact motion of a tap from rest.
        package init(press: Animation, release: Animation, hold: Double) {
            self.press = press
            self.release = release
            self.hold = hold
        }
    }

    /// What was asked.
    package let request: Request
    /// The exact motion from 0, released, to 1, pressed, and back.
    package let motion: HandedOverMotion
    /// The frames in the property's own unit; nil for the exact motion.
    package let played: PlayedMotion?
    /// The part of the travel that the press has done at touch up; may be beyond 1.
    package let reached: Double
    /// How fast the press moves at touch up, in travels per second: exactly, also for played frames.
    package let pressVelocity: Double
    /// How fast a release that takes over starts, in travels per second: 0 after a press that hands over its place alone; nil
    /// for a release that is laid over the press and takes nothing over.
    package let handedOverVelocity: Double?
    /// The largest part of the travel that is ever done from touch up on.
    package let deepest: Double
    /// When that is, in seconds after touch down.
    package let deepestTime: Double
    /// How far the value swings beyond where it began, as a part of the travel; nil where it does not.
    package let rebound: Double?
    /// When that is, in seconds after touch down.
    package let reboundTime: Double?
    /// When everything is at rest within ``band``, in seconds after touch down; nil for never.
    package let rest: Double?
    /// What counts as rest, as a part of the travel.
    package let band: Double

    /// Studies a tap.
    ///
    /// - Parameter band: what counts as rest of the exact motion; frames are at rest when SwiftUI ends the animation.
    /// - Throws: ``PlayedMotionError`` for a frame rate that is not a positive number.
    package init(_ request: Request, band: Double = 0.001) throws(PlayedMotionError) {
        self.request = request
        self.band = band
        motion = HandedOverMotion(
            press: request.press, release: request.release, hold: request.hold, velocity: request.velocity)
        pressVelocity =
            AnimationMotion(request.press, velocity: request.velocity).state(at: request.hold).velocity
        let handoff = Handoff(motion, band: band)
        handedOverVelocity = handoff.handedOverVelocity
        guard request.isPlayed else {
            played = nil
            reached = handoff.fractionAtRelease
            deepest = handoff.deepestFraction
            deepestTime = request.hold + handoff.deepest.timeAfterRelease
            rebound = handoff.rebound.map { -$0.value }
            reboundTime = handoff.rebound.map { request.hold + $0.timeAfterRelease }
            rest = handoff.settling.seconds
            return
        }
        let (from, to) = request.playedWay
        let property = request.move.property(of: nil)
        let played = try PlayedMotion(
            press: request.press, release: request.release, hold: request.hold, from: from, to: to,
            velocity: request.velocity * (to - from), framesPerSecond: request.framesPerSecond,
            unit: PlayedUnit(scale: property.animationScale, isPair: property.isPair))
        self.played = played
        let progress = { (value: Double) in from == to ? 0 : (value - from) / (to - from) }
        reached = progress(played.state(at: request.hold).position)
        // A billionth of a second is rounding.
        let after = played.frames.filter { $0.time >= request.hold - 1e-9 }
        let low = after.max { progress($0.value) < progress($1.value) }
        deepest = low.map { progress($0.value) } ?? 0
        deepestTime = low?.time ?? request.hold
        let high = after.min { progress($0.value) < progress($1.value) }.flatMap { progress($0.value) < 0 ? $0 : nil }
        rebound = high.map { -progress($0.value) }
        reboundTime = high?.time
        rest = played.times.end
    }
}

extension TapStudy.Request {
    /// The values that are animated: the property's own, or the progress of one that goes by way of a third value.
    var playedWay: (from: Double, to: Double) { move.through == nil ? (move.from, move.to) : (0, 1) }
}

extension TapStudy {
    /// The tap of a property for ``Samples``: exact or played.
    func series(of moved: MovedProperty) -> SampledSeries {
        var series = SampledSeries.exact(moved, series: "tap")
        series.target = request.move.from
        let motion = motion
        series.sample = { grid in moved.follow(motion.trajectory(on: grid)) }
        guard let played else { return series }
        series.sample = { grid in
            let states = (0..<grid.count).map { moved.playedState(played, at: grid.time(at: $0)) }
            return SampledSeries.Block(positions: states.map(\.position), velocities: states.map(\.velocity))
        }
        return series
    }
}
