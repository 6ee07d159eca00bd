import Analysis
import Reports
import Scenes
import Words

extension SceneRun {
    /// Says on standard error what charts and samples cannot show: what is clipped, ignored, or never ends.
    func warn(_ session: Session) {
        // A built-in scene is as it was meant.
        if !Gallery.all.contains(scene) {
            session.note(
                AdviceRule.hiddenOvershoot.findings(in: AdviceContext(leading)).map {
                    "\(scene.name): \($0.text.dropLast())"
                }, others: "other properties are clipped")
        }
        if !leading.settles {
            let tail = Measure.time(Playback.neverSettlingTail)
            session.note("\(scene.name): something never settles; the \(tail) after the last event are shown")
        }
        guard !Gallery.all.contains(scene) else { return }
        let ignored = leading.timeline.events.compactMap { outcome -> String? in
            guard case .ignored(let phase) = outcome.effect else { return nil }
            let event = "the event '\(outcome.event.name)' at \(Measure.time(outcome.time))"
            return "\(scene.name): \(event) is ignored, for it does not count in \(phase)"
        }
        session.note(ignored, others: "other events are ignored too")
        let unseen = scene.phases.flatMap { phase in
            scene.properties.compactMap { property -> String? in
                guard let value = phase.values[property.name], !property.visibleRange.contains(value) else {
                    return nil
                }
                let seen = NumberText.shortest(property.visibleRange.clamped(value))
                return "\(scene.name): \(phase.name) sets \(property.name) to \(NumberText.shortest(value)), "
                    + "which is seen as \(seen)"
            }
        }
        session.note(unseen, others: "other values are seen as something else")
    }
}
