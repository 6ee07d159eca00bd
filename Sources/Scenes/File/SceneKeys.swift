/// The keys a scene file may have, by the kind of object: what the decoder allows, the encoder writes and the schema
/// describes.
enum SceneKeys: String, CaseIterable {
    case scene, size, property, phase, look, transition, override, timing, variant, event

    /// The allowed keys, in the order they are written.
    var allowed: [String] {
        switch self {
        case .scene:
            [
                "$schema", "name", "title", "summary", "size", "properties", "phases", "transitions", "timings",
                "variants",
            ]
        case .size: ["width", "height"]
        case .property: ["unit", "min", "max", "animationScale", "pair", "from", "map", "reduceMotion"]
        case .phase: ["values", "look"]
        case .look:
            ["label", "labelColor", "fill", "fillOpacity", "border", "spinner", "checkmark", "disabled"]
        case .transition: ["from", "to", "animation", "reduceMotion", "overrides"]
        case .override: ["animation", "reduceMotion"]
        case .timing: ["seconds", "summary"]
        case .variant: ["summary", "events", "timings", "transitions"]
        case .event: ["at", "event", "name", "to", "onlyIn"]
        }
    }

    /// The keys that must be there.
    var required: [String] {
        switch self {
        case .scene: ["name", "properties", "phases", "variants"]
        case .size: ["width", "height"]
        case .transition, .override: ["animation"]
        case .timing: ["seconds"]
        case .variant: ["events"]
        case .event: ["at", "event"]
        case .property, .phase, .look: []
        }
    }

    /// The object in a sentence.
    var what: String {
        switch self {
        case .scene, .size, .property, .phase, .look, .transition, .timing, .variant: "a \(rawValue)"
        case .override, .event: "an \(rawValue)"
        }
    }
}
