import Notation
import Springs

/// Writes a scene as JSON5 or JSON.
struct SceneWriter {
    let scene: Scene

    /// The text, with a line end at its end.
    func text(_ style: JSON5Text.Style) -> String {
        let heading =
            style == .json5
            ? "// A dashpot scene. Times are in seconds, lengths in points; the first phase is where a script starts.\n"
            : ""
        return heading + root.rendered(style) + "\n"
    }

    private var root: JSON5Text {
        var entries: [JSON5Text.Entry] = [
            .init("name", .text(scene.name)), .init("title", .text(scene.title)),
            .init("summary", .text(scene.summary)),
            .init(
                "size",
                .object([.init("width", .number(scene.size.width)), .init("height", .number(scene.size.height))]),
                comment: "The control at rest."),
            .init(
                "properties", .object(scene.properties.map { .init($0.name, property($0)) }),
                comment: "min and max bound what can be seen; reduceMotion is the value kept under Reduce Motion."),
            .init(
                "phases", .object(scene.phases.map { .init($0.name, phase($0)) }),
                comment: "A value left out is the first phase's."),
            .init(
                "transitions", .list(scene.transitions.map(transition)),
                comment: "The first that matches counts. \"none\" jumps, \"hold\" leaves a property alone."),
        ]
        if !scene.timings.isEmpty {
            entries.append(
                .init(
                    "timings", .object(scene.timings.map { .init($0.name, timing($0)) }),
                    comment: "Lengths of time that can be set when the scene is played."))
        }
        entries.append(
            .init(
                "variants", .object(scene.variants.map { .init($0.name, variant($0)) }),
                comment: "The first is played when none is asked for."))
        return .object(entries)
    }

    private func property(_ property: AnimatedProperty) -> JSON5Text {
        var entries = [JSON5Text.Entry]()
        if property.unit != .none || AnimatedProperty.known(property.name).unit != .none {
            entries.append(.init("unit", .text(property.unit.rawValue)))
        }
        let known = AnimatedProperty.known(property.name)
        // What a name brings by itself can be left out and is said all the same; what it brings and this one lacks must be.
        let open = SceneLimits.magnitude
        if let lower = property.visibleRange.lower ?? known.visibleRange.lower.map({ _ in -open }) {
            entries.append(.init("min", .number(lower)))
        }
        if let upper = property.visibleRange.upper ?? known.visibleRange.upper.map({ _ in open }) {
            entries.append(.init("max", .number(upper)))
        }
        if property.animationScale != property.usualAnimationScale {
            entries.append(.init("animationScale", .number(property.animationScale)))
        }
        if property.isPair || known.isPair { entries.append(.init("pair", .bool(property.isPair))) }
        if case .derived(let source, let map) = property.source {
            entries.append(.init("from", .text(source)))
            entries.append(
                .init("map", .list(map.points.map { .list([.number($0.input), .number($0.output)]) })))
        }
        if let value = property.reduceMotionValue { entries.append(.init("reduceMotion", .number(value))) }
        return .object(entries)
    }

    private func phase(_ phase: Phase) -> JSON5Text {
        // In the order of the properties.
        let values = scene.properties.compactMap { property in
            phase.values[property.name].map { JSON5Text.Entry(property.name, .number($0)) }
        }
        var entries = [JSON5Text.Entry("values", .object(values))]
        let look = look(phase.look)
        if !look.isEmpty { entries.append(.init("look", .object(look))) }
        return .object(entries)
    }

    private func look(_ look: Look) -> [JSON5Text.Entry] {
        let plain = Look()
        var entries = [JSON5Text.Entry]()
        if let label = look.label { entries.append(.init("label", .text(label))) }
        if look.labelColor != plain.labelColor {
            entries.append(.init("labelColor", .text(look.labelColor.rawValue)))
        }
        if look.fill != plain.fill { entries.append(.init("fill", .text(look.fill.rawValue))) }
        if look.fillOpacity != plain.fillOpacity { entries.append(.init("fillOpacity", .number(look.fillOpacity))) }
        if let border = look.border { entries.append(.init("border", .text(border.rawValue))) }
        if look.showsSpinner { entries.append(.init("spinner", .bool(true))) }
        if look.showsCheckmark { entries.append(.init("checkmark", .bool(true))) }
        if look.isDisabled { entries.append(.init("disabled", .bool(true))) }
        return entries
    }

    private func transition(_ transition: Transition) -> JSON5Text {
        var entries = [JSON5Text.Entry]()
        if let from = transition.from { entries.append(.init("from", names(from))) }
        if let to = transition.to { entries.append(.init("to", .text(to))) }
        entries += change(transition.change)
        if !transition.overrides.isEmpty {
            let overrides = transition.overrides.sorted { $0.key < $1.key }
            entries.append(
                .init("overrides", .object(overrides.map { .init($0.key, .object(change($0.value))) })))
        }
        return .object(entries)
    }

    private func change(_ change: AdaptiveChange) -> [JSON5Text.Entry] {
        [.init("animation", .text(word(change.standard)))]
            + (change.reduced.map { [.init("reduceMotion", .text(word($0)))] } ?? [])
    }

    private func word(_ change: Change) -> String {
        switch change {
        case .animated(let animation): SwiftUINotation.text(for: animation)
        case .jump: "none"
        case .hold: "hold"
        }
    }

    private func timing(_ timing: Timing) -> JSON5Text {
        .object(
            [.init("seconds", .number(timing.seconds))]
                + (timing.summary.isEmpty ? [] : [.init("summary", .text(timing.summary))]))
    }

    private func variant(_ variant: Variant) -> JSON5Text {
        var entries = [JSON5Text.Entry("summary", .text(variant.summary))]
        if !variant.timings.isEmpty {
            let timings = variant.timings.sorted { $0.key < $1.key }
            entries.append(.init("timings", .object(timings.map { .init($0.key, .number($0.value)) })))
        }
        entries.append(.init("events", .list(variant.events.map(event))))
        if !variant.transitions.isEmpty {
            entries.append(.init("transitions", .list(variant.transitions.map(transition))))
        }
        return .object(entries)
    }

    private func event(_ event: Event) -> JSON5Text {
        var entries = [
            JSON5Text.Entry("at", time(event.time)), JSON5Text.Entry("event", .text(event.kind.rawValue)),
        ]
        if event.name != event.kind.rawValue { entries.append(.init("name", .text(event.name))) }
        if let target = event.target { entries.append(.init("to", .text(target))) }
        if let onlyIn = event.onlyIn { entries.append(.init("onlyIn", names(onlyIn))) }
        return .object(entries)
    }

    private func time(_ time: EventTime) -> JSON5Text {
        let timings = time.timings.map(JSON5Text.text)
        if timings.isEmpty { return .number(time.seconds) }
        if timings.count == 1, time.seconds == 0 { return timings[0] }
        return .list(timings + (time.seconds == 0 ? [] : [.number(time.seconds)]))
    }

    private func names(_ names: [String]) -> JSON5Text {
        names.count == 1 ? .text(names[0]) : .list(names.map(JSON5Text.text))
    }
}
