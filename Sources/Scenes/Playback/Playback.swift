import Springs

/// A scene played exactly: the phases passed through, the events, and how each property moves.
package struct Playback: Hashable, Sendable {
    /// The scene.
    package let scene: Scene
    /// The script with its times.
    package let timeline: Timeline
    /// Whether it is played under Reduce Motion.
    package let reduceMotion: Bool
    /// One track a property, in the scene's order.
    package let tracks: [Track]
    /// The stretches of time spent in each phase, from 0 to ``end``.
    package let spans: [PhaseSpan]
    /// When the last event has passed and every property has settled (0.1 % of its travel), in seconds. A property that
    /// never settles counts as settled ``neverSettlingTail`` seconds after the last event.
    package let end: Double
    /// Whether every property settles.
    package let settles: Bool

    /// The seconds shown after the last event when something never settles.
    package static let neverSettlingTail = 10.0

    /// Plays a variant (nil: the scene's first) exactly, with some timings set to other values (seconds).
    ///
    /// - Parameters:
    ///   - band: the part of the travel within which a property counts as settled.
    ///   - tail: the seconds after the last event beyond which nothing is waited for; at most ``SceneLimits/seconds``.
    /// - Throws: ``PlaybackError`` for a variant or timing the scene does not have, or a time beyond the limit.
    package init(
        _ scene: Scene, variant: String? = nil, timings: [String: Double] = [:], reduceMotion: Bool = false,
        band: Double = Track.settlingBand, tail: Double = neverSettlingTail
    ) throws(PlaybackError) {
        let timeline = try Timeline(of: scene, variant: variant, timings: timings)
        let tracks = scene.properties.map {
            Self.track(of: $0, scene: scene, timeline: timeline, reduceMotion: reduceMotion)
        }
        let lastEvent = timeline.events.last?.time ?? 0
        let bound = lastEvent + max(0, min(tail, SceneLimits.seconds))
        let settlings = tracks.map { $0.settlingTime(band: band, limit: bound + 1) }
        let end = settlings.reduce(lastEvent) { max($0, min($1 ?? bound, bound)) }
        self.scene = scene
        self.timeline = timeline
        self.reduceMotion = reduceMotion
        self.tracks = tracks
        self.end = end
        settles = settlings.allSatisfy { ($0 ?? .infinity) <= bound }
        spans = timeline.spans(of: scene, until: end)
    }

    /// The track of a property.
    package func track(named name: String) -> Track? {
        tracks.first { $0.property.name == name }
    }

    /// The phase in force at a time; at the very time of a change, the new one.
    package func phase(at time: Double) -> Phase? {
        let name = spans.last { $0.start <= time }?.phase ?? scene.phases.first?.name
        return name.flatMap { scene.phase(named: $0) }
    }

    private static func track(
        of property: AnimatedProperty, scene: Scene, timeline: Timeline, reduceMotion: Bool
    ) -> Track {
        if reduceMotion, let value = property.reduceMotionValue {
            return Track(property: property, course: ExactCourse(from: value))
        }
        let (source, map) = property.moved
        let script = scene.script(of: source, timeline, reduceMotion: reduceMotion)
        return Track(property: property, course: ExactCourse(from: script.start, script.changes), map: map)
    }
}

extension AnimatedProperty {
    /// The property whose changes move this one, and the map from it; itself, without a map, where phases give its values.
    var moved: (source: String, map: PiecewiseLinearMap?) {
        switch source {
        case .phases: (name, nil)
        case .derived(let source, let map): (source, map)
        }
    }
}

extension Scene {
    /// Where a property that phases give begins, and its changes in a timeline. One that Reduce Motion keeps has none.
    func script(
        of name: String, _ timeline: Timeline, reduceMotion: Bool
    ) -> (start: Double, changes: [ValueChange]) {
        if reduceMotion, let kept = property(named: name)?.reduceMotionValue { return (kept, []) }
        let start = phases.first.flatMap { value(of: name, in: $0.name) } ?? 0
        let changes = timeline.steps.compactMap { step -> ValueChange? in
            guard let target = value(of: name, in: step.to) else { return nil }
            switch change(of: name, from: step.from, to: step.to, in: timeline.variant, reduceMotion: reduceMotion) {
            case .hold: return nil
            case .jump: return ValueChange(at: step.time, to: target, by: nil)
            case .animated(let animation): return ValueChange(at: step.time, to: target, by: animation)
            }
        }
        return (start, changes)
    }
}
