/// A rule of advice: when something is worth saying, and the sentence.
///
/// ``all`` lists every rule. A rule whose condition fails says nothing; no rule softens a sentence.
package struct AdviceRule: Sendable, Identifiable {
    /// A stable name for machines, the same as its findings'.
    package let id: String
    /// How much its findings matter.
    package let severity: Finding.Severity
    private let find: @Sendable (AdviceContext, AdviceRule) -> [Finding]

    /// A rule.
    ///
    /// - Parameter find: what it finds; each finding made by the rule it is given.
    init(
        _ id: String, _ severity: Finding.Severity,
        _ find: @escaping @Sendable (_ context: AdviceContext, _ rule: AdviceRule) -> [Finding]
    ) {
        self.id = id
        self.severity = severity
        self.find = find
    }

    /// Every rule; of those that matter alike, what a reader wants first comes first.
    package static let all: [AdviceRule] = [
        .neverSettles, .bouncesUnderReduceMotion, .actsTwice, .lowContrast, .faceVanishes, .smallTarget,
        .wrongWayRound, .pressSettlesLate, .pressBounces, .oneAnimationForBoth,
        .sameMotion, .faster, .equallyFast, .standsForTime, .tap, .rebound, .delayedRelease, .edgeMovement,
        .playedEndDiffers, .durationIsNotTheEnd, .reportedSettlingMisleads, .jumps, .hiddenOvershoot,
    ]

    /// The rules that have something to say of an animation alone.
    static let ofOne: [AdviceRule] = [.neverSettles, .durationIsNotTheEnd, .reportedSettlingMisleads]

    /// What the rule finds.
    package func findings(in context: AdviceContext) -> [Finding] { find(context, self) }

    /// A finding of this rule.
    func finding(
        side: String? = nil, about subject: String? = nil, _ text: String, _ numbers: [Finding.Number] = [],
        threshold: Finding.Threshold? = nil
    ) -> Finding {
        Finding(
            id: id, severity: severity, side: side, subject: subject, numbers: numbers, threshold: threshold,
            text: text)
    }
}

extension AdviceContext {
    /// What all rules find, what matters most first.
    package var findings: [Finding] { findings(by: AdviceRule.all) }

    /// What some rules find, what matters most first.
    func findings(by rules: [AdviceRule]) -> [Finding] {
        let found = rules.map { $0.findings(in: self) }
        return Finding.Severity.allCases.sorted(by: >).flatMap { severity in
            found.joined().filter { $0.severity == severity }
        }
    }
}
