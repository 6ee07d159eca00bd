extension Scene {
    /// Refuses a scene whose parts do not fit together.
    func validate() throws(SceneError) {
        try Self.requireName(name, "scene", at: "name")
        try Self.requireText(title, "title", at: "title")
        try Self.requireText(summary, "summary", at: "summary")
        try Self.requireRange(size.width, "width", 0...100_000, at: ["size", "width"])
        try Self.requireRange(size.height, "height", 0...100_000, at: ["size", "height"])
        try Self.requireNames(properties.map(\.name), "property", "properties", limit: SceneLimits.properties)
        try Self.requireNames(phases.map(\.name), "phase", "phases", limit: SceneLimits.phases)
        try Self.requireNames(variants.map(\.name), "variant", "variants", limit: SceneLimits.variants)
        if !timings.isEmpty {
            try Self.requireNames(timings.map(\.name), "timing", "timings", limit: SceneLimits.timings)
        }
        for property in properties { try validate(property) }
        for (index, phase) in phases.enumerated() { try validate(phase, isFirst: index == 0) }
        try validate(transitions, at: ["transitions"])
        for timing in timings { try validate(timing) }
        for variant in variants { try validate(variant) }
    }

    private func validate(_ property: AnimatedProperty) throws(SceneError) {
        let place: [ScenePath.Step] = ["properties", .key(property.name)]
        for (bound, key) in [(property.visibleRange.lower, "min"), (property.visibleRange.upper, "max")] {
            if let bound { try Self.requireValue(bound, at: place + [.key(key)]) }
        }
        if let value = property.reduceMotionValue { try Self.requireValue(value, at: place + ["reduceMotion"]) }
        let scale = property.animationScale
        guard scale.isFinite, scale > 0, scale <= SceneLimits.animationScale else {
            throw SceneError(
                .outOfRange(what: "scale", value: scale, lower: 1e-6, upper: SceneLimits.animationScale),
                path: ScenePath(place + ["animationScale"]))
        }
        guard case .derived(let source, let map) = property.source else { return }
        for (index, point) in map.points.enumerated() {
            try Self.requireValue(point.input, at: place + ["map", .index(index), 0])
            try Self.requireValue(point.output, at: place + ["map", .index(index), 1])
        }
        try Self.requireKnown(source, "property", properties.map(\.name), at: place + ["from"])
        if case .derived = self.property(named: source)?.source {
            throw SceneError(
                .derivedFromDerived(property: property.name, source: source), path: ScenePath(place + ["from"]))
        }
    }

    private func validate(_ phase: Phase, isFirst: Bool) throws(SceneError) {
        let place: [ScenePath.Step] = ["phases", .key(phase.name)]
        for (name, value) in phase.values.sorted(by: { $0.key < $1.key }) {
            let here = place + ["values", .key(name)]
            try Self.requireKnown(name, "property", properties.map(\.name), at: here)
            if case .derived(let source, _) = property(named: name)?.source {
                throw SceneError(.derivedValue(property: name, source: source), path: ScenePath(here))
            }
            try Self.requireValue(value, at: here)
        }
        for property in properties where isFirst && property.source == .phases && phase.values[property.name] == nil {
            throw SceneError(
                .missingValue(property: property.name, phase: phase.name), path: ScenePath(place + ["values"]))
        }
        if let label = phase.look.label { try Self.requireText(label, "label", at: place + ["look", "label"]) }
        try Self.requireRange(phase.look.fillOpacity, "opacity", 0...1, at: place + ["look", "fillOpacity"])
    }

    private func validate(_ transitions: [Transition], at place: [ScenePath.Step]) throws(SceneError) {
        guard transitions.count <= SceneLimits.transitions else {
            throw SceneError(
                .tooMany(what: "transitions", count: transitions.count, limit: SceneLimits.transitions),
                path: ScenePath(place))
        }
        for (index, transition) in transitions.enumerated() {
            let here = place + [.index(index)]
            for (position, name) in (transition.from ?? []).enumerated() {
                let from = transition.from?.count == 1 ? here + ["from"] : here + ["from", .index(position)]
                try Self.requireKnown(name, "phase", phases.map(\.name), at: from)
            }
            if let to = transition.to { try Self.requireKnown(to, "phase", phases.map(\.name), at: here + ["to"]) }
            try validate(transition.change, at: here)
            for (name, change) in transition.overrides.sorted(by: { $0.key < $1.key }) {
                let override = here + ["overrides", .key(name)]
                try Self.requireKnown(name, "property", properties.map(\.name), at: override)
                if case .derived(let source, _) = property(named: name)?.source {
                    throw SceneError(.derivedValue(property: name, source: source), path: ScenePath(override))
                }
                try validate(change, at: override)
            }
        }
    }

    private func validate(_ timing: Timing) throws(SceneError) {
        let place: [ScenePath.Step] = ["timings", .key(timing.name)]
        try Self.requireTime(timing.seconds, "timing", at: place + ["seconds"])
        try Self.requireText(timing.summary, "summary", at: place + ["summary"])
    }

    private func validate(_ variant: Variant) throws(SceneError) {
        let place: [ScenePath.Step] = ["variants", .key(variant.name)]
        let known = timings.map(\.name)
        try Self.requireText(variant.summary, "summary", at: place + ["summary"])
        for (name, seconds) in variant.timings.sorted(by: { $0.key < $1.key }) {
            let here = place + ["timings", .key(name)]
            try Self.requireKnown(name, "timing", known, at: here)
            try Self.requireTime(seconds, "timing", at: here)
        }
        try validate(variant.transitions, at: place + ["transitions"])
        guard variant.events.count <= SceneLimits.events else {
            throw SceneError(
                .tooMany(what: "events", count: variant.events.count, limit: SceneLimits.events),
                path: ScenePath(place + ["events"]))
        }
        for (index, event) in variant.events.enumerated() {
            let here = place + ["events", .index(index)]
            try validate(event, at: here)
            // The variant's usual timings must stay within the limit; overrides are checked when played.
            let seconds = event.time.timings.reduce(event.time.seconds) { sum, name in
                sum + (variant.timings[name] ?? timings.first { $0.name == name }?.seconds ?? 0)
            }
            guard seconds <= SceneLimits.seconds else {
                throw SceneError(
                    .tooLate(seconds: seconds, limit: SceneLimits.seconds), path: ScenePath(here + ["at"]))
            }
        }
    }

    private func validate(_ event: Event, at place: [ScenePath.Step]) throws(SceneError) {
        try Self.requireTime(event.time.seconds, "time", at: place + ["at"])
        guard event.time.timings.count <= SceneLimits.timings else {
            throw SceneError(
                .tooMany(what: "timings", count: event.time.timings.count, limit: SceneLimits.timings),
                path: ScenePath(place + ["at"]))
        }
        for name in event.time.timings {
            try Self.requireKnown(name, "timing", timings.map(\.name), at: place + ["at"])
        }
        try Self.requireText(event.name, "name", at: place + ["name"])
        let phaseNames = phases.map(\.name)
        if let target = event.target { try Self.requireKnown(target, "phase", phaseNames, at: place + ["to"]) }
        for (index, name) in (event.onlyIn ?? []).enumerated() {
            let onlyIn = event.onlyIn?.count == 1 ? place + ["onlyIn"] : place + ["onlyIn", .index(index)]
            try Self.requireKnown(name, "phase", phaseNames, at: onlyIn)
        }
    }

    private static let springDurations = SceneLimits.shortestSpring...SceneLimits.seconds

    private func validate(_ change: AdaptiveChange, at place: [ScenePath.Step]) throws(SceneError) {
        for (form, key) in [(change.standard, "animation"), (change.reduced, "reduceMotion")] {
            guard case .animated(let animation) = form else { continue }
            let here = place + [.key(key)]
            switch animation.base {
            case .spring(let spring, let blend):
                try Self.requireRange(spring.duration, "spring duration", Self.springDurations, at: here)
                try Self.requireTime(blend, "blend duration", at: here)
            case .interpolatingSpring(let spring, let velocity):
                try Self.requireRange(spring.duration, "spring duration", Self.springDurations, at: here)
                try Self.requireValue(velocity, at: here)
            case .timingCurve(_, let duration):
                try Self.requireTime(duration, "duration", at: here)
            }
            for modifier in animation.modifiers {
                switch modifier {
                case .delay(let seconds): try Self.requireTime(seconds, "delay", at: here)
                case .speed(let factor): try Self.requireRange(factor, "speed", 1e-6...1e6, at: here)
                case .repeated: break
                }
            }
        }
    }
}
