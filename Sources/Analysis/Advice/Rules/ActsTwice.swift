import Scenes
import Words

extension AdviceRule {
    /// A tap counts while the action that it started is still under way or has been done, so that the action runs again.
    static let actsTwice = AdviceRule("acts-twice", .warning) { context, rule in
        guard let playback = context.playback else { return [] }
        var seen: Set<Event> = []
        return playback.timeline.actions.compactMap { action in
            let phases = action.phasesUnderWay(in: playback.scene).filter { action.start.counts(in: $0) }
            guard !phases.isEmpty, seen.insert(action.start).inserted else { return nil }
            return rule.finding(
                about: action.start.name,
                "The action can run twice: '\(action.start.name)' counts in \(phases.listed()) as well, before what it "
                    + "started is over. Name in onlyIn the phases where it may start.")
        }
    }
}

/// What a tap starts: the phases that the machine goes through by itself until the next tap.
private struct Action {
    let start: Event
    /// The phase in which it was tapped.
    let origin: String
    /// The phases since the finger lifted.
    var phases: [String]
    /// What led to the last phase; nil while the machine has done nothing.
    var lastKind: Event.Kind?

    /// The phases in which the action is not over: neither back where it began nor failed and to be tried again. A disabled
    /// control takes no taps.
    func phasesUnderWay(in scene: Scene) -> [String] {
        guard let lastKind else { return [] }
        let isOver = phases.last == origin || lastKind == .workFailed
        var seen: Set<String> = []
        return (isOver ? phases.dropLast() : phases[...]).filter { name in
            scene.phase(named: name)?.look.isDisabled == false && seen.insert(name).inserted
        }
    }
}

extension Timeline {
    /// The actions that taps and presses start and machines go on with.
    fileprivate var actions: [Action] {
        var actions: [Action] = []
        var running: Action?
        var phase = steps.first?.from ?? ""
        for outcome in events where outcome.isFired {
            let before = phase
            if case .entered(let entered) = outcome.effect { phase = entered }
            switch outcome.event.kind {
            case .press, .tap:
                running.map { actions.append($0) }
                running = Action(start: outcome.event, origin: before, phases: [phase])
            case .release:
                // While the finger is down nobody can tap again.
                running?.phases = [phase]
            case .workDone, .workFailed, .timeout, .other:
                guard outcome.event.target != nil, running != nil else { continue }
                running?.phases.append(phase)
                running?.lastKind = outcome.event.kind
            case .haptic: continue
            }
        }
        running.map { actions.append($0) }
        return actions
    }
}

extension Event {
    /// Whether it does something in a phase.
    fileprivate func counts(in phase: String) -> Bool { onlyIn?.contains(phase) ?? true }
}
