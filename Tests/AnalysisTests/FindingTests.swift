import Scenes
import Springs
import Testing

@testable import Analysis

@Suite("Findings about a press and its release")
struct FindingTests {
    private static func spring(_ duration: Double, _ bounce: Double = 0) throws -> Animation {
        Animation(.spring(try Spring(duration: duration, bounce: bounce), blendDuration: 0))
    }

    @Test("the press-scale design, whole")
    func pressScale() throws {
        let findings = PressReleaseFindings(press: try Self.spring(0.12), release: try Self.spring(0.35, 0.35)).findings
        #expect(
            findings.map(\.description) == [
                "The press is faster: within 2 % after 111 ms against 335 ms, 13 frames sooner at 60 Hz and 27 frames at "
                    + "120 Hz.",
                "A tap of 80 ms shows 92.1 % of the press when it ends and 93.7 % at the deepest, 10 ms later.",
                "The overshoot of the release moves the side edges of a 170 × 52 pt control by 0.23 pt and its top and "
                    + "bottom by 0.07 pt, at most 0.69 px at 3x: it can be seen.",
                "The press has a duration of 120 ms and is within 0.1 % only after 176 ms. "
                    + "Duration is a spring's pace, not its end.",
                "SwiftUI reports that the release settles in 810 ms; it is within 0.1 % after 577 ms. "
                    + "Time nothing by the reported figure.",
                "The release has a duration of 350 ms and is within 0.1 % only after 577 ms. "
                    + "Duration is a spring's pace, not its end.",
            ])
        #expect(findings.allSatisfy { !$0.isAdvice })
    }

    @Test("a press that bounces and comes late, the same both ways, under Reduce Motion")
    func everythingWrong() throws {
        let animation = try Self.spring(0.35, 0.35)
        let findings = PressReleaseFindings(press: animation, release: animation, reduceMotion: true).findings
        let advice = findings.filter(\.isAdvice)
        #expect(
            advice.map(\.id) == [
                "one-animation-for-both", "press-bounces", "press-settles-late", "bounces-under-reduce-motion",
                "bounces-under-reduce-motion",
            ])
        #expect(
            advice.map(\.description) == [
                "Press and release use one animation, which feels sluggish going in or twitchy coming out. "
                    + "Give the press a shorter spring without bounce.",
                "The press overshoots by 6.8 % of its travel. A press feels firmer with a bounce of 0; "
                    + "keep the bounce for the release.",
                "The press is within 2 % only after 335 ms, later than 200 ms. "
                    + "A duration of 209 ms with the same bounce is in time.",
                "The press bounces by 6.8 % under Reduce Motion. Drop the travel there, or use a bounce of 0.",
                "The release bounces by 6.8 % under Reduce Motion. Drop the travel there, or use a bounce of 0.",
            ])
        #expect(advice[2].threshold == Finding.Threshold(value: 0.2, unit: "s"))
    }

    @Test("the advised duration is in time, and one millisecond more is not")
    func advisedDuration() throws {
        let early = StepMetrics(try Spring(duration: 0.209, bounce: 0.35)).settlingTime(within: 0.02)?.seconds
        let late = StepMetrics(try Spring(duration: 0.210, bounce: 0.35)).settlingTime(within: 0.02)?.seconds
        #expect((early ?? 1) <= 0.2 && (late ?? 0) > 0.2)
    }

    @Test("a slow bouncy release is taken off the screen long before it is still")
    func playedEnd() throws {
        let release = Animation(.spring(try Spring(response: 1.5, dampingRatio: 0.3), blendDuration: 0))
        let findings = PressReleaseFindings(press: try Self.spring(0.12), release: release).findings
        let played = try #require(findings.first { $0.id == "played-end-differs" })
        // The frame from played-springs.csv, the true end from a fine scan in mpmath.
        #expect(
            played.description == "On screen at 60 Hz SwiftUI ends the release of a scale of 1 to 0.96 after 2017 ms, "
                + "where the exact motion is within 0.1 % after 5044 ms: its end test is in the property's own units.")
        #expect(played.side == .release && played.threshold?.unit == "ratio")
        #expect(played.numbers.map(\.name) == ["played_end_s", "frames_per_second", "settling_s", "band"])
    }

    @Test("a small control's edges move too little to be seen")
    func invisible() throws {
        let findings = PressReleaseFindings(
            press: try Self.spring(0.12), release: try Self.spring(0.35, 0.35),
            control: ControlSize(width: 44, height: 44)
        ).findings
        let movement = findings.compactMap { if case .edgeMovement(let movement) = $0 { movement } else { nil } }.first
        // 22 pt · 0.04 · 6.80766 % = 0.0599 pt = 0.18 px.
        #expect(abs((movement?.pixels ?? 0) - 0.17972) < 1e-5)
        #expect(movement?.isVisible == false)
        #expect(movement.map { Finding.edgeMovement($0).description.hasSuffix("too little to be seen.") } == true)
    }

    @Test("a release without bounce says nothing about edges; one without damping never settles")
    func extremes() throws {
        let calm = PressReleaseFindings(press: try Self.spring(0.12), release: try Self.spring(0.35)).findings
        #expect(!calm.contains { $0.id == "edge-movement" })
        let endless = PressReleaseFindings(press: try Self.spring(0.12), release: try Self.spring(0.35, 1)).findings
        #expect(endless.contains(.neverSettles(.release)))
        #expect(!endless.contains { $0.id == "faster" })
    }

    @Test("two springs within half a frame are equally fast")
    func equal() throws {
        let findings = PressReleaseFindings(press: try Self.spring(0.12), release: try Self.spring(0.121)).findings
        #expect(findings.first?.description == "Press and release are equally fast: within 2 % after 112 ms.")
    }

    @Test("eased pairs are measured without a spring's reports")
    func eased() {
        let findings = PressReleaseFindings(press: .easeOut, release: .easeInOut, hold: 0.05).findings
        #expect(!findings.contains { $0.id == "reported-settling-misleads" })
        #expect(findings.contains { $0.id == "press-settles-late" })
    }

    @Test(
        "numbers are rounded as sentences want them",
        arguments: [
            (0.0, 1, "0.0"), (-0.04, 1, "0.0"), (-0.06, 1, "-0.1"), (1.005, 2, "1.00"), (12.3456, 2, "12.35"),
            (999.9, 0, "1000"), (0.07, 2, "0.07"), (1e300, 2, "1e+300"), (.infinity, 1, "inf"),
        ])
    func rounding(value: Double, decimals: Int, text: String) {
        #expect(PlainNumber(value, decimals: decimals).description == text)
    }

    @Test(
        "extreme springs have findings, and at once", arguments: [1e-90, 1e-9, 0.3],
        [-0.999999, 1e-300, 1.0.nextDown, 1])
    func extremes(duration: Double, bounce: Double) throws {
        let animation = try Self.spring(duration, bounce)
        #expect(!PressReleaseFindings(press: animation, release: animation).findings.isEmpty)
    }
}
