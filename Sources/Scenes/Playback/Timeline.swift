/// A script with its times resolved: which events counted, and the phases they led through.
package struct Timeline: Hashable, Sendable {
    /// A change of phase.
    package struct Step: Hashable, Sendable {
        /// When, in seconds from the start of the script.
        package let time: Double
        /// The phase left.
        package let from: String
        /// The phase entered.
        package let to: String
    }

    /// The variant played.
    package let variant: Variant
    /// The timings in force, in seconds by name.
    package let timings: [String: Double]
    /// The events in order of time.
    package let events: [EventOutcome]
    /// The changes of phase in order of time.
    package let steps: [Step]

    /// Walks through a variant's script (nil: the scene's first), with some timings set to other values (seconds).
    ///
    /// - Throws: ``PlaybackError`` for a variant or timing the scene does not have and for times beyond
    ///   ``SceneLimits/seconds``.
    package init(
        of scene: Scene, variant name: String? = nil, timings overrides: [String: Double] = [:]
    ) throws(PlaybackError) {
        let variant = try scene.variant(named: name)
        var timings = [String: Double]()
        for timing in scene.timings { timings[timing.name] = variant.timings[timing.name] ?? timing.seconds }
        for (name, seconds) in overrides.sorted(by: { $0.key < $1.key }) {
            guard timings[name] != nil else {
                throw .unknownTiming(name, scene: scene.name, known: scene.timings.map(\.name))
            }
            guard seconds >= 0, seconds <= SceneLimits.seconds else {
                throw .timingOutOfRange(name, seconds: seconds, limit: SceneLimits.seconds)
            }
            timings[name] = seconds
        }
        var timed = [(time: Double, order: Int, event: Event)]()
        for (order, event) in variant.events.enumerated() {
            let sum = event.time.timings.reduce(event.time.seconds) { $0 + (timings[$1] ?? 0) }
            // A sum of decimal fractions in whole nanoseconds: 1.4 + 1.2 is 2.6.
            let time = event.time.timings.isEmpty ? sum : (sum * 1e9).rounded() / 1e9
            guard time <= SceneLimits.seconds else {
                throw .eventTooLate(event.name, seconds: time, limit: SceneLimits.seconds)
            }
            timed.append((time, order, event))
        }
        timed.sort { ($0.time, $0.order) < ($1.time, $1.order) }

        var phase = scene.phases.first?.name ?? ""
        var events = [EventOutcome]()
        var steps = [Step]()
        for (time, _, event) in timed {
            if let allowed = event.onlyIn, !allowed.contains(phase) {
                events.append(EventOutcome(event: event, time: time, effect: .ignored(in: phase)))
            } else if let target = event.target {
                events.append(EventOutcome(event: event, time: time, effect: .entered(target)))
                if target != phase { steps.append(Step(time: time, from: phase, to: target)) }
                phase = target
            } else {
                events.append(EventOutcome(event: event, time: time, effect: .marked))
            }
        }
        self.variant = variant
        self.timings = timings
        self.events = events
        self.steps = steps
    }

    /// The phases passed through, up to `end`.
    func spans(of scene: Scene, until end: Double) -> [PhaseSpan] {
        var spans = [PhaseSpan(phase: scene.phases.first?.name ?? "", start: 0, end: end)]
        for step in steps {
            spans[spans.count - 1].end = step.time
            // A phase left as it is entered is none.
            if spans[spans.count - 1].start == step.time { spans.removeLast() }
            spans.append(PhaseSpan(phase: step.to, start: step.time, end: max(step.time, end)))
        }
        return spans
    }
}

extension Scene {
    /// The variant of a name; the first for nil.
    ///
    /// - Throws: ``PlaybackError/unknownVariant(_:scene:known:)``.
    package func variant(named name: String?) throws(PlaybackError) -> Variant {
        let found = name.map { name in variants.first { $0.name == name } } ?? variants.first
        guard let found else {
            throw .unknownVariant(name ?? "", scene: self.name, known: variants.map(\.name))
        }
        return found
    }

    /// How a property changes between two phases of a variant: the first transition that matches, the variant's own
    /// before the scene's; a jump when none does.
    package func change(
        of property: String, from origin: String, to destination: String, in variant: Variant, reduceMotion: Bool
    ) -> Change {
        let transition =
            variant.transitions.first { $0.matches(from: origin, to: destination) }
            ?? transitions.first { $0.matches(from: origin, to: destination) }
        return transition?.change(of: property, reduceMotion: reduceMotion) ?? .jump
    }
}

/// A stretch of time spent in a phase.
package struct PhaseSpan: Hashable, Sendable {
    /// The phase's name.
    package let phase: String
    /// When it begins, in seconds from the start of the script.
    package let start: Double
    /// When it ends; the last one ends with the playback.
    package internal(set) var end: Double
}

/// An event of a script with its time, and what came of it.
package struct EventOutcome: Hashable, Sendable {
    /// What came of an event.
    package enum Effect: Hashable, Sendable {
        /// It led to a phase (perhaps the one already in force).
        case entered(String)
        /// It only marks a moment.
        case marked
        /// It came in a phase where it does not count.
        case ignored(in: String)
    }

    /// The event.
    package let event: Event
    /// When it happened, in seconds from the start of the script.
    package let time: Double
    /// What came of it.
    package let effect: Effect

    /// Whether it counted.
    package var isFired: Bool {
        if case .ignored = effect { false } else { true }
    }
}
