import Scenes
import Springs
import Testing

@Suite("Advice")
struct AdviceTests {
    private func sentences(_ name: String) throws -> [String] {
        try Gallery.scene(named: name).warnings().map(\.description)
    }

    @Test("tells one spring for both directions, and a press that takes too long")
    func haptic() throws {
        let warnings = try sentences("press-scale")
        #expect(
            warnings.contains(
                "haptic-press: press and release run on one animation; a press wants a short spring without bounce, a "
                    + "release a longer one with some"))
        #expect(warnings.contains { $0.hasPrefix("haptic-press: the press moves scale for 2") })
        // 0.12/0 settles in 176 ms.
        #expect(!warnings.contains { $0.hasPrefix("tap: the press") })
    }

    @Test("takes the limit of a press as an argument")
    func limit() throws {
        let scene = try Gallery.scene(named: "press-scale")
        let strict = scene.warnings(pressLimit: 0.17).map(\.description)
        #expect(strict.contains("tap: the press moves scale for 176.3 ms; feedback wants at most 170 ms"))
    }

    @Test("tells bounce under Reduce Motion")
    func bounce() throws {
        #expect(
            try sentences("press-scale").contains(
                "opacity still bounces (0.35) from pressed to released under Reduce Motion; give a reduceMotion animation "
                    + "without bounce"))
        #expect(try !sentences("morphing-submit").contains { $0.contains("bounces") })
    }

    @Test("tells overshoot that cannot be seen")
    func overshoot() throws {
        #expect(
            try sentences("hold-to-confirm").contains(
                "released-early: fill reaches -0.007582 at 0.9333 s but is seen only to 0; that overshoot is hidden"))
        #expect(try sentences("morphing-submit").contains { $0.hasPrefix("success: corner-radius reaches 32.") })
    }

    @Test("tells values that jump")
    func jump() throws {
        let warnings = try sentences("claim-button")
        #expect(
            warnings.contains(
                "as-designed: text-red, text-green, text-blue and spinner-opacity jump from normal to loading; no animation "
                    + "is given"))
        #expect(!warnings.contains { $0.hasPrefix("smooth:") && $0.contains("jumps") })
    }

    @Test("tells controls too small to hit")
    func target() throws {
        let scene = try Scene(
            name: "small", title: "", summary: "", size: ControlSize(width: 120, height: 30), properties: [.scale()],
            phases: [Phase("only", ["scale": 1])], transitions: [], variants: [Variant("none", "", events: [])])
        #expect(
            scene.warnings().map(\.description) == [
                "the control is 120 × 30 pt; a touch target wants at least 44 × 44 pt"
            ])
        #expect(scene.warnings(touchTarget: 30).isEmpty)
    }

    @Test("finds the press and the release of a scene")
    func pair() throws {
        let pair = try #require(try Gallery.scene(named: "press-scale").pressAndRelease())
        #expect(pair.press == Animation(.spring(try Spring(duration: 0.12, bounce: 0), blendDuration: 0)))
        #expect(pair.release == Animation(.spring(try Spring(duration: 0.35, bounce: 0.35), blendDuration: 0)))
        #expect(try Gallery.scene(named: "morphing-symbol").pressAndRelease() == nil)
    }
}

@Suite("What cannot be played")
struct PlaybackErrorTests {
    @Test(
        "is said whole",
        arguments: [
            ("fail", [:], #""async-submit" has no variant "fail"; did you mean "failure"?"#),
            ("x", [:], #""async-submit" has no variant "x"; there is "success" and "failure""#),
            ("failure", ["wrok": 1], #""async-submit" has no timing "wrok"; did you mean "work"?"#),
            ("failure", ["work": -1], #"timing "work" of -1 s is not allowed; give one from 0 to 600 s"#),
            ("failure", ["work": .nan], #"timing "work" of nan s is not allowed; give one from 0 to 600 s"#),
            (
                "failure", ["work": 500],
                #"with these timings "work done" comes at 1001.16 s; at most 600 s are allowed"#
            ),
        ] as [(String, [String: Double], String)])
    func sentences(variant: String, timings: [String: Double], sentence: String) throws {
        let scene = try Gallery.scene(named: "async-submit")
        do {
            _ = try Playback(scene, variant: variant, timings: timings)
            Issue.record("accepted")
        } catch {
            #expect("\(error)" == sentence)
        }
    }
}
