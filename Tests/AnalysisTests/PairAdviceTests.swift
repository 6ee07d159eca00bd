import Scenes
import Springs
import Testing

@testable import Analysis

// Figures without a comment: Tests/References/advice.py.
@Suite("Advice about a press and its release")
struct PairAdviceTests {
    private static func spring(_ duration: Double, _ bounce: Double = 0) throws -> Animation {
        try AdviceSamples.spring(duration, bounce)
    }

    private static func findings(
        _ press: Animation, _ release: Animation, labels: (String, String) = ("press", "release"), hold: Double = 0.08,
        control: ControlSize = ControlSize(), scale: ScaleChange? = ScaleChange(isAssumed: true)
    ) -> [Finding] {
        AdviceContext(press, release, labels: labels, hold: .given(hold), control: control, scale: scale).findings
    }

    @Test("the press-scale design, whole")
    func pressScale() throws {
        let findings = Self.findings(try Self.spring(0.12), try Self.spring(0.35, 0.35))
        #expect(
            findings.map(\.text) == [
                "The press is faster: within 2 % after 111 ms against 335 ms, 14 frames sooner at 60 Hz and 27 at 120 Hz.",
                "A tap of 80 ms shows 92.1 % of the press when it ends and 93.7 % at the deepest, 9.85 ms later.",
                "After a hold of 80 ms the release swings 6.38 % of the travel beyond rest, 240 ms after the finger lifts, and "
                    + "is within 0.1 % for good 664 ms after touch down.",
                "The overshoot of a scale of 1 to 0.96, were there one, would move the side edges of a 170 × 52 pt control by "
                    + "0.23 pt and its top and bottom by 0.07 pt, at most 0.69 px at 3x: it could be seen.",
                "SwiftUI reports that the release settles in 810 ms; it is within 0.1 % after 577 ms. "
                    + "Time nothing by the reported figure.",
            ])
        #expect(findings.allSatisfy { !$0.isAdvice && $0.severity == .info })
    }

    // Frames: 0.9285 of the difference of two critical springs' durations, times the rate, and the next whole number: S5 has
    // 0.73 and 1.47 frames as 1 and 2.
    @Test(
        "faster from half a frame at 120 Hz on, in whole frames as they are shown",
        arguments: [
            (0.12, 0.1244, nil, nil), (0.12, 0.1246, 1, 1), (0.12, 0.12 + 0.0122 / 0.928497476471, 1, 2),
            (0.12, 0.12 + 1.01 / 60 / 0.928497476471, 2, 3), (0.12, 0.12 + 0.1 / 0.928497476471, 6, 12),
        ] as [(Double, Double, Double?, Double?)])
    func faster(press: Double, release: Double, at60: Double?, at120: Double?) throws {
        let findings = Self.findings(try Self.spring(press), try Self.spring(release))
        let faster = findings["faster"].first
        #expect(faster?.side == (at60 == nil ? nil : "press"))
        #expect(faster?.number("frames_at_60_hz") == at60 && faster?.number("frames_at_120_hz") == at120)
        #expect(findings["equally-fast"].count == (at60 == nil ? 1 : 0))
    }

    @Test("equally fast names the later time")
    func equallyFast() throws {
        #expect(
            Self.findings(try Self.spring(0.12), try Self.spring(0.121))["equally-fast"].map(\.text) == [
                "Press and release are equally fast: within 2 % after 112 ms."
            ])
    }

    // The latest critical duration in time is 0.2154 s. The advice is the same for every bounce (S7, S8).
    @Test(
        "a late press, whatever its bounce, is told the critical spring that is in time",
        arguments: [
            (0.215, 0, nil), (0.216, 0, "215 ms"), (0.35, 0.35, "a bounce of 0 and 215 ms"),
            (0.3, -0.5, "a bounce of 0 and 215 ms"),
        ] as [(Double, Double, String?)])
    func late(duration: Double, bounce: Double, advice: String?) throws {
        let late = Self.findings(try Self.spring(duration, bounce), try Self.spring(0.9, 0.36))["press-settles-late"]
            .first
        #expect((late == nil) == (advice == nil))
        guard let late, let advice else { return }
        #expect(late.text.hasSuffix("later than 200 ms. Give the press \(advice): it is then within 2 % after 200 ms."))
        #expect(late.number("duration_in_time_s") == 0.215 && late.severity == .advice)
        #expect(late.threshold == Finding.Threshold(0.2, .seconds))
    }

    @Test("the advised duration is in time, and one millisecond more is not")
    func advisedDuration() throws {
        let seconds = { StepMetrics(try Spring(duration: $0, bounce: 0)).settlingTime(within: 0.02)?.seconds ?? .nan }
        #expect(try seconds(0.215) <= 0.2)
        #expect(try seconds(0.216) > 0.2)
    }

    @Test("a press overshoots beyond 1 %", arguments: [(0.1739, false), (0.174, true)])
    func bounces(bounce: Double, isTold: Bool) throws {
        let found = Self.findings(try Self.spring(0.15, bounce), try Self.spring(0.35, 0.35))["press-bounces"]
        #expect(found.isEmpty != isTold)
        if isTold {
            #expect(
                found.map(\.text) == [
                    "The press overshoots by 1 % of its travel. Give it a bounce of 0, and keep the bounce for the release."
                ])
        }
    }

    @Test("a late press that bounces is told once")
    func lateAndBouncy() throws {
        let ids = Self.findings(try Self.spring(0.35, 0.35), try Self.spring(0.6, 0.4)).filter(\.isAdvice).ids
        #expect(ids == ["press-settles-late"])
    }

    // Settling, duration by duration: the release must be sooner by over 1/240 s, and no bouncier.
    @Test(
        "the wrong way round",
        arguments: [
            ((0.35, 0.35), (0.12, 0.0), true), ((0.12, 0), (0.35, 0.35), false), ((0.1246, 0), (0.12, 0), true),
            ((0.1244, 0), (0.12, 0), false), ((0.3, 0.1), (0.2, 0.3), false), ((0.4, 0.3), (0.2, 0.3), true),
        ])
    func wrongWay(press: (Double, Double), release: (Double, Double), isTold: Bool) throws {
        let findings = Self.findings(try Self.spring(press.0, press.1), try Self.spring(release.0, release.1))
        #expect(
            findings["wrong-way-round"].map(\.text)
                == (isTold ? ["The release is quicker and stiller than the press; swap them."] : []))
        if isTold { #expect(findings.first?.id == "wrong-way-round") }
        #expect(Self.findings(.easeOut, try Self.spring(0.12))["wrong-way-round"].isEmpty)
    }

    @Test(
        "one animation for both is told by its motion, not by its spelling",
        arguments: [(0.85, true), (0.85 + 2e-9, false)])
    func oneAnimation(dampingRatio: Double, isOne: Bool) throws {
        let other = Animation(.spring(try Spring(response: 0.5, dampingRatio: dampingRatio), blendDuration: 0))
        #expect(Self.findings(.snappy, other)["one-animation-for-both"].isEmpty != isOne)
        #expect(Self.findings(.snappy, other.modified(by: .speed(2)))["one-animation-for-both"].isEmpty)
        #expect(Self.findings(.snappy, other, labels: ("old", "new"))["same-motion"].isEmpty != isOne)
    }

    @Test("one animation is sluggish going in or twitchy coming out, whichever it is")
    func oneAnimationFeel() throws {
        let quick = try Self.spring(0.12), slow = try Self.spring(0.35)
        #expect(
            Self.findings(quick, quick)["one-animation-for-both"].map(\.text) == [
                "Press and release use one animation, which feels twitchy coming out. "
                    + "Give the release a longer spring with some bounce."
            ])
        let ids = Self.findings(slow, slow).filter(\.isAdvice)
        #expect(ids.ids == ["press-settles-late", "one-animation-for-both"])
        #expect(ids.last?.text == "Press and release use one animation, which feels sluggish going in.")
    }

    // S1: 600 ms of 1.2 s is half of it.
    @Test("a curve that stands for time is left alone")
    func standsForTime() throws {
        let fill = Animation(.timingCurve(.linear, duration: 1.2))
        let findings = Self.findings(fill, try Self.spring(0.4, 0.2), hold: 0.6)
        #expect(
            findings["stands-for-time"].map(\.text) == [
                "The press runs evenly for 1.2 s: it stands for time. A hold of 600 ms reaches 50 %."
            ])
        let spoken = Set(findings.ids)
        #expect(spoken.isDisjoint(with: ["faster", "equally-fast", "press-settles-late", "press-bounces", "tap"]))
        // The same curve by another name, at another speed; and one that is not even.
        let twice = Animation(
            .timingCurve(.cubicBezier(try CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)), duration: 2.4),
            modifiers: [.speed(2)])
        #expect(
            Self.findings(twice, .smooth, hold: 0.6)["stands-for-time"].map(\.text)
                == findings["stands-for-time"].map(\.text))
        let eased = Self.findings(.easeInOut, .smooth, hold: 0.175)["stands-for-time"]
        #expect(
            eased.map(\.text) == ["The press follows a curve of 350 ms, not a spring. A hold of 175 ms reaches 50 %."])
    }

    // 0.191 s is when 99.95 % of a critical press of 0.12 s are done.
    @Test("a tap that lasts until the press has settled", arguments: [(0.19, false), (0.1915, true), (0.5, true)])
    func settledTap(hold: Double, isSettled: Bool) throws {
        let text = Self.findings(try Self.spring(0.12), .smooth, hold: hold)["tap"].first?.text
        #expect((text?.hasSuffix("lasts until the press has settled.") ?? false) == isSettled)
    }

    @Test("a tap that turns back at once, and one that shows nothing")
    func turningTap() throws {
        let press = try Self.spring(0.3)
        let eased = Self.findings(press, .linear, hold: 0.3)["tap"].first?.text
        #expect(eased?.hasSuffix("of the press, and turns back at once.") == true)
        #expect(
            Self.findings(press, try Self.spring(0.3, 0.2), hold: 0)["tap"].map(\.text) == [
                "A tap of 0 ms shows nothing of the press."
            ])
    }

    // After a press that has settled the release swings e^(−πζ/√(1 − ζ²)) beyond: 0.1 % at a bounce of 0.0897.
    @Test("a rebound beyond 0.1 %", arguments: [(0.089, false), (0.0905, true), (0.35, true)])
    func rebound(bounce: Double, isTold: Bool) throws {
        let found = Self.findings(try Self.spring(0.12), try Self.spring(0.35, bounce), hold: 1)["rebound"].first
        #expect((found != nil) == isTold)
        if bounce == 0.35 { #expect(abs((found?.number("rebound_percent") ?? 0) - 6.80766451) < 1e-4) }
    }

    // S4's kin: async-submit taps for 80 ms and swings 6.379 %, at rest after 0.664 s.
    @Test("the tap of a scene is that of its scale")
    func sceneTap() throws {
        let playback = try Playback(try Gallery.scene(named: "async-submit"))
        let findings = AdviceContext(playback, extent: .pressAndRelease).findings
        let rebound = try #require(findings["rebound"].first)
        #expect(abs((rebound.number("rebound_percent") ?? 0) - 6.379) < 5e-4)
        #expect(abs((rebound.number("rest_s") ?? 0) - 0.664) < 5e-4)
        #expect(findings["tap"].first?.text.hasPrefix("A tap of 80 ms, as the variant success has it, shows") == true)
        let held = AdviceContext(playback, extent: .pressAndRelease, hold: 0.2).findings["tap"].first
        #expect(held?.number("hold_s") == 0.2 && held?.text.hasPrefix("A tap of 200 ms lasts") == true)
    }

    // 170 pt · ½ · 0.04 of scale · 3 px: 0.01 px at a bounce of 0.08927, 0.5 px at 0.30752.
    @Test(
        "edges move by a pixel that can be seen, one that cannot, or not at all",
        arguments: [
            (0.0892, nil), (0.0894, "too little to be seen"), (0.3073, "too little to be seen"),
            (0.3077, "it can be seen"),
        ] as [(Double, String?)])
    func edges(bounce: Double, seen: String?) throws {
        let found = Self.findings(try Self.spring(0.12), try Self.spring(0.35, bounce), scale: ScaleChange())[
            "edge-movement"]
        #expect(found.count == (seen == nil ? 0 : 1))
        if let seen { #expect(found[0].text.hasSuffix(": \(seen).")) }
    }

    // 22 pt · 0.04 · 6.80766 % = 0.0599 pt = 0.18 px.
    @Test("the scale that moves the edges is named, and nothing is said without one")
    func scale() throws {
        let (press, release) = (try Self.spring(0.12), try Self.spring(0.35, 0.35))
        let small = Self.findings(press, release, control: ControlSize(width: 44, height: 44), scale: ScaleChange())
        #expect(abs((small["edge-movement"].first?.number("greatest_px") ?? 0) - 0.17972) < 1e-5)
        #expect(
            small["edge-movement"].first?.text.hasPrefix(
                "The overshoot of the scale of 1 to 0.96 moves the side edges of a 44 × 44 pt control by 0.06 pt")
                == true)
        let slow = Animation(.spring(try Spring(response: 1.5, dampingRatio: 0.3), blendDuration: 0))
        for scale in [nil, ScaleChange(pressed: 1)] {
            let ids = Set(Self.findings(press, slow, scale: scale).ids)
            #expect(ids.isDisjoint(with: ["edge-movement", "played-end-differs"]))
        }
    }

    // The frame from played-springs.csv, the true end from a fine scan in mpmath.
    @Test("a slow bouncy release is taken off the screen long before it is still")
    func playedEnd() throws {
        let release = Animation(.spring(try Spring(response: 1.5, dampingRatio: 0.3), blendDuration: 0))
        let played = try #require(
            Self.findings(try Self.spring(0.12), release, scale: ScaleChange())["played-end-differs"].first)
        #expect(
            played.text
                == "On screen at 60 Hz SwiftUI ends the release of the scale of 1 to 0.96 after 2.02 s, where the exact "
                + "motion is within 0.1 % after 5.04 s: its travel of 0.04 is inside the end test early.")
        #expect(played.side == "release" && played.threshold == Finding.Threshold(1.25, .ratio))
        #expect(abs((played.number("played_end_s") ?? 0) - 121.0 / 60) < 1e-9)
        #expect(played.numbers.map(\.name) == ["played_end_s", "frames_per_second", "settling_s", "band"])
    }

    // (2π/0.0296)² is just above 45000, (2π/0.0297)² just below.
    @Test(
        "the cause of another end is named",
        arguments: [
            (0.0296, 0.04, "its stiffness is cut to 45000."), (0.12, 1, "its force is still above 0.06 units/s²."),
        ])
    func cause(duration: Double, travel: Double, cause: String) throws {
        let texts = Self.findings(
            try Self.spring(duration), .smooth, scale: ScaleChange(released: 1, pressed: 1 - travel))[
                "played-end-differs"
            ]
            .filter { $0.side == "press" }.map(\.text)
        #expect(texts.count == 1 && texts[0].hasSuffix(cause), "\(texts)")
    }

    // At 0.1 %: 1.618 durations for a bounce of 0.4, 2.008 for 0.45, 2.022 for 0.5; 1.470 for every critical spring.
    @Test(
        "a duration misleads from twice its length on, and is spoken of once",
        arguments: [
            (0, 0.4, nil), (0, 0.45, "The release has a duration of 1 s and is within 0.1 % only after 2.01 s."),
            (0.45, 0.4, "The press has a duration of 1 s and is within 0.1 % only after 2.01 s."),
            (
                0.5, 0.45,
                "Press and release have durations of 1 s and 1 s and are within 0.1 % only after 2.02 s and 2.01 s."
            ),
            (0.45, 0.45, "The spring has a duration of 1 s and is within 0.1 % only after 2.01 s."),
        ] as [(Double, Double, String?)])
    func duration(press: Double, release: Double, text: String?) throws {
        let found = Self.findings(try Self.spring(1, press), try Self.spring(1, release))["duration-is-not-the-end"]
        #expect(found.map(\.text) == (text.map { [$0 + " A duration is a spring's pace, not its end."] } ?? []))
    }

    @Test("eased pairs have no reports to mislead")
    func reports() {
        #expect(Self.findings(.easeOut, .easeInOut, hold: 0.05)["reported-settling-misleads"].isEmpty)
    }

    // S12: 1/60 s is 16.67 ms; a speed of 2 halves the wait.
    @Test(
        "a delayed release",
        arguments: [
            ([], [.delay(0.0166)], nil), ([], [.delay(0.0167)], 0.0167), ([], [.delay(0.4), .speed(2)], 0.2),
            ([.delay(0.2)], [.delay(0.2)], 0.2),
        ] as [([Animation.Modifier], [Animation.Modifier], Double?)])
    func delayed(press: [Animation.Modifier], release: [Animation.Modifier], wait: Double?) throws {
        let found = Self.findings(
            Animation(try Self.spring(0.12).base, modifiers: press),
            Animation(Animation.smooth.base, modifiers: release))[
                "delayed-release"]
        #expect(found.first?.number("delay_s") == wait)
        let isLayered = found.first?.text.hasSuffix("SwiftUI layers it over the press, which has no such delay.")
        if wait != nil { #expect(isLayered == press.isEmpty) }
        if wait == 0.2 {
            #expect(found.first?.text.hasPrefix("The release waits 200 ms; the button stays down.") == true)
        }
    }

    @Test("without damping there is no end, and nothing is measured to it")
    func never() throws {
        let endless = try Self.spring(0.35, 1)
        for (findings, side) in [
            (Self.findings(try Self.spring(0.12), endless), "release"), (Self.findings(endless, .smooth), "press"),
        ] {
            #expect(findings.first?.text == "The \(side) never comes to rest. Give it some damping: a bounce below 1.")
            #expect(findings.first?.severity == .warning && findings.first?.side == side)
            #expect(findings["faster"].isEmpty && findings["equally-fast"].isEmpty)
            #expect(findings.filter { $0.side == side && $0.number("settling_s") != nil }.isEmpty)
            #expect(findings["rebound"].allSatisfy { side == "press" || $0.number("rest_s") == nil })
        }
        #expect(Self.findings(try Self.spring(0.12), try Self.spring(0.35, 0.999))["never-settles"].isEmpty)
    }

    @Test("other labels are two versions, and keep their names")
    func versions() throws {
        let findings = Self.findings(try Self.spring(0.4, 0.4), try Self.spring(0.3, 0.2), labels: ("old", "new"))
        #expect(findings["faster"].first?.text.hasPrefix("new is faster: within 2 %") == true)
        #expect(findings["faster"].first?.side == "new")
        let words = findings.map(\.text).joined(separator: " ")
        #expect(!words.contains("press") && !words.contains("release"))
        #expect(findings.allSatisfy { !$0.isAdvice })
        let same = try Self.spring(0.5, 0.15)
        #expect(
            Self.findings(
                .snappy, Animation(.spring(try Spring(response: 0.5, dampingRatio: 0.85), blendDuration: 0)),
                labels: ("old", "new"))["same-motion"].map(\.text) == [
                    "old and new are the same spring, spelled in two ways."
                ])
        #expect(
            Self.findings(same, same, labels: ("old", "new"))["same-motion"].map(\.text) == [
                "old and new are the same spring."
            ])
    }

    @Test(
        "extreme springs have findings, and at once", arguments: [1e-90, 1e-9, 0.3],
        [-0.999999, 1e-300, 1.0.nextDown, 1])
    func extremes(duration: Double, bounce: Double) throws {
        let animation = try Self.spring(duration, bounce)
        #expect(!Self.findings(animation, animation).isEmpty)
    }
}
