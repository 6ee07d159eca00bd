import Springs

/// The answer of `compare` for two versions of one thing: both make the same way, and nobody presses or lets go.
package struct Versions: Sendable {
    /// The two versions.
    package let pair: ComparedPair
    /// How far apart the two curves are.
    package let difference: CurveDifference
    /// Whether both are one motion in other words.
    package let isSameMotion: Bool
    /// What there is to say of the two.
    package let findings: [Finding]
    /// What matters most, in one sentence without a full stop; nil where there is nothing to say.
    package let headline: String?

    /// Compares two versions.
    package init(_ pair: ComparedPair) {
        self.pair = pair
        difference = pair.difference
        isSameMotion = pair.isSameMotion
        let advice = AdviceContext(
            pair.first.animation, pair.second.animation, labels: (pair.first.label, pair.second.label), scale: nil)
        findings = advice.findings
        headline = advice.headline
    }
}
