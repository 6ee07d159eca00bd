import Scenes

/// The press and the release of a scene as two scenes that both begin at once, to be seen side by side.
struct PressReleaseScenes {
    let scenes: [(name: String, scene: Scene)]

    /// Takes a scene's variant apart. Throws ``ComparisonError/noPair(_:)`` where it has no press and release.
    init(_ scene: Scene, variant: String?) throws {
        let timeline = try Timeline(of: scene, variant: variant)
        guard try scene.pressAndRelease(variant: variant) != nil,
            let press = timeline.steps.first,
            let release = timeline.steps.first(where: { $0.from == press.to })
        else { throw ComparisonError.noPair(scene.name) }
        scenes = [
            ("press", try Self.half(of: scene, press, .press, timeline.variant)),
            ("release", try Self.half(of: scene, release, .release, timeline.variant)),
        ]
    }

    /// A scene with the same properties and transitions whose one event, at its start, makes one step.
    private static func half(
        of scene: Scene, _ step: Timeline.Step, _ kind: Event.Kind, _ variant: Variant
    ) throws(SceneError) -> Scene {
        // A phase leaves out what it has in common with the first; another may come first here.
        let phases = scene.phases.map { phase in
            var whole = phase
            for property in scene.properties where property.source == .phases {
                whole.values[property.name] = scene.value(of: property.name, in: phase.name)
            }
            return whole
        }
        let first = phases.filter { $0.name == step.from }
        return try Scene(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size,
            properties: scene.properties, phases: first + phases.filter { $0.name != step.from },
            transitions: scene.transitions,
            variants: [
                Variant(
                    kind.rawValue, "", events: [Event(at: EventTime(), kind, to: step.to)],
                    transitions: variant.transitions)
            ])
    }
}
