import Springs

/// A scene as SwiftUI plays it: on frames, springs stepped 300 times a second and ended by the rest test in each
/// property's own units, everything else evaluated at frame times.
///
/// An event takes effect at the first frame at or after it.
package struct PlayedPlayback: Hashable, Sendable {
    /// The same scene played exactly.
    package let exact: Playback
    /// Frames per second.
    package let framesPerSecond: Double
    /// One track a property, in the scene's order; all have the same number of frames.
    package let tracks: [PlayedTrack]
    /// The frame time at which everything has ended, or the time of the last frame.
    package let end: Double

    /// The frame rates allowed.
    package static let frameRates = 1.0...1000.0
    /// The seconds within which two times count as one, for i/fps is rounded.
    static let timeSlack = 1e-9

    /// Plays a scene at a frame rate; the rest as for ``Playback``.
    ///
    /// - Throws: ``PlaybackError`` as ``Playback`` does, and for a frame rate outside ``frameRates``.
    package init(
        _ scene: Scene, variant: String? = nil, timings: [String: Double] = [:], reduceMotion: Bool = false,
        framesPerSecond: Double = 60
    ) throws(PlaybackError) {
        let exact = try Playback(scene, variant: variant, timings: timings, reduceMotion: reduceMotion)
        try self.init(exact, framesPerSecond: framesPerSecond)
    }

    /// Plays what has been played exactly once more on frames. What never ends is shown up to `tail` seconds after the
    /// last event.
    ///
    /// - Throws: ``PlaybackError/frameRateOutOfRange(_:lower:upper:)``.
    package init(
        _ exact: Playback, framesPerSecond: Double = 60, tail: Double = Playback.neverSettlingTail
    ) throws(PlaybackError) {
        guard Self.frameRates.contains(framesPerSecond) else {
            throw .frameRateOutOfRange(
                framesPerSecond, lower: Self.frameRates.lowerBound, upper: Self.frameRates.upperBound)
        }
        let lastEvent = exact.timeline.events.last?.time ?? 0
        let lastTime = lastEvent + max(0, min(tail, SceneLimits.seconds))
        let lastEventFrame = Int(((lastEvent - Self.timeSlack) * framesPerSecond).rounded(.up))
        var histories = [String: PlayedMotion]()
        for property in exact.scene.properties where property.source == .phases {
            let script = exact.scene.script(of: property.name, exact.timeline, reduceMotion: exact.reduceMotion)
            // The rate is in range, and the limit above 0.
            histories[property.name] = try? PlayedMotion(
                from: script.start, script.changes, framesPerSecond: framesPerSecond, unit: property.playedUnit,
                limit: max((lastTime * framesPerSecond).rounded(.up), 1) / framesPerSecond + Self.timeSlack)
        }
        let frames = histories.values.reduce(max(lastEventFrame, 0) + 1) { max($0, $1.frames.count) }
        self.exact = exact
        self.framesPerSecond = framesPerSecond
        tracks = exact.tracks.map { track in
            let name = track.property.moved.source
            let isKept = exact.reduceMotion && track.property.reduceMotionValue != nil
            return PlayedTrack(
                track, history: isKept ? nil : histories[name], framesPerSecond: framesPerSecond, frames: frames)
        }
        end = Double(frames - 1) / framesPerSecond
    }

    /// The track of a property.
    package func track(named name: String) -> PlayedTrack? {
        tracks.first { $0.property.name == name }
    }
}

extension PlayedTrack {
    /// The frames of a property beside its exact track; without a history it stays what it is.
    fileprivate init(_ track: Track, history: PlayedMotion?, framesPerSecond: Double, frames: Int) {
        var values = history?.frames.map { track.mapped($0.value) } ?? [track.initialValue]
        values += Array(repeating: values.last ?? 0, count: max(0, frames - values.count))
        var largest = Deviation(value: 0, time: 0)
        for (frame, value) in values.enumerated() {
            let time = Double(frame) / framesPerSecond
            let distance = abs(value - track.state(at: time).position)
            if distance > largest.value { largest = Deviation(value: distance, time: time) }
        }
        property = track.property
        self.framesPerSecond = framesPerSecond
        self.values = values
        end = history.map(\.times.end) ?? 0
        logicalCompletion = history.map(\.times.logicalCompletion) ?? 0
        largestDeviation = largest
    }
}
