import Analysis
import Scenes
import Springs

/// The scene whose press and release are being tuned.
struct TunedScene: Sendable {
    /// The scene as it was.
    let original: Scene
    /// The script that is played.
    let variant: Variant
    private let press: Timeline.Step
    private let release: Timeline.Step
    /// The properties that the pair moves.
    private let properties: [String]
    /// The timing that says how long the button is held; nil when the script fixes it.
    let holdTiming: String?

    /// What a scene says of its press and release.
    ///
    /// - Throws: ``ComparisonError/noPair(_:)`` for a scene without the two.
    init(_ scene: Scene, variant name: String?) throws {
        let timeline = try Timeline(of: scene, variant: name)
        guard let steps = scene.pressAndReleaseSteps(timeline) else { throw ComparisonError.noPair(scene.name) }
        original = scene
        variant = timeline.variant
        (press, release) = steps
        properties = scene.pressesAndReleases(timeline).first?.properties ?? []
        let event = timeline.events.first { $0.time == steps.release.time && $0.event.kind == .release }?.event
        holdTiming = event?.time.timings.first
    }

    /// How long the button is held as the scene is written, in seconds.
    var hold: Double { release.time - press.time }

    /// The scene with other animations and another hold.
    func scene(_ pair: TunedPair) throws -> Scene {
        var script = variant
        var transitions = original.transitions
        for (step, animation) in [(press, pair.press), (release, pair.release)] {
            // The variant's own transitions are looked at first.
            if !replace(step, animation, in: &script.transitions, addsTo: false) {
                replace(step, animation, in: &transitions, addsTo: true)
            }
        }
        var timings = original.timings
        if let holdTiming, let place = timings.firstIndex(where: { $0.name == holdTiming }) {
            if script.timings[holdTiming] == nil {
                timings[place].seconds = pair.hold
            } else {
                script.timings[holdTiming] = pair.hold
            }
        }
        return try Scene(
            name: original.name, title: original.title, summary: original.summary, size: original.size,
            properties: original.properties, phases: original.phases, transitions: transitions, timings: timings,
            variants: original.variants.map { $0.name == script.name ? script : $0 })
    }

    /// Gives a step another animation; whether one of the transitions is the step's.
    @discardableResult
    private func replace(
        _ step: Timeline.Step, _ animation: Animation, in transitions: inout [Transition], addsTo: Bool
    ) -> Bool {
        let place = transitions.firstIndex { $0.matches(from: step.from, to: step.to) }
        guard var transition = place.map({ transitions[$0] }) ?? (addsTo ? Transition(AdaptiveChange(.jump)) : nil)
        else { return false }
        let overridden = properties.filter { transition.overrides[$0] != nil }
        if overridden.isEmpty {
            transition.change.standard = .animated(animation)
        } else {
            // What moves otherwise in the same transition stays as it is.
            for name in overridden { transition.overrides[name]?.standard = .animated(animation) }
        }
        if let place, transition.from == [step.from], transition.to == step.to {
            transitions[place] = transition
        } else {
            // A transition that serves other steps too keeps doing so.
            transition.from = [step.from]
            transition.to = step.to
            transitions.insert(transition, at: place ?? 0)
        }
        return true
    }
}
