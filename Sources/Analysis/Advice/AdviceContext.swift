import Scenes
import Springs
import Words

/// What the rules of advice look at: a press and its release, or two versions of an animation, and of a scene how it moves and
/// looks. Made from animations alone or from a scene as it is played; the same rules read both.
package struct AdviceContext: Sendable {
    /// The pairs of animations, that of the scale first; empty for a scene without a press and its release.
    package let pairs: [AdvicePair]
    /// The scale whose movement on the screen is spoken of; nil for a scene that has none.
    package var scale: ScaleChange?
    /// The control that the scale belongs to.
    package var control: ControlSize
    /// The changes of phase that are looked at.
    package let changes: [PhaseChange]
    /// The scene as it is played; nil where only animations are looked at.
    package let playback: Playback?
    /// When a finding is worth saying.
    package let thresholds: AdviceThresholds

    /// The pair that is spoken of at length.
    package var lead: AdvicePair? { pairs.first }

    /// A context of two animations.
    ///
    /// - Parameters:
    ///   - first: the press, or the first of two versions.
    ///   - second: the release, or the second version.
    ///   - labels: what people call the two. `press` and `release` are a press and its release; any others are versions of one
    ///     thing.
    ///   - hold: how long a tap holds.
    ///   - control: the control whose edges the overshoot moves.
    ///   - scale: how its scale changes; nil where something else moves.
    ///   - thresholds: when each finding is worth saying.
    package init(
        _ first: Animation, _ second: Animation, labels: (String, String) = ("press", "release"),
        hold: TapHold = .usual,
        control: ControlSize = ControlSize(), scale: ScaleChange? = ScaleChange(isAssumed: true),
        thresholds: AdviceThresholds = AdviceThresholds()
    ) {
        pairs = [
            AdvicePair(first, second, labels: labels, properties: [], hold: hold, thresholds: thresholds)
        ]
        self.scale = scale
        self.control = control
        changes = []
        playback = nil
        self.thresholds = thresholds
    }

    /// A context of a scene's variant as it is played.
    ///
    /// - Parameters:
    ///   - playback: the variant with its timings.
    ///   - extent: whether the whole script is looked at, or its press and release alone.
    ///   - hold: how long a tap holds, in seconds; nil for as long as the variant says.
    ///   - thresholds: when each finding is worth saying.
    package init(
        _ playback: Playback, extent: Extent = .script, hold: Double? = nil,
        thresholds: AdviceThresholds = AdviceThresholds()
    ) {
        let (scene, timeline) = (playback.scene, playback.timeline)
        let found = scene.pressesAndReleases(timeline)
        pairs = found.enumerated().map { index, pair in
            AdvicePair(
                pair.press, pair.release, labels: ("press", "release"), properties: index == 0 ? [] : pair.properties,
                hold: hold.map { .given($0) } ?? .variant(timeline.variant.name, pair.hold), thresholds: thresholds)
        }
        let steps =
            switch extent {
            case .script: timeline.steps
            case .pressAndRelease: found.first.map { [$0.pressStep, $0.releaseStep] } ?? []
            }
        changes = PhaseChange.all(steps, of: scene, in: timeline.variant)
        scale = found.first.flatMap { pair in
            guard pair.properties.contains("scale"), let released = scene.value(of: "scale", in: pair.releaseStep.to),
                let pressed = scene.value(of: "scale", in: pair.pressStep.to)
            else { return nil }
            return ScaleChange(released: released, pressed: pressed)
        }
        control = scene.size
        self.playback = extent == .script ? playback : nil
        self.thresholds = thresholds
    }

    /// How much of a scene is looked at.
    package enum Extent: Hashable, Sendable {
        /// Everything that happens, and what the control looks like.
        case script
        /// The press and the release after it.
        case pressAndRelease
    }
}

/// The scale of a control released and pressed.
package struct ScaleChange: Hashable, Sendable {
    /// The scale before the press and after the release.
    package var released: Double
    /// The scale while pressed.
    package var pressed: Double
    /// Whether nobody named it: it stands for what a button would do.
    package var isAssumed: Bool

    /// A change of scale; 1 to 0.96 unless told otherwise.
    package init(released: Double = 1, pressed: Double = 0.96, isAssumed: Bool = false) {
        self.released = released
        self.pressed = pressed
        self.isAssumed = isAssumed
    }

    /// How far it goes.
    var travel: Double { abs(released - pressed) }
    /// `the scale of 1 to 0.96`, or `a scale of 1 to 0.96, were there one,`.
    var phrase: String {
        let range =
            "scale of \(NumberText.rounded(released, decimals: 3)) to \(NumberText.rounded(pressed, decimals: 3))"
        return isAssumed ? "a \(range), were there one," : "the \(range)"
    }
}

/// A change of phase with all that moves in it.
package struct PhaseChange: Hashable, Sendable {
    /// A property that changes, and how.
    package struct Move: Hashable, Sendable {
        /// The property.
        package let property: AnimatedProperty
        /// The values it goes from and to.
        package let from: Double, to: Double
        /// How it goes as designed.
        package let standard: Change
        /// How it goes under Reduce Motion; nil where it keeps still there.
        package let reduced: Change?
    }

    /// The phases left and entered.
    package let from: String, to: String
    /// What changes, in the scene's order.
    package let moves: [Move]

    /// `idle → pressed`.
    var name: String { "\(from) → \(to)" }

    /// The changes of some steps; the same two phases once.
    static func all(_ steps: [Timeline.Step], of scene: Scene, in variant: Variant) -> [PhaseChange] {
        var seen: Set<PhaseChange> = []
        return steps.map { step in
            PhaseChange(
                from: step.from, to: step.to,
                moves: scene.properties.compactMap { property in
                    guard property.source == .phases, let from = scene.value(of: property.name, in: step.from),
                        let to = scene.value(of: property.name, in: step.to), from != to
                    else { return nil }
                    let changes = [false, true].map {
                        scene.change(of: property.name, from: step.from, to: step.to, in: variant, reduceMotion: $0)
                    }
                    return Move(
                        property: property, from: from, to: to, standard: changes[0],
                        reduced: property.reduceMotionValue == nil ? changes[1] : nil)
                })
        }.filter { seen.insert($0).inserted }
    }
}
