import Springs

extension Scene {
    /// The animations of a press and of the release after it, as a variant plays them (nil: the first).
    ///
    /// The press is the transition of the first event of kind `press` that counts, the release that of the first
    /// `release` after it; their general animations are taken. nil when the variant has no such pair.
    ///
    /// - Throws: ``PlaybackError`` for an unknown variant.
    package func pressAndRelease(
        variant name: String? = nil
    ) throws(PlaybackError) -> (press: Animation, release: Animation)? {
        let timeline = try Timeline(of: self, variant: name)
        guard let (press, release) = pressAndReleaseSteps(timeline) else { return nil }
        guard case .animated(let first) = generalChange(press, timeline.variant),
            case .animated(let second) = generalChange(release, timeline.variant)
        else { return nil }
        return (first, second)
    }

    /// What a designer would say about the scene.
    ///
    /// - Parameters:
    ///   - pressLimit: the seconds in which a press should settle (0.1 % of its travel).
    ///   - touchTarget: the least side of a control in points.
    ///   - overshoot: the part of its travel that a property must leave its visible range by.
    package func warnings(
        pressLimit: Double = 0.2, touchTarget: Double = 44, overshoot: Double = 0.005
    ) -> [SceneWarning] {
        var warnings = [SceneWarning]()
        if size.width < touchTarget || size.height < touchTarget {
            warnings.append(.smallTarget(width: size.width, height: size.height, least: touchTarget))
        }
        let playbacks = variants.compactMap { try? Playback(self, variant: $0.name) }
        for playback in playbacks {
            warnings += pressWarnings(playback, limit: pressLimit)
            warnings += jumpWarnings(playback)
            warnings += bounceWarnings(playback.timeline)
        }
        warnings += rangeWarnings(playbacks, overshoot: overshoot)
        var seen = Set<SceneWarning>()
        return warnings.filter { seen.insert($0).inserted }
    }

    private func generalChange(_ step: Timeline.Step, _ variant: Variant) -> Change {
        // No property has an empty name, so no override applies.
        change(of: "", from: step.from, to: step.to, in: variant, reduceMotion: false)
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

    private func pressWarnings(_ playback: Playback, limit: Double) -> [SceneWarning] {
        guard let (press, release) = pressAndReleaseSteps(playback.timeline) else { return [] }
        let variant = playback.timeline.variant
        var warnings = [SceneWarning]()
        let shared = properties.filter { property in
            guard property.source == .phases,
                value(of: property.name, in: press.from) != value(of: property.name, in: press.to)
            else { return false }
            let there = change(of: property.name, from: press.from, to: press.to, in: variant, reduceMotion: false)
            let back = change(of: property.name, from: release.from, to: release.to, in: variant, reduceMotion: false)
            if case .animated = there { return there == back }
            return false
        }
        if !shared.isEmpty { warnings.append(.sameAnimationBothWays(variant: variant.name)) }
        for property in properties where property.source == .phases {
            guard let start = value(of: property.name, in: press.from),
                let end = value(of: property.name, in: press.to),
                start != end
            else { continue }
            let change = change(of: property.name, from: press.from, to: press.to, in: variant, reduceMotion: false)
            // A linear fill stands for time; only springs are feedback.
            guard case .animated(let animation) = change, animation.springBase != nil else { continue }
            let alone = Track(
                property: property, course: ExactCourse(from: start, [ValueChange(to: end, by: animation)]))
            let settling = alone.settlingTime() ?? .infinity
            if settling > limit {
                warnings.append(
                    .slowPress(property: property.name, variant: variant.name, settlingTime: settling, limit: limit))
            }
        }
        return warnings
    }

    /// The properties that change in a step, with how.
    private func changes(
        in step: Timeline.Step, of variant: Variant, reduceMotion: Bool
    ) -> [(property: AnimatedProperty, change: Change)] {
        properties.compactMap { property in
            guard property.source == .phases, !reduceMotion || property.reduceMotionValue == nil,
                value(of: property.name, in: step.from) != value(of: property.name, in: step.to)
            else { return nil }
            let change = change(
                of: property.name, from: step.from, to: step.to, in: variant, reduceMotion: reduceMotion)
            return (property, change)
        }
    }

    private func jumpWarnings(_ playback: Playback) -> [SceneWarning] {
        let variant = playback.timeline.variant
        return playback.timeline.steps.compactMap { step in
            let jumping = changes(in: step, of: variant, reduceMotion: false).filter { $0.change == .jump }
            guard !jumping.isEmpty else { return nil }
            return .jump(
                properties: jumping.map(\.property.name), variant: variant.name, from: step.from, to: step.to)
        }
    }

    private func bounceWarnings(_ timeline: Timeline) -> [SceneWarning] {
        timeline.steps.flatMap { step in
            var names = [Double: [String]]()
            for (property, change) in changes(in: step, of: timeline.variant, reduceMotion: true) {
                guard case .animated(let animation) = change, let bounce = animation.springBase?.bounce, bounce > 0
                else { continue }
                names[bounce, default: []].append(property.name)
            }
            return names.sorted { $0.key > $1.key }.map { bounce, names in
                SceneWarning.bounceUnderReduceMotion(properties: names, from: step.from, to: step.to, bounce: bounce)
            }
        }
    }

    /// The furthest excursion of each property on each side of its range, in whichever variant it is.
    private func rangeWarnings(_ playbacks: [Playback], overshoot: Double) -> [SceneWarning] {
        var warnings = [SceneWarning]()
        for property in properties {
            let found = playbacks.flatMap { playback in
                (playback.track(named: property.name)?.clippedSpans(until: playback.end, tolerance: overshoot) ?? [])
                    .map { (variant: playback.timeline.variant.name, span: $0) }
            }
            let above = found.filter(\.span.isAbove).max { $0.span.extreme < $1.span.extreme }
            let below = found.filter { !$0.span.isAbove }.min { $0.span.extreme < $1.span.extreme }
            for (worst, limit) in [(above, property.visibleRange.upper), (below, property.visibleRange.lower)] {
                guard let worst, let limit else { continue }
                warnings.append(
                    .hiddenOvershoot(
                        property: property.name, variant: worst.variant, reached: worst.span.extreme, limit: limit,
                        time: worst.span.extremeTime))
            }
        }
        return warnings
    }
}
