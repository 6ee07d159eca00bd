import Springs

/// A button design as a state machine: the values of each phase, the animations between phases, and scripts that
/// walk through them.
package struct Scene: Hashable, Sendable {
    /// Its name, such as `press-scale`.
    package let name: String
    /// What to head a chart with.
    package let title: String
    /// What it shows, in a sentence or two.
    package let summary: String
    /// The control's size at rest.
    package let size: ControlSize
    /// What is animated, in the order of charts and columns.
    package let properties: [AnimatedProperty]
    /// The phases; a script starts in the first.
    package let phases: [Phase]
    /// The transitions; the first that matches counts. Phases that none joins change by a jump.
    package let transitions: [Transition]
    /// The lengths of time that can be set.
    package let timings: [Timing]
    /// The scripts; the first is played when none is asked for.
    package let variants: [Variant]

    /// - Throws: ``SceneError`` when names are unknown, doubled or malformed, values missing or out of range, or there
    ///   is more of something than ``SceneLimits`` allows.
    package init(
        name: String, title: String, summary: String, size: ControlSize, properties: [AnimatedProperty],
        phases: [Phase], transitions: [Transition], timings: [Timing] = [], variants: [Variant]
    ) throws(SceneError) {
        self.init(
            unchecked: name, title: title, summary: summary, size: size, properties: properties, phases: phases,
            transitions: transitions, timings: timings, variants: variants)
        try validate()
    }

    /// A scene known to be sound: a built-in one, whose tests check it.
    init(
        unchecked name: String, title: String, summary: String, size: ControlSize, properties: [AnimatedProperty],
        phases: [Phase], transitions: [Transition], timings: [Timing] = [], variants: [Variant]
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.size = size
        self.properties = properties
        self.phases = phases
        self.transitions = transitions
        self.timings = timings
        self.variants = variants
    }

    /// The phase of a name.
    package func phase(named name: String) -> Phase? {
        phases.first { $0.name == name }
    }

    /// The property of a name.
    package func property(named name: String) -> AnimatedProperty? {
        properties.first { $0.name == name }
    }

    /// The value a phase gives a property; a derived property's is the map of its source's. nil for unknown names.
    package func value(of property: String, in phase: String) -> Double? {
        guard let named = self.property(named: property), let place = self.phase(named: phase) else { return nil }
        switch named.source {
        case .phases:
            return place.values[property] ?? phases.first?.values[property]
        case .derived(let source, let map):
            return (place.values[source] ?? phases.first?.values[source]).map { map.value(at: $0).output }
        }
    }
}
