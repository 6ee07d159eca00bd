import Springs

/// A press of a variant and the release after it, with the animations that take some properties there and back.
package struct PressAndRelease: Hashable, Sendable {
    /// The animation on touch down.
    package let press: Animation
    /// The animation on touch up.
    package let release: Animation
    /// The properties that move by the two, in the scene's order; the scale first where it is one of them.
    package let properties: [String]
    /// The change of phase on touch down.
    package let pressStep: Timeline.Step
    /// The change of phase on touch up.
    package let releaseStep: Timeline.Step

    /// How long the finger stays down, in seconds.
    package var hold: Double { releaseStep.time - pressStep.time }
}

extension Scene {
    /// The animations of a press and of the release after it, as a variant plays them (nil: the first): those of the scale,
    /// or of the first property that both move.
    ///
    /// nil when the variant has no such pair.
    ///
    /// - Throws: ``PlaybackError`` for an unknown variant.
    package func pressAndRelease(
        variant name: String? = nil
    ) throws(PlaybackError) -> (press: Animation, release: Animation)? {
        let timeline = try Timeline(of: self, variant: name)
        return pressesAndReleases(timeline).first.map { ($0.press, $0.release) }
    }

    /// The pairs of animations that move something on a press and back on the release after it, one for all properties
    /// with the same two, of one of this scene's timelines; that of the scale first.
    ///
    /// - Parameter reduceMotion: whether they are those under Reduce Motion; properties that keep still there are left out.
    package func pressesAndReleases(_ timeline: Timeline, reduceMotion: Bool = false) -> [PressAndRelease] {
        guard let (press, release) = pressAndReleaseSteps(timeline) else { return [] }
        struct Pair: Hashable { let press, release: Animation }
        var order: [Pair] = []
        var names: [Pair: [String]] = [:]
        let moved = properties.filter { $0.source == .phases && (!reduceMotion || $0.reduceMotionValue == nil) }.map(
            \.name)
        for name in moved.filter({ $0 == "scale" }) + moved.filter({ $0 != "scale" }) {
            guard value(of: name, in: press.from) != value(of: name, in: press.to),
                value(of: name, in: release.from) != value(of: name, in: release.to),
                case .animated(let there) = change(
                    of: name, from: press.from, to: press.to, in: timeline.variant, reduceMotion: reduceMotion),
                case .animated(let back) = change(
                    of: name, from: release.from, to: release.to, in: timeline.variant, reduceMotion: reduceMotion)
            else { continue }
            let pair = Pair(press: there, release: back)
            if names[pair] == nil { order.append(pair) }
            names[pair, default: []].append(name)
        }
        return order.map {
            PressAndRelease(
                press: $0.press, release: $0.release, properties: names[$0] ?? [], pressStep: press,
                releaseStep: release)
        }
    }

    /// The changes of phase of the first `press` that counts and of the first `release` after it, of one of this scene's
    /// timelines; nil when it has no such pair.
    package func pressAndReleaseSteps(_ timeline: Timeline) -> (press: Timeline.Step, release: Timeline.Step)? {
        func step(_ kind: Event.Kind, after time: Double) -> Timeline.Step? {
            timeline.events.lazy
                .filter { $0.event.kind == kind && $0.isFired && $0.time >= time }
                .compactMap { outcome in
                    timeline.steps.first { $0.time == outcome.time && .entered($0.to) == outcome.effect }
                }
                .first
        }
        guard let press = step(.press, after: 0), let release = step(.release, after: press.time) else { return nil }
        return (press, release)
    }
}
