import Springs
import Words

/// One of the two animations of a pair, and what rules measure of it.
package struct AdviceSide: Sendable {
    /// What people call it.
    package let label: String
    /// The animation.
    package let animation: Animation
    /// The properties it moves, where a scene has several pairs and this is not the one spoken of at length.
    package let properties: [String]
    /// The metrics of the first play, with the bands of the thresholds.
    let step: StepMetrics
    private let bands: MetricThresholds

    init(_ animation: Animation, label: String, properties: [String], thresholds: AdviceThresholds) {
        self.label = label
        self.animation = animation
        self.properties = properties
        let bands = [thresholds.settlingBand, thresholds.endBand].filter { $0 > 0 && $0.isFinite }
        self.bands = (try? MetricThresholds(bands: bands)) ?? .standard
        step = AnimationMetrics(animation, thresholds: self.bands).step
    }

    /// The metrics without delays, speeds and repeats, which the frameworks' reports do not count.
    var bare: AnimationMetrics { AnimationMetrics(Animation(animation.base), thresholds: bands) }

    /// When it has settled within a band of the thresholds, in seconds; nil when it never does.
    func settling(_ band: Double) -> Double? { step.settlingTime(within: band)?.seconds }

    /// The seconds before it starts to move.
    var delay: Double { AnimationClock(animation.modifiers).start }

    /// Whether a spring without damping moves it.
    var isUndamped: Bool { animation.springBase?.dampingRegime == .undamped }

    /// How far it goes beyond the target, in percent of the travel; 0 where it does not.
    var overshootPercent: Double { max(0, step.overshootPercent ?? 0) }

    /// `the press`, `the press of opacity`, or the label that people gave.
    var name: String {
        guard label == "press" || label == "release" else { return label }
        return "the \(label)" + (properties.isEmpty ? "" : " of \(properties.map(\.unhyphenated).listed())")
    }

    /// The name at the start of a sentence.
    var capitalizedName: String {
        label == "press" || label == "release" ? "The" + name.dropFirst(3) : name
    }

    /// What a finding about it is about beside the side.
    var subject: String? { properties.isEmpty ? nil : properties.joined(separator: ",") }
}

/// Two animations that belong together: a press and its release, or two versions of one thing.
package struct AdvicePair: Sendable {
    /// The press, or the first version.
    package let first: AdviceSide
    /// The release, or the second version.
    package let second: AdviceSide
    /// Whether they are a press and its release; else two versions of one thing.
    package let isPressAndRelease: Bool
    /// How long a tap holds.
    package let hold: TapHold
    /// What a tap shows; nil for two versions.
    package let handoff: Handoff?
    /// Whether both are one motion, however they are spelled.
    package let isSameMotion: Bool
    private let thresholds: AdviceThresholds

    init(
        _ first: Animation, _ second: Animation, labels: (String, String), properties: [String], hold: TapHold,
        thresholds: AdviceThresholds
    ) {
        self.first = AdviceSide(first, label: labels.0, properties: properties, thresholds: thresholds)
        self.second = AdviceSide(second, label: labels.1, properties: properties, thresholds: thresholds)
        self.hold = hold
        self.thresholds = thresholds
        isPressAndRelease = labels == ("press", "release")
        handoff =
            isPressAndRelease
            ? Handoff(
                HandedOverMotion(press: first, release: second, hold: hold.seconds), band: thresholds.endBand) : nil
        isSameMotion = first.isSameMotion(as: second)
    }

    /// Both, the press first.
    package var sides: [AdviceSide] { [first, second] }

    /// Whether a spring moves the press; a curve stands for time, and is left alone.
    var pressIsSpring: Bool { first.animation.springBase != nil }

    /// When a press is within the band, if that is later than a press may be.
    var lateness: Double? {
        guard isPressAndRelease, pressIsSpring, let settling = first.settling(thresholds.settlingBand),
            settling > thresholds.latePress
        else { return nil }
        return settling
    }

    /// Whether the release is the quicker and the stiller of two springs.
    var isWrongWayRound: Bool {
        guard isPressAndRelease, pressIsSpring, second.animation.springBase != nil,
            let press = first.settling(thresholds.settlingBand), let release = second.settling(thresholds.settlingBand)
        else { return false }
        return press - release > thresholds.equalTime && second.overshootPercent <= first.overshootPercent
    }
}
